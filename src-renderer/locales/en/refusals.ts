/** What a refusal's code means to the person whose action it was. */
export default {
  unknown: 'That did not work ({code}).',

  // of the page
  CONNECTION_LOST: 'The connection dropped before the answer came. Try again in a moment.',
  OFFLINE: 'No connection right now. It will come back by itself.',

  // of the host
  BAD_MESSAGE: 'The host did not understand that request.',
  BAD_NAME: 'That name won’t do. Try letters, 24 at most.',
  NAME_TAKEN: 'Someone at this table already has that name. Pick another.',
  UNKNOWN_TABLE: 'That table is gone.',
  UNKNOWN_GAME: 'That game is not installed here.',
  NO_TABLE: 'You are not at a table.',
  NOT_SEATED: 'Take a seat first.',
  ALREADY_SEATED: 'You already have a seat.',
  TABLE_FULL: 'Every seat is taken.',
  NOT_REFEREE: 'Only the referee can do that.',
  NOT_OWNER: 'Only the person who opened Préau can do that.',
  WRONG_CODE: 'That is not the right code.',
  ALREADY_STARTED: 'The game has already started.',
  NOT_STARTED: 'The game has not started yet.',
  NOT_FINISHED: 'The game is not over.',
  BAD_OPTION: 'That setting won’t do.',
  BAD_PLAYERS: 'The number of players does not fit these settings.',
  NEEDS_REFEREE: 'This needs a referee who is not playing.',
  TOO_MANY_TABLES: 'Too many tables are open. Close one first.',
  TOO_MANY_TRIES: 'Too many tries. Wait a little.',
  TOO_LATE: 'Too late: the game has just changed. Have a look, then try again if you like.',
  JOURNAL_FAILED: 'The host can no longer write the game to its disk.',
  CANNOT_LISTEN: 'The computer refuses to open the game to other devices.',
  HOST_FAULT: 'Préau got muddled: nothing has changed. Try again.',

  // of every game
  BAD_ACTION: 'That action is malformed.',
  TIME_BACKWARDS: 'Too late: the game has moved on.',
  UNKNOWN_SEAT: 'There is no such seat.',
  NOT_ALLOWED: 'You can’t do that in this game.',
  GAME_OVER: 'The game is over.',
  PAUSED: 'The game is paused.',
  WRONG_PHASE: 'This is not the moment.',
  NOT_YOUR_TURN: 'It is not up to you now.',
  CARD_NOT_IN_HAND: 'You don’t have that card.',
  NOT_IN_LEXICON: 'That word is not in the dictionary.',
  CLASS_NOT_ALLOWED: 'That word exists, but not for this game.',
  BAD_SHUFFLE: 'The cards of this game don’t add up.',
};
