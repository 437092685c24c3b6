import { describe, expect, it } from 'vitest';
import { announce, draft, grab, judged, reveal, rule, send, start, Table, tick, verifying } from './play';

// Seat 1 has C H A T S and the common cards R I O U L, and two jokers.
describe('attrape-moa, classic 5: what a word is worth', () => {
  it.each([
    ['CHAT', 'noun'],
    ['CHOIR', 'inf'],
    ['MANGE', 'verb'],
    ['ROUGES', 'adj'],
    ['LOIN', 'adv'],
  ])('%s (%s) is valid', (word) => {
    const options = { jokers: 9 };
    expect(judged(word.length, word, undefined, { options })).toMatchObject({ valid: true, reason: null });
  });

  it('a tool word is CLASS_NOT_ALLOWED unless toolWords says otherwise', () => {
    expect(judged(3, 'TOI')).toMatchObject({ valid: false, reason: 'CLASS_NOT_ALLOWED', points: -2 });
    expect(judged(3, 'TOI', undefined, { options: { toolWords: true } })).toMatchObject({ valid: true });
  });

  it('a word that is a tool word and something else is valid: any reading will do', () => {
    expect(judged(2, 'OR')).toMatchObject({ valid: true });
  });

  it('NO_WORD: an empty word is no word', () => {
    expect(judged(4, '')).toMatchObject({ word: null, valid: false, reason: 'NO_WORD', points: -2 });
  });

  it('NOT_IN_LEXICON before WRONG_LENGTH and CARDS_MISSING when a word has more than letters', () => {
    expect(judged(4, 'porte-clé')).toMatchObject({ word: 'PORTE-CLE', reason: 'NOT_IN_LEXICON' });
    expect(judged(4, "L'OR")).toMatchObject({ reason: 'NOT_IN_LEXICON' });
    expect(judged(4, 'CHAT ')).toMatchObject({ reason: 'NOT_IN_LEXICON' });
    expect(judged(4, 'straße')).toMatchObject({ reason: 'NOT_IN_LEXICON' });
  });

  it('WRONG_LENGTH before everything else: exactly the announced length', () => {
    expect(judged(5, 'CHAT')).toMatchObject({ reason: 'WRONG_LENGTH' });
    expect(judged(4, 'CHATS')).toMatchObject({ reason: 'WRONG_LENGTH' });
    expect(judged(4, 'Z'.repeat(30))).toMatchObject({ reason: 'WRONG_LENGTH' });
    expect(judged(4, 'TOI')).toMatchObject({ reason: 'WRONG_LENGTH' });
  });

  it('CARDS_MISSING before NOT_IN_LEXICON and the classes', () => {
    expect(judged(4, 'ZZZZ')).toMatchObject({ reason: 'CARDS_MISSING' });
    expect(judged(4, 'TATA', [], {})).toMatchObject({ reason: 'CARDS_MISSING' });
    expect(judged(3, 'TOI', [0], { options: { jokers: 0 } })).toMatchObject({ reason: 'CARDS_MISSING' });
  });

  it('NOT_IN_LEXICON when it can be laid but is no word', () => {
    expect(judged(4, 'CATH')).toMatchObject({ word: 'CATH', reason: 'NOT_IN_LEXICON', points: -2 });
  });

  it('each card once: a second A and a second T take jokers', () => {
    expect(judged(4, 'TATA')).toMatchObject({ valid: true, jokersLeft: 0 });
    expect(judged(4, 'TATA', undefined, { options: { jokers: 1 } })).toMatchObject({
      reason: 'CARDS_MISSING',
    });
  });

  it('common cards are not used up: two players lay the same ones', () => {
    const table = verifying(7, 6).play(reveal(3000, 1, 'CHARIOT'), reveal(3000, 2, 'MANGER'));
    expect(table.results().map(({ valid }) => valid)).toEqual([true, true]);
    expect(table.final().jokers).toEqual([2, 2, 2]);
  });

  it('another player’s hand is not one’s own', () => {
    expect(judged(6, 'MANGER')).toMatchObject({ reason: 'CARDS_MISSING' });
  });

  it('a list of jokers is binding: too few is CARDS_MISSING, none is none', () => {
    expect(judged(4, 'TATA', [2])).toMatchObject({ reason: 'CARDS_MISSING' });
    expect(judged(4, 'TATA', [])).toMatchObject({ reason: 'CARDS_MISSING' });
    expect(judged(4, 'TATA', [0, 1])).toMatchObject({ valid: true, jokersLeft: 0 });
    expect(judged(4, 'TATA', [0, 2])).toMatchObject({ reason: 'CARDS_MISSING' });
  });

  it('a list of jokers is binding: more than are left is CARDS_MISSING, more than needed are spent', () => {
    expect(judged(4, 'CHAT', [0, 1, 2])).toMatchObject({ reason: 'CARDS_MISSING', jokersLeft: 2 });
    expect(judged(4, 'CHAT', [0, 1])).toMatchObject({ valid: true, jokersLeft: 0 });
  });

  it('without a list the fewest jokers are used', () => {
    expect(judged(4, 'CHAT')).toMatchObject({ valid: true, jokersLeft: 2 });
    expect(judged(3, 'MUR')).toMatchObject({ valid: true, jokersLeft: 1 });
  });

  it('input is folded first: case, accents, ligatures', () => {
    expect(judged(4, 'çhÂt')).toMatchObject({ word: 'CHAT', valid: true });
    expect(judged(5, 'cœur')).toMatchObject({ word: 'COEUR', valid: true, jokersLeft: 1 });
  });
});

