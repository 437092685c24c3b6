import { describe, expect, it } from 'vitest';
import { announce, draft, grab, reveal, rule, ruleWord, send, start, submit, Table, tick } from './play';

const DECK = 'CHATSMANGERIOUL';
const table = (options = {}, players = 3) =>
  new Table({ players, options: { variant: 'class', ...options }, decks: [DECK, DECK, DECK] });
const started = (options = {}, players = 3) => table(options, players).play(start(0, 'referee'));
const pointsOf = (played: Table) => played.results().map(({ points }) => points);

describe('attrape-moa, class', () => {
  it('ten cards, the same for everyone; hands are empty, there are no jokers', () => {
    const dealt = started().final(1);
    expect(dealt.common).toEqual([...'CHATSMANGE']);
    expect(dealt).toMatchObject({
      phase: 'search',
      deadline: 75_000,
      jokers: [0, 0, 0],
      hands: [null, [], null],
    });
    expect(started().final('referee').hands).toEqual([[], [], []]);
  });

  it('only "referee" starts and rules', () => {
    expect(table().send(start(0, 0))).toBe('NOT_ALLOWED');
    expect(started().send(ruleWord(1, 0, 'CHAT', true))).toBe('NOT_ALLOWED');
  });

  it('what is classic or express is NOT_ALLOWED; the form is looked at first', () => {
    const playing = started();
    expect(playing.send(announce(1, 0, 4))).toBe('NOT_ALLOWED');
    expect(playing.send(announce(1, 0, 'four'))).toBe('BAD_ACTION');
    expect(playing.send(draft(1, 0, 'CHAT'))).toBe('NOT_ALLOWED');
    expect(playing.send(reveal(1, 0, 'CHAT'))).toBe('NOT_ALLOWED');
    expect(playing.send(send(1, 0, 'pass'))).toBe('NOT_ALLOWED');
    expect(playing.send(submit(1, 'referee', 'CHAT'))).toBe('NOT_ALLOWED');
    expect(playing.send(submit(1, 0, undefined))).toBe('BAD_ACTION');
  });

  it('classic has neither submit nor ready', () => {
    const classic = new Table().play(start());
    expect(classic.send(submit(1, 1, 'CHAT'))).toBe('NOT_ALLOWED');
    expect(classic.send(send(1, 1, 'ready'))).toBe('NOT_ALLOWED');
    expect(classic.send(submit(1, 1, 7))).toBe('BAD_ACTION');
  });

  it('a grab starts the last stretch for all; a second one is WRONG_PHASE', () => {
    const grabbed = started().play(grab(10_000, 2));
    expect(grabbed.final()).toMatchObject({
      phase: 'announce',
      deadline: 70_000,
      holder: 2,
      grabs: [0, 0, 1],
    });
    expect(grabbed.send(grab(10_001, 1))).toBe('WRONG_PHASE');
  });

  it('every seat submits in both phases, as often as it likes; the last word stands', () => {
    const playing = started().play(submit(1, 0, 'MANGE'), submit(2, 1, 'MANGER'), submit(3, 0, 'CHAT'));
    playing.play(grab(4, 0), submit(5, 1, 'MANGE'), tick(60_004));
    expect(playing.results().map(({ seat, word }) => [seat, word])).toEqual([
      [0, 'CHAT'],
      [1, 'MANGE'],
      [2, null],
    ]);
  });

  it('submitting and being ready are for search and announce', () => {
    expect(table().send(submit(0, 0, 'CHAT'))).toBe('WRONG_PHASE');
    expect(table().send(send(0, 0, 'ready'))).toBe('WRONG_PHASE');
    expect(table().send(grab(0, 0))).toBe('WRONG_PHASE');
  });

  it('words are secret: a seat sees its own, the referee all, public how many', () => {
    const playing = started().play(submit(1, 0, 'chat'), submit(2, 2, 'mange'));
    expect(playing.final(0)).toMatchObject({ submissions: ['CHAT', null, null], submitted: 2 });
    expect(playing.final('referee').submissions).toEqual(['CHAT', null, 'MANGE']);
    expect(playing.final('public')).toMatchObject({ submissions: [null, null, null], submitted: 2 });
  });

  it('an empty submit withdraws the word', () => {
    const playing = started().play(submit(1, 0, 'CHAT'), submit(2, 0, ''));
    expect(playing.final('referee')).toMatchObject({ submissions: [null, null, null], submitted: 0 });
    playing.play(tick(75_000));
    expect(playing.results()[0]).toMatchObject({ word: null, valid: false, reason: 'NO_WORD', points: 0 });
  });

  it('without a grab the round goes on to its end, and nobody holds Môa', () => {
    const played = started().play(submit(1, 0, 'CHAT'), submit(2, 1, 'MANGE'), tick(75_000));
    expect(played.final()).toMatchObject({ phase: 'ready', round: 2, scores: [4, 5, 0], grabs: [0, 0, 0] });
    expect(played.final()).toMatchObject({ submitted: 0, submissions: [null, null, null], common: [] });
  });

  it('the round ends when every seat is ready; a second ready changes nothing', () => {
    const playing = started().play(
      submit(1, 0, 'CHAT'),
      send(2, 0, 'ready'),
      send(3, 0, 'ready'),
      send(4, 1, 'ready'),
    );
    expect(playing.final().phase).toBe('search');
    playing.play(send(5, 2, 'ready'));
    expect(playing.final()).toMatchObject({ phase: 'ready', scores: [4, 0, 0] });
  });

  it('a later submit takes one’s ready back', () => {
    const playing = started(undefined, 2).play(
      send(1, 0, 'ready'),
      submit(2, 0, 'CHAT'),
      send(3, 1, 'ready'),
    );
    expect(playing.final().phase).toBe('search');
    playing.play(send(4, 0, 'ready'));
    expect(playing.final()).toMatchObject({ phase: 'ready', scores: [4, 0] });
  });

  it('results have every seat in seat order; a valid word scores its length, anything else 0', () => {
    const playing = started(undefined, 6).play(
      submit(1, 0, 'MANGE'),
      submit(1, 1, 'CHAT'),
      submit(1, 2, 'C'),
      submit(1, 3, 'MANGER'),
      submit(1, 4, 'CHA-T'),
      tick(75_000),
    );
    expect(playing.results()).toEqual([
      { seat: 0, word: 'MANGE', valid: true, reason: null, points: 5 },
      { seat: 1, word: 'CHAT', valid: true, reason: null, points: 4 },
      { seat: 2, word: 'C', valid: false, reason: 'TOO_SHORT', points: 0 },
      { seat: 3, word: 'MANGER', valid: false, reason: 'CARDS_MISSING', points: 0 },
      { seat: 4, word: 'CHA-T', valid: false, reason: 'NOT_IN_LEXICON', points: 0 },
      { seat: 5, word: null, valid: false, reason: 'NO_WORD', points: 0 },
    ]);
  });

  it('the holder gets 4 when its word is valid and no valid one is longer: a tie will do', () => {
    const played = started().play(submit(1, 0, 'MANGE'), grab(2, 1), submit(3, 1, 'CHATS'), tick(60_002));
    expect(pointsOf(played)).toEqual([5, 9, 0]);
  });

  it('the holder loses 1 when a valid word is longer, or its own is not valid', () => {
    const longer = started().play(submit(1, 0, 'MANGE'), grab(2, 1), submit(3, 1, 'CHAT'), tick(60_002));
    expect(pointsOf(longer)).toEqual([5, 3, 0]);
    const invalid = started().play(grab(2, 1), submit(3, 1, 'HATCHE'), tick(60_002));
    expect(pointsOf(invalid)).toEqual([0, -1, 0]);
    const none = started().play(grab(2, 1), tick(60_002));
    expect(pointsOf(none)).toEqual([0, -1, 0]);
  });

  it('a longer word that is not valid takes nothing from the holder', () => {
    const played = started().play(submit(1, 0, 'CHATSM'), grab(2, 1), submit(3, 1, 'CHAT'), tick(60_002));
    expect(pointsOf(played)).toEqual([0, 8, 0]);
  });

  it('validation by the referee: each different word once, folded, whatever it holds', () => {
    const playing = started({ validation: 'referee' }).play(
      submit(1, 0, 'CHAT'),
      submit(1, 1, 'chât'),
      submit(1, 2, 'HATCHE'),
      tick(75_000),
    );
    expect(playing.final()).toMatchObject({ phase: 'verify', deadline: null });
    expect(playing.send(ruleWord(76_000, 'referee', 'MANGE', true))).toBe('RULING_NOT_ALLOWED');
    expect(playing.send(rule(76_000, 'referee', 0, true))).toBe('BAD_ACTION');
    expect(playing.send(ruleWord(76_000, 'referee', 'chat', false))).toBeNull();
    expect(playing.send(ruleWord(76_000, 'referee', 'Chât', true))).toBeNull();
    expect(playing.send(submit(76_000, 0, 'MANGE'))).not.toBeNull();
    playing.play(ruleWord(77_000, 'referee', 'hatche', false));
    expect(playing.final()).toMatchObject({ phase: 'ready', scores: [4, 4, 0] });
  });

  it('validation by the referee: a word with a hyphen has to be ruled on as well', () => {
    const playing = started({ validation: 'referee' }).play(submit(1, 0, 'a-b'), tick(75_000));
    expect(playing.final().phase).toBe('verify');
    playing.play(ruleWord(76_000, 'referee', 'A-B', false));
    expect(playing.final()).toMatchObject({ phase: 'ready', scores: [0, 0, 0] });
  });

  it('validation by the referee: no ruling when there is no word', () => {
    expect(started({ validation: 'referee' }).play(tick(75_000)).final()).toMatchObject({
      phase: 'ready',
      round: 2,
    });
  });

  it('validation by the referee: no ruling while words still come in', () => {
    const playing = started({ validation: 'referee' }).play(submit(1, 0, 'CHAT'));
    expect(playing.send(ruleWord(2, 'referee', 'CHAT', true))).toBe('WRONG_PHASE');
  });

  it('after the last round the highest total wins, a tie goes to the most grabs', () => {
    const played = started({ rounds: 1 }).play(submit(1, 0, 'CHATS'), submit(1, 2, 'MANGE'), tick(75_000));
    expect(played.final()).toMatchObject({ phase: 'finished', winners: [0, 2] });
    const broken = started({ rounds: 1 }).play(
      submit(1, 0, 'CHATS'),
      submit(1, 2, 'C'),
      grab(2, 2),
      send(3, 'referee', 'adjust', { seat: 2, points: 6, reason: '' }),
      tick(60_002),
    );
    expect(broken.final()).toMatchObject({ phase: 'finished', scores: [5, 0, 5], winners: [2] });
  });
});
