/** What `npm start` says in the terminal: French unless the machine speaks English. */
const FRENCH = {
  building: 'Préparation de Préau (une minute la première fois)…',
  lookingForElectron: 'Recherche d’Electron, la fenêtre de Préau (une minute au plus)…',
  noElectron: 'Electron n’est pas là : Préau s’ouvre dans un navigateur, et marche aussi bien.',
  alreadyRunning: (address: string) => `Préau est déjà ouvert sur cet ordinateur : ${address}`,
  ready: (address: string) => `Préau est prêt : ${address}`,
  windowClosed: 'La fenêtre est fermée, Préau continue. « npm start » la rouvre, Ctrl+C arrête tout.',
  stop: 'Ctrl+C pour arrêter.',
  openByHand: 'Ouvre cette adresse dans un navigateur (garde-la pour toi : elle fait de toi l’hôte) :',
  others: 'Pour les autres, à scanner ou à taper :',
  onlyHere:
    'Pour l’instant, Préau n’est joignable que depuis cette machine. Pour toute la salle : npm start -- --bind 0.0.0.0',
  goodbye: 'À bientôt !',
};

export type StartTexts = typeof FRENCH;

const ENGLISH: StartTexts = {
  building: 'Preparing Préau (a minute the first time)…',
  lookingForElectron: 'Looking for Electron, Préau’s window (a minute at most)…',
  noElectron: 'Electron is not there: Préau opens in a browser, and works just as well.',
  alreadyRunning: (address) => `Préau is already open on this computer: ${address}`,
  ready: (address) => `Préau is ready: ${address}`,
  windowClosed: 'The window is closed, Préau goes on. “npm start” opens it again, Ctrl+C ends everything.',
  stop: 'Ctrl+C to stop.',
  openByHand: 'Open this address in a browser (keep it to yourself: it makes you the host):',
  others: 'For the others, to scan or to type:',
  onlyHere:
    'For now Préau can be reached from this machine only. For the whole room: npm start -- --bind 0.0.0.0',
  goodbye: 'See you!',
};

export function startTexts(locale = userLocale()): StartTexts {
  return locale.startsWith('en') ? ENGLISH : FRENCH;
}

/** Where a terminal has a language it says so; a system without any ("C") is not taken for an English one. */
function userLocale(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const named = LC_ALL || LC_MESSAGES || LANG || '';
  if (named !== '' && !/^(C|POSIX)\b/.test(named)) return named;
  return process.platform === 'linux' ? 'fr' : Intl.DateTimeFormat().resolvedOptions().locale;
}
