/** French first: every string of the page is in `locales/<language>/<area>.ts`, and read as `t('<area>.…')`. */
import { createI18n } from 'vue-i18n';
import { stored } from './stored';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A tree of strings. Plurals are written « one | many »; `{n}` and other names in braces are filled in. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

const files = import.meta.glob<{ default: Messages }>('./locales/*/*.ts', { eager: true });

/** In French the signs of two parts have a space before them, at which no line may end. */
function frenchSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

function mapTexts(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}

/** All areas of one language, by the names of their files. */
export function messagesOf(language: Language): Messages {
  const prefix = `./locales/${language}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, file]) => [path.slice(prefix.length, -'.ts'.length), file.default]),
  );
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

const kept = stored.get('local', 'language');

export const i18n = createI18n({
  legacy: false,
  locale: isLanguage(kept) ? kept : 'fr',
  fallbackLocale: 'fr',
  // In French zero and minus one are singular; messages have two forms.
  pluralRules: { fr: (n: number) => (Math.abs(n) < 2 ? 0 : 1) },
  messages: { fr: mapTexts(messagesOf('fr'), frenchSpaces), en: messagesOf('en') },
});

export function currentLanguage(): Language {
  const language: unknown = i18n.global.locale.value;
  return isLanguage(language) ? language : 'fr';
}

export function setLanguage(language: Language): void {
  i18n.global.locale.value = language;
  stored.set('local', 'language', language);
  document.documentElement.lang = language;
}
