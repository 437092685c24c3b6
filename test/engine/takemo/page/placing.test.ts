import { describe, expect, it } from 'vitest';
import { drawn, place, Table, type Position } from './play';

/** White's CHAT on its line, Black's ROSE on its own. */
const BOTH = { 1: '....rose', 15: '....CHAT' };
const white = (position: Position = {}) =>
  Table.at({ rows: BOTH, hands: ['SANETELR', 'SANETELR'], turn: 0, ...position });
const refusal = (at: readonly [unknown, unknown, unknown], word: string, position: Position = {}) =>
  white(position).send(place(1, position.turn ?? 0, at, word));

describe('takemo, the refusals of a placement in the order of the page', () => {
  it.each([
    ['a letter that the hand has not', [15, 1, 'H'], 'OS'],
    ['a letter more often than the hand has it', [15, 1, 'H'], 'AA'],
    ['on squares outside the board too', [16, 1, 'H'], 'OS'],
    ['far outside too, however far', [1e300, -(2 ** 60), 'V'], 'OS'],
    ['before TOO_SHORT', [15, 1, 'H'], 'O'],
    ['before LETTER_MISMATCH', [15, 5, 'H'], 'CHOTO'],
    ['before FIRST_WORD', [8, 1, 'H'], 'OS'],
    ['on an enemy tile too, whatever it is', [1, 5, 'H'], 'RO'],
  ] as const)('CARD_NOT_IN_HAND: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('CARD_NOT_IN_HAND');
  });

  it('an own tile needs none: the letters on it may be missing in the hand', () => {
    expect(refusal([15, 5, 'H'], 'CHATS')).toBeNull();
  });

  it.each([
    ['past the right', [15, 14, 'H'], 'ANE'],
    ['past the bottom', [14, 1, 'V'], 'ANE'],
    ['before the left', [15, 0, 'H'], 'ANE'],
    ['before the top', [0, 1, 'V'], 'ANE'],
    ['in no row', [16, 1, 'H'], 'ANE'],
    ['row 0', [0, 1, 'H'], 'ANE'],
    ['in no column', [1, 16, 'V'], 'ANE'],
    ['row and col are any whole numbers', [-(2 ** 53), 1e21, 'H'], 'ANE'],
    ['before TOO_SHORT', [16, 1, 'H'], 'A'],
    ['across the whole board and on', [15, -3, 'H'], 'SANETEL'],
    ['before LETTER_MISMATCH', [15, 8, 'V'], 'SA'],
  ] as const)('OUT_OF_BOARD: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('OUT_OF_BOARD');
  });

  it('a word longer than the board is OUT_OF_BOARD, if the hand and the board had its letters', () => {
    const row = { rows: { 15: 'CHATCHATCHATC.' } };
    expect(refusal([15, 1, 'H'], 'CHATCHATCHATCANE', row)).toBe('OUT_OF_BOARD');
  });

  it.each([
    ['one letter on the line', [15, 1, 'H'], 'A'],
    ['one letter on an own tile, before NOTHING_LAID', [15, 5, 'H'], 'C'],
    ['one letter, before LETTER_MISMATCH', [15, 5, 'H'], 'X'],
    ['one letter that touches, before NOT_WHOLE_WORD', [15, 9, 'H'], 'S'],
  ] as const)('TOO_SHORT: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('TOO_SHORT');
  });

  it.each([
    ['another letter than the own tile’s', [15, 5, 'H'], 'CRAT'],
    ['before NOTHING_LAID', [15, 5, 'H'], 'HATS'],
    ['before NOT_WHOLE_WORD', [15, 7, 'H'], 'ESA'],
    ['before NOT_CONNECTED can matter', [13, 5, 'V'], 'ANE'],
  ] as const)('LETTER_MISMATCH: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('LETTER_MISMATCH');
  });

  it.each([
    ['the word that stands', [15, 5, 'H'], 'CHAT'],
    ['a part of it, before NOT_WHOLE_WORD', [15, 5, 'H'], 'CHA'],
    ['a part of it that is no word, before NOT_IN_LEXICON', [15, 6, 'H'], 'HA'],
  ] as const)('NOTHING_LAID: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('NOTHING_LAID');
  });

  it.each([
    ['an own tile right before', [15, 9, 'H'], 'SA'],
    ['an own tile right after', [15, 3, 'H'], 'SA'],
    ['a part of an own word with a new letter', [15, 6, 'H'], 'HATS'],
    ['right before in a column', [9, 9, 'V'], 'SA', { 8: '........L' }],
    ['right after in a column', [6, 9, 'V'], 'SA', { 8: '........L' }],
    ['before NOT_IN_LEXICON', [15, 9, 'H'], 'SR'],
  ] as const)('NOT_WHOLE_WORD: %s', (_, at, word, rows: Record<number, string> = {}) => {
    expect(refusal(at, word, { rows: { ...BOTH, ...rows } })).toBe('NOT_WHOLE_WORD');
  });

  it('an enemy tile right before or after is none of the word’s', () => {
    expect(refusal([15, 1, 'H'], 'ANE', { rows: { 15: '...s' } })).toBeNull();
    expect(refusal([15, 2, 'H'], 'ANE', { rows: { 15: 's...t' } })).toBeNull();
  });

  it('NOT_WHOLE_WORD comes before FIRST_WORD, FIRST_WORD before NOT_CONNECTED', () => {
    const unbegun: Position = { begun: [false, false] };
    expect(refusal([14, 9, 'V'], 'SA', { ...unbegun, rows: { 13: '........L' } })).toBe('NOT_WHOLE_WORD');
    expect(refusal([8, 1, 'H'], 'ANE', unbegun)).toBe('FIRST_WORD');
  });

  it.each([
    ['in the middle', 0, [8, 5, 'H']],
    ['down to the own line', 0, [13, 5, 'V']],
    ['on the enemy line', 0, [1, 5, 'H']],
    ['Black: on White’s line', 1, [15, 5, 'H']],
    ['Black: down from its own line', 1, [1, 5, 'V']],
  ] as const)('FIRST_WORD: %s', (_, turn, at) => {
    expect(refusal(at, 'ANE', { begun: [false, false], rows: {}, turn })).toBe('FIRST_WORD');
  });

  it('a first word lies along the own line, White’s in row 15, Black’s in row 1', () => {
    const none: Position = { begun: [false, false], rows: {} };
    expect(refusal([15, 13, 'H'], 'ANE', none)).toBeNull();
    expect(refusal([1, 1, 'H'], 'ANE', { ...none, turn: 1 })).toBeNull();
    expect(refusal([1, 1, 'H'], 'ANE', { ...none, turn: 1, begun: [true, false] })).toBeNull();
  });

  it('FIRST_WORD holds until the camp itself has laid one, not the enemy; a partner’s word counts', () => {
    const four = Table.at({
      players: 4,
      begun: [false, false],
      hands: ['CHATEEEE', 'ROSEEEEE', 'ANESEEEE', 'LESTTTTT'],
    });
    four.play(place(1, 0, [15, 5, 'H'], 'CHAT'));
    expect(four.send(place(2, 1, [14, 9, 'H'], 'ROSE'))).toBe('FIRST_WORD');
    four.play(place(2, 1, [1, 5, 'H'], 'ROSE'));
    expect(four.send(place(3, 2, [3, 1, 'H'], 'ANES'))).toBe('NOT_CONNECTED');
    four.play(place(3, 2, [15, 10, 'H'], 'ANES'));
  });

  it('FIRST_WORD asks for a word laid in this game, not for one that still stands', () => {
    const gone: Position = { begun: [true, true], rows: { 1: '....rose' } };
    expect(refusal([8, 5, 'H'], 'ANE', gone)).toBe('NOT_CONNECTED');
    expect(refusal([15, 5, 'H'], 'ANE', gone)).toBeNull();
  });

  it.each([
    ['nothing near', [8, 5, 'H'], 'ANE'],
    ['a corner is no touch', [14, 2, 'H'], 'ANE'],
    ['enemy tiles are no touch', [2, 5, 'H'], 'ANE'],
    ['laid over enemy tiles only', [1, 5, 'H'], 'REST'],
    ['down to the own line, touching nothing', [13, 1, 'V'], 'ANE'],
    ['before OVERLAP_MISMATCH', [1, 5, 'H'], 'ANE'],
    ['before NOT_IN_LEXICON', [8, 5, 'H'], 'NTR'],
  ] as const)('NOT_CONNECTED: %s', (_, at, word) => {
    expect(refusal(at, word)).toBe('NOT_CONNECTED');
  });

  it.each([
    ['on the own line, far from all', [15, 1, 'H'], 'AN', BOTH],
    ['using an own tile', [15, 5, 'H'], 'CHATS', BOTH],
    ['a new tile above an own one', [14, 7, 'H'], 'EN', { 15: '......S' }],
    ['a new tile below an own one', [9, 5, 'H'], 'EN', { 8: '....L' }],
    ['a new tile beside an own one', [10, 6, 'V'], 'AN', { 10: '....T' }],
    ['a new tile that covers an enemy one, beside an own one', [10, 6, 'V'], 'AN', { 10: '....Tx' }],
  ] as const)('connected: %s', (_, at, word, rows: Record<number, string>) => {
    expect(refusal(at, word, { rows })).toBeNull();
  });

  it('the enemy’s defence line is no own one: NOT_CONNECTED along it', () => {
    expect(refusal([1, 10, 'H'], 'ANE')).toBe('NOT_CONNECTED');
    expect(refusal([15, 10, 'H'], 'ANE', { turn: 1 })).toBe('NOT_CONNECTED');
  });
});

