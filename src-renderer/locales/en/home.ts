export default {
  title: 'Préau, word games to play together',
  name: {
    label: 'Your name at the table',
    roll: 'Draw another name',
    save: 'Take this name',
    saved: 'You are now called {name}.',
  },
  create: {
    title: 'What shall we play?',
    go: 'Play',
    tableTitle: '{name}’s table',
    none: 'No game is installed here.',
  },
  tables: {
    title: 'Tables here',
    none: 'No table yet. Pick a game to open one.',
    away: '{n} table finished or empty | {n} tables finished or empty',
    mine: 'Your table',
    players: '{n} player | {n} players',
    stages: { lobby: 'Sitting down', playing: 'Playing', finished: 'Over' },
  },
  found: {
    title: 'Around you',
    none: 'Préau is listening… No other game so far.',
    tables: '{n} table | {n} tables',
    join: 'Join',
  },
  address: {
    title: 'Join with an address',
    label: 'The address on the other screen',
    hint: 'Numbers and dots, like 192.168.1.20:4321',
    go: 'Go there',
    faults: {
      EMPTY: 'Copy the address shown on the other screen here.',
      NOT_AN_ADDRESS: 'That is not an address. It looks like 192.168.1.20:4321.',
      NUMBER_TOO_BIG: 'One of the numbers is too big: they go from 0 to 255. Look at the address again.',
      NUMBER_MISSING: 'A number is missing: there are four, with dots between them.',
      BAD_PORT: 'The number after the colon won’t do. Look at the address again.',
      IPV6: 'That kind of address does not work here. Look for the one with four numbers and dots.',
    },
  },
};