describe('attrape-moa, validation by the referee', () => {
  const setup = { options: { validation: 'referee' } };
  const ruling = (first: string, second: string) =>
    verifying(4, 5, setup).play(reveal(3000, 1, first), reveal(3000, 2, second));

  it('once the reveals are in, the phase stays verify without a deadline', () => {
    expect(ruling('CHAT', 'MANGE').final()).toMatchObject({ phase: 'verify', deadline: null });
    expect(ruling('CHAT', 'MANGE').send(send(4000, 'referee', 'extend', { ms: 1000 }))).toBe('WRONG_PHASE');
  });

  it('at the deadline of the reveals the referee rules on what is there', () => {
    const table = verifying(4, 5, setup).play(draft(3000, 1, 'CHAT'), tick(22_000));
    expect(table.final()).toMatchObject({ phase: 'verify', deadline: null });
    table.play(rule(23_000, 0, 1, true), rule(23_000, 0, 2, false));
    expect(table.results()).toEqual([
      { seat: 2, word: null, valid: false, reason: 'NO_WORD', points: -1 },
      { seat: 1, word: 'CHAT', valid: true, reason: null, points: 8 },
    ]);
  });

  it('no ruling before the reveals are in', () => {
    expect(
      verifying(4, 5, setup)
        .play(reveal(3000, 1, 'CHAT'))
        .send(rule(3000, 0, 1, true)),
    ).toBe('WRONG_PHASE');
  });

  it('while the referee rules, reveal and draft are NOT_YOUR_TURN', () => {
    expect(ruling('CHAT', 'MANGE').send(reveal(4000, 1, 'CHAR'))).toBe('NOT_YOUR_TURN');
    expect(ruling('CHAT', 'MANGE').send(draft(4000, 1, 'CHAR'))).toBe('NOT_YOUR_TURN');
  });

  it('another seat that rules is NOT_YOUR_TURN, under a permanent referee NOT_ALLOWED', () => {
    expect(ruling('CHAT', 'MANGE').send(rule(4000, 1, 1, true))).toBe('NOT_YOUR_TURN');
    const permanent = new Table({ players: 2, options: { validation: 'referee', referee: 'permanent' } });
    permanent.play(
      start(0, 'referee'),
      grab(1, 0, 4),
      announce(1, 1, 5),
      reveal(2, 0, 'CHAT'),
      reveal(2, 1, ''),
    );
    expect(permanent.send(rule(3, 0, 0, true))).toBe('NOT_ALLOWED');
    expect(permanent.send(rule(3, 'referee', 0, true))).toBeNull();
  });

  it('a seat that is not checked can’t be ruled on; one that does not exist is UNKNOWN_SEAT', () => {
    expect(ruling('CHAT', 'MANGE').send(rule(4000, 0, 0, true))).toBe('RULING_NOT_ALLOWED');
    expect(ruling('CHAT', 'MANGE').send(rule(4000, 0, 3, true))).toBe('UNKNOWN_SEAT');
    expect(ruling('CHAT', 'MANGE').send(rule(4000, 0, 1, 'yes'))).toBe('BAD_ACTION');
    expect(ruling('CHAT', 'MANGE').send({ t: 4000, by: 0, type: 'rule', accept: true })).toBe('BAD_ACTION');
  });

  it('NOT_IN_LEXICON and CLASS_NOT_ALLOWED can be overruled; the reason is then null', () => {
    const table = verifying(3, 5, setup).play(reveal(3000, 1, 'TOI'), reveal(3000, 2, 'GENAM'));
    table.play(rule(4000, 0, 1, true), rule(4000, 0, 2, true));
    expect(table.results()).toEqual([
      { seat: 2, word: 'GENAM', valid: true, reason: null, points: 5 },
      { seat: 1, word: 'TOI', valid: true, reason: null, points: 4 },
    ]);
  });

  it('a wrong length, missing cards, no word and what is not letters can’t be', () => {
    expect(ruling('CHATS', 'MANGE').send(rule(4000, 0, 1, true))).toBe('RULING_NOT_ALLOWED');
    expect(ruling('ZZZZ', 'MANGE').send(rule(4000, 0, 1, true))).toBe('RULING_NOT_ALLOWED');
    expect(ruling('', 'MANGE').send(rule(4000, 0, 1, true))).toBe('RULING_NOT_ALLOWED');
    expect(ruling('CHA-', 'MANGE').send(rule(4000, 0, 1, true))).toBe('RULING_NOT_ALLOWED');
    expect(ruling('CHATS', 'MANGE').send(rule(4000, 0, 1, false))).toBeNull();
  });

  it('a word the dictionary took and the referee did not is REFUSED; one that both refuse keeps its reason', () => {
    const table = ruling('CHAT', 'GENAM').play(rule(4000, 0, 1, false), rule(4000, 0, 2, false));
    expect(table.results()).toEqual([
      { seat: 2, word: 'GENAM', valid: false, reason: 'NOT_IN_LEXICON', points: -1 },
      { seat: 1, word: 'CHAT', valid: false, reason: 'REFUSED', points: -2 },
    ]);
  });

  it('a ruling may be changed until the last one is given', () => {
    const table = ruling('CHAT', 'MANGE').play(rule(4000, 0, 1, false), rule(5000, 0, 1, true));
    expect(table.final().phase).toBe('verify');
    table.play(rule(6000, 'referee', 2, true));
    expect(table.final()).toMatchObject({ phase: 'ready', scores: [0, 4, 5] });
  });

  it('with validation by the dictionary nobody rules', () => {
    expect(verifying(4, 5).send(rule(3000, 0, 1, true))).toBe('NOT_ALLOWED');
    expect(verifying(4, 5).send(rule(3000, 'referee', 1, true))).toBe('NOT_ALLOWED');
  });
});
