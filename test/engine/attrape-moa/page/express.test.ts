import { describe, expect, it } from 'vitest';
import { announce, draft, grab, reveal, rule, send, start, Table, tick } from './play';

const DECK = 'CHATSMANGERIOUL';
const table = (options = {}, decks = [DECK, DECK, DECK, DECK, DECK]) =>
  new Table({ players: 2, options: { variant: 'express', ...options }, decks });

describe('attrape-moa, express', () => {
  it('any seat starts, or "referee"; every seat is dealt a hand', () => {
    expect(table().send(start(0, 1))).toBeNull();
    expect(table().send(start(0, 0))).toBeNull();
    const started = table().play(start(0, 'referee'));
    expect(started.final(0).hands[0]).toEqual([...'CHATS']);
    expect(started.final(1).hands[1]).toEqual([...'MANGE']);
  });

  it('the search has no deadline, and endPhase finds nothing to end', () => {
    const started = table().play(start());
    expect(started.final()).toMatchObject({
      phase: 'search',
      deadline: null,
      rounds: null,
      refereeSeat: null,
    });
    expect(started.send(send(1, 'referee', 'endPhase'))).toBe('WRONG_PHASE');
    expect(started.send(send(1, 'referee', 'extend', { ms: 1 }))).toBe('WRONG_PHASE');
  });

  it('a grab stops everyone: that seat alone reveals, within revealSeconds', () => {
    const grabbed = table().play(start(), grab(500, 0));
    expect(grabbed.final()).toMatchObject({ phase: 'verify', deadline: 20_500, holder: 0, grabs: [1, 0] });
    expect(grabbed.send(grab(600, 1))).toBe('WRONG_PHASE');
    expect(grabbed.send(reveal(600, 1, 'MANGER'))).toBe('NOT_YOUR_TURN');
    expect(grabbed.send(reveal(600, 'referee', 'CHAT'))).toBe('NOT_ALLOWED');
    grabbed.play(reveal(600, 0, 'CHARIOT'));
    expect(grabbed.final()).toMatchObject({ phase: 'ready', round: 2, scores: [1, 0], holder: null });
  });

  it('a length on a grab is a field that nobody named', () => {
    expect(
      table()
        .play(start())
        .send(grab(1, 0, 'many')),
    ).toBeNull();
  });

  it.each([
    ['CHARIOT', 1, null],
    ['CHATS', -1, 'TOO_SHORT'],
    ['ZZ', -1, 'TOO_SHORT'],
    ['CHA-TS', -1, 'NOT_IN_LEXICON'],
    ['MANGER', -1, 'CARDS_MISSING'],
    ['CHATSR', -1, 'NOT_IN_LEXICON'],
    ['', -1, 'NO_WORD'],
  ])('%j is worth %i (%s)', (word, points, reason) => {
    const judged = table({ jokers: 0 }).play(start(), grab(1, 0), reveal(2, 0, word));
    expect(judged.results()).toEqual([
      { seat: 0, word: word === '' ? null : word, valid: points === 1, reason, points },
    ]);
    expect(judged.final().scores).toEqual([points, 0]);
  });

  it('a tool word of six letters or more is CLASS_NOT_ALLOWED as elsewhere; jokers go in a valid word only', () => {
    const valid = table().play(start(), grab(1, 1), reveal(2, 1, 'ROUGES'));
    expect(valid.final()).toMatchObject({ scores: [0, 1], jokers: [2, 1] });
    const invalid = table().play(start(), grab(1, 1), reveal(2, 1, 'ROUGEX'));
    expect(invalid.final()).toMatchObject({ scores: [0, -1], jokers: [2, 2] });
  });

  it('no word by the deadline: -1', () => {
    const late = table().play(start(), grab(1, 1), tick(20_001));
    expect(late.final()).toMatchObject({ phase: 'ready', scores: [0, -1], t: 20_001 });
    expect(late.results()).toEqual([{ seat: 1, word: null, valid: false, reason: 'NO_WORD', points: -1 }]);
  });

  it('the first to reach three wins at once', () => {
    const won = table();
    for (const t of [0, 100, 200]) won.play(start(t, 1), grab(t + 1, 1), reveal(t + 2, 1, 'MANGER'));
    expect(won.final()).toMatchObject({ phase: 'finished', winners: [1], scores: [0, 3], round: 3 });
    expect(won.send(start(300))).toBe('GAME_OVER');
  });

  it('three by a correction wins at once, too', () => {
    const won = table().play(start(), send(1, 'referee', 'adjust', { seat: 0, points: 3, reason: 'ok' }));
    expect(won.final()).toMatchObject({ phase: 'finished', winners: [0], scores: [3, 0] });
  });

  it('announcements, drafts, rulings and the moves of the class do not exist here', () => {
    const started = table({ validation: 'referee' }).play(start(), grab(1, 0));
    expect(started.send(announce(2, 0, 6))).toBe('NOT_ALLOWED');
    expect(started.send(draft(2, 0, 'CHARIOT'))).toBe('NOT_ALLOWED');
    expect(started.send(rule(2, 'referee', 0, true))).toBe('NOT_ALLOWED');
    expect(started.send(send(2, 0, 'submit', { word: 'CHAT' }))).toBe('NOT_ALLOWED');
    expect(started.send(send(2, 0, 'ready'))).toBe('NOT_ALLOWED');
    expect(started.send(announce(2, 0, 'six'))).toBe('BAD_ACTION');
  });

  it('it is always judged by the dictionary', () => {
    const judged = table({ validation: 'referee' }).play(start(), grab(1, 0), reveal(2, 0, 'CHARIOT'));
    expect(judged.final()).toMatchObject({ phase: 'ready', scores: [1, 0] });
  });

  it('when every seat passes, cards are dealt anew: same round, no score', () => {
    const passed = table({}, [DECK, 'MANGECHATSRIOUL']).play(start(), send(10, 0, 'pass'));
    expect(passed.send(send(20, 0, 'pass'))).toBe('NOT_YOUR_TURN');
    expect(passed.final(0).hands[0]).toEqual([...'CHATS']);
    passed.play(send(30, 1, 'pass'));
    expect(passed.final(0)).toMatchObject({ phase: 'search', round: 1, scores: [0, 0], lastRound: null });
    expect(passed.final(0).hands[0]).toEqual([...'MANGE']);
    expect(passed.send(send(40, 0, 'pass'))).toBeNull();
  });

  it('a pass is not binding: who passed may still grab', () => {
    expect(
      table()
        .play(start(), send(10, 0, 'pass'))
        .send(grab(20, 0)),
    ).toBeNull();
  });

  it('a pass is for the search only, and for seats', () => {
    expect(table().send(send(0, 0, 'pass'))).toBe('WRONG_PHASE');
    expect(
      table()
        .play(start(), grab(1, 0))
        .send(send(2, 1, 'pass')),
    ).toBe('WRONG_PHASE');
    expect(
      table()
        .play(start())
        .send(send(2, 'referee', 'pass')),
    ).toBe('NOT_ALLOWED');
    expect(new Table().play(start()).send(send(2, 1, 'pass'))).toBe('NOT_ALLOWED');
  });

  it('the pass that needs a shuffle that can’t be is BAD_SHUFFLE and changes nothing', () => {
    const passed = table({}, [DECK, '?']).play(start(), send(10, 0, 'pass'));
    expect(passed.send(send(20, 1, 'pass'))).toBe('BAD_SHUFFLE');
    expect(passed.final().t).toBe(10);
    expect(passed.send(grab(30, 1))).toBeNull();
  });

  it('"referee" sees all hands during verify only', () => {
    const started = table().play(start());
    expect(started.final('referee').hands).toEqual([null, null]);
    started.play(grab(1, 0));
    expect(started.final('referee').hands).toEqual([[...'CHATS'], [...'MANGE']]);
    expect(started.final(1).hands).toEqual([null, [...'MANGE']]);
  });
});