describe('takemo, words', () => {
  it('NOT_IN_LEXICON: the word itself', () => {
    expect(refusal([15, 10, 'H'], 'TNR')).toBe('NOT_IN_LEXICON');
  });

  it('NOT_IN_LEXICON: a crosswise run that a new tile forms', () => {
    expect(refusal([14, 8, 'H'], 'ANE')).toBe('NOT_IN_LEXICON');
    expect(refusal([14, 7, 'H'], 'LA', { rows: { 15: '......A' } })).toBeNull();
  });

  it('a crosswise run that was there before and gets no new tile is not looked up', () => {
    // XQ stands across the own T that the word uses.
    const rows = { 14: '.......X', 15: '....CHAT' };
    expect(refusal([15, 5, 'H'], 'CHATS', { rows })).toBeNull();
  });

  it('the run takes in own tiles on both sides of a new one', () => {
    const rows = { 13: '.....E', 15: '.....E' };
    expect(refusal([14, 5, 'H'], 'ET', { rows, hands: ['EEEEEEET'] })).toBeNull();
    expect(refusal([14, 5, 'H'], 'AN', { rows })).toBe('NOT_IN_LEXICON');
  });

  it('enemy tiles never count as part of a word: they break a run', () => {
    // Above the new E stands a Black tile, and above that a White one that would spell nothing with it.
    const rows = { 12: '......X', 13: '......z', 15: '.....S' };
    expect(refusal([14, 6, 'H'], 'ES', { rows, hands: ['ESEEEEEE'] })).toBeNull();
    const own = { ...rows, 13: '......Z' };
    expect(refusal([14, 6, 'H'], 'ES', { rows: own, hands: ['ESEEEEEE'] })).toBe('NOT_IN_LEXICON');
  });

  it('a captured tile leaves a gap, not a letter: what stood on both sides of it is not joined', () => {
    const rows = { 8: '....T', 9: '....osZ', 15: 'CHAT' };
    const table = Table.at({ rows, hands: ['EEEEEEEE'] }).play(place(1, 0, [8, 5, 'V'], 'TE'));
    expect(table.final().board).toEqual(drawn({ 8: '....T', 9: '....E.Z', 15: 'CHAT' }));
  });

  const classed = (words: string, word: string, rows: Record<number, string> = BOTH) =>
    Table.at({ rows, hands: [word.padEnd(8, 'Z')], options: { words } }).send(
      place(1, 0, [15, 10, 'H'], word),
    );

  it.each([
    ['noun', 'TIRE', null, null],
    ['noun and verb', 'RESTE', null, null],
    ['inf and noun', 'ETRE', null, null],
    ['verb only', 'RESTA', 'CLASS_NOT_ALLOWED', 'CLASS_NOT_ALLOWED'],
    ['adj only', 'TERNE', null, 'CLASS_NOT_ALLOWED'],
    ['adv only', 'TOT', null, 'CLASS_NOT_ALLOWED'],
    ['inf only', 'OTER', null, 'CLASS_NOT_ALLOWED'],
    ['tool only', 'NOS', null, 'CLASS_NOT_ALLOWED'],
    ['tool and noun', 'LA', null, null],
  ])('%s: %s; all takes it, noConjugation answers %s, nouns %s', (_, word, noConjugation, nouns) => {
    expect(classed('all', word)).toBeNull();
    expect(classed('noConjugation', word)).toBe(noConjugation);
    expect(classed('nouns', word)).toBe(nouns);
  });

  it('all words are looked up before any class is looked at', () => {
    const rows = { 14: '.........X', 15: '' };
    expect(classed('nouns', 'RESTA', rows)).toBe('NOT_IN_LEXICON');
  });

  it('the class of crosswise words counts too', () => {
    const cross = { 12: '.........L', 13: '.........I', 14: '.........S', 15: '' };
    expect(classed('all', 'ETE', cross)).toBeNull();
    expect(classed('noConjugation', 'ETE', cross)).toBe('CLASS_NOT_ALLOWED');
    expect(classed('nouns', 'ETE', cross)).toBe('CLASS_NOT_ALLOWED');
  });

  it('a refused placement may be tried again', () => {
    const table = white();
    expect(table.send(place(5, 0, [15, 10, 'H'], 'TNR'))).toBe('NOT_IN_LEXICON');
    expect(table.final().t).toBe(0);
    table.play(place(1, 0, [15, 10, 'H'], 'ANE'));
    expect(table.final()).toMatchObject({ turn: 1, t: 1 });
  });
});
