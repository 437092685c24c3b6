export default {
  skip: 'Skip to content',
  opening: 'Opening the yard…',
  connection: { on: 'Connected', off: 'No connection', connecting: 'Connecting' },
  lost: {
    title: 'Connection lost.',
    kept: 'Nothing is gone, your seat is kept.',
    trying: 'Trying again…',
    retry: 'Trying again in {n} second. | Trying again in {n} seconds.',
    now: 'Try now',
    back: 'The connection is back.',
  },
  stopped: {
    REPLACED: {
      title: 'This window was replaced',
      text: 'You are now playing in another window. Close this one, or carry on here.',
    },
    PROTOCOL_VERSION: {
      title: 'Not the same version of Préau',
      text: 'This page and its host are of different versions. Reload the page; if that does not help, install the same version everywhere.',
    },
    KICKED: {
      title: 'The host closed this window',
      text: 'Ask whoever runs the game whether you may come back.',
    },
    takeBack: 'Carry on here',
    reload: 'Reload the page',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    sound: 'Sounds',
    soundHint: 'A signal when ten seconds are left, when someone grabs…',
    theme: 'Light',
    themes: { auto: 'Like this device', light: 'Full sun', dark: 'After dark' },
  },
};
