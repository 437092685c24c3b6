import { describe, expect, it } from 'vitest';
import {
  answer,
  back,
  challenge,
  collect,
  concede,
  over,
  pass,
  referee,
  send,
  serve,
  Table,
  tick,
} from './play';

const serving = () => new Table();
const playing = () => serving().play(serve(1, 0, 'BC'));

function sent(table: Table, line: Record<string, unknown>): string | null {
  return table.send(JSON.parse(JSON.stringify(line)) as Record<string, unknown>);
}

describe('tennis, form of serve', () => {
  it.each([
    ['cards missing', undefined],
    ['cards null', null],
    ['cards a text', 'B'],
    ['no card', []],
    ['eight cards', [...'BCAESTRB']],
    ['a face in lower case', ['b']],
    ['a face with an accent', ['É']],
    ['two letters', ['BC']],
    ['an empty face', ['']],
    ['a joker of another game', ['JOKER']],
    ['a number', [3]],
    ['null', [null]],
    ['a COPY without its direction', ['COPY']],
    ['a COPY with no direction', [{ card: 'COPY' }]],
    ['a COPY with another direction', [{ card: 'COPY', dir: 'left' }]],
    ['a letter as an object', [{ card: 'B' }]],
    ['a letter with a direction', [{ card: 'B', dir: 'prev' }]],
    ['a card of the table', [{ table: 0 }]],
    ['one good, one bad', ['B', 'b']],
  ])('BAD_ACTION: %s', (_, cards) => {
    expect(sent(serving(), send(1, 0, 'serve', { cards }))).toBe('BAD_ACTION');
    // The form comes first, also where nobody serves.
    expect(sent(playing(), send(1, 1, 'serve', { cards }))).toBe('BAD_ACTION');
  });

  it('fields that the page does not name are ignored', () => {
    expect(serving().send({ ...serve(1, 0, 'B'), layout: 7, word: null, seat: 99 })).toBeNull();
  });
});

describe('tennis, form of return', () => {
  it.each([
    ['layout missing', undefined],
    ['layout null', null],
    ['layout an object', { 0: 'D' }],
    ['a COPY without its direction', ['COPY']],
    ['a table index as text', [{ table: '0' }]],
    ['a table index that is not whole', [{ table: 0.5 }]],
    ['a table index null', [{ table: null }]],
    ['a table card with a card', [{ table: 0, card: 'D' }]],
    ['a table card with over', [{ table: 0, over: 1 }]],
    ['over without a card', [{ over: 0 }]],
    ['over with no face', [{ card: 'any', over: 0 }]],
    ['over as text', [{ card: 'ANY', over: '0' }]],
    ['over null', [{ card: 'ANY', over: null }]],
    ['over of a COPY without its direction', [{ card: 'COPY', over: 0 }]],
    ['a letter as an object', [{ card: 'D' }]],
    ['an empty item', [{}]],
    ['a list', [['D']]],
  ])('BAD_ACTION: %s', (_, layout) => {
    expect(sent(playing(), send(2, 1, 'return', { layout }))).toBe('BAD_ACTION');
    expect(sent(serving(), send(2, 1, 'return', { layout }))).toBe('BAD_ACTION');
  });

  it('an index that names no card is looked at only when the rest is', () => {
    expect(serving().send(back(2, 1, [{ table: 99 }]))).toBe('WRONG_PHASE');
    expect(playing().send(back(2, 1, [{ table: 99 }, 'Z']))).toBe('CARD_NOT_IN_HAND');
    expect(playing().send(back(2, 1, [{ table: 99 }, { table: 99 }, 'D']))).toBe('CARD_TWICE');
    for (const table of [2, -1, 1e20])
      expect(playing().send(back(2, 1, [{ table }, 'D'])), String(table)).toBe('BAD_ACTION');
    expect(playing().send(back(2, 1, [over('D', 2), { table: 0 }]))).toBe('BAD_ACTION');
    expect(playing().send(back(2, 1, [{ table: -0 }, { table: 1 }, 'D', 'M']))).toBeNull();
  });
});

describe('tennis, form of answer', () => {
  it.each([undefined, null, '', 5, ['BAL'], {}])('BAD_ACTION: %j', (word) => {
    expect(sent(playing(), answer(2, 0, word))).toBe('BAD_ACTION');
  });
});

describe('tennis, the order of refusals', () => {
  it('form, time, seat, who may, the end, the pause, the phase, the turn', () => {
    const table = new Table().play(serve(10, 0, 'BC'));
    expect(table.send(send(5, 9, 'serve'))).toBe('BAD_ACTION');
    expect(table.send(pass(5, 9))).toBe('TIME_BACKWARDS');
    expect(table.send(pass(10, 2))).toBe('UNKNOWN_SEAT');
    expect(table.send(send(10, 1, 'dance'))).toBe('NOT_ALLOWED');
    expect(table.send(serve(10, 0, 'A'))).toBe('WRONG_PHASE');
    expect(table.send(pass(10, 0))).toBe('NOT_YOUR_TURN');
    table.play(referee(11, 'pause'));
    expect(table.send(serve(11, 0, 'A'))).toBe('PAUSED');
    expect(table.send(challenge(11, 0))).toBe('PAUSED');
    table.play(referee(11, 'endGame'));
    expect(table.send(challenge(11, 0))).toBe('GAME_OVER');
    expect(table.send(pass(11, 'referee'))).toBe('NOT_ALLOWED');
  });

  it.each([
    ['serve', serve(2, 0, 'B')],
    ['return', back(2, 0, '01D')],
    ['pass', pass(2, 0)],
    ['collect', collect(2, 0)],
    ['challenge', challenge(2, 0)],
    ['answer', answer(2, 0, 'BAL')],
    ['concede', concede(2, 0)],
  ])('neither the referee nor the clock may ever send %s', (_, line) => {
    for (const table of [serving(), playing()]) {
      expect(table.send({ ...line, by: 'referee' })).toBe('NOT_ALLOWED');
      expect(table.send({ ...line, by: 'clock' })).toBe('NOT_ALLOWED');
    }
  });

  it.each(['grab', 'bid', 'place', 'toString', ''])('NOT_ALLOWED: %s', (type) => {
    expect(serving().send(send(1, 0, type))).toBe('NOT_ALLOWED');
  });

  it('WRONG_PHASE: what belongs to another phase, by anybody', () => {
    const collecting = () => playing().play(pass(2, 1));
    const answering = () => playing().play(challenge(2, 1));
    const wrong: readonly (readonly [() => Table, readonly ReturnType<typeof send>[]])[] = [
      [
        serving,
        [back(3, 0, 'A'), pass(3, 0), collect(3, 0), challenge(3, 1), answer(3, 0, 'BAL'), concede(3, 0)],
      ],
      [playing, [serve(3, 1, 'D'), collect(3, 1), answer(3, 1, 'BAL'), concede(3, 1)]],
      [collecting, [serve(3, 0, 'A'), back(3, 0, '01A'), pass(3, 0), answer(3, 0, 'BAL'), concede(3, 0)]],
      [answering, [serve(3, 0, 'A'), back(3, 0, '01A'), pass(3, 0), collect(3, 0), challenge(3, 1)]],
    ];
    for (const [table, lines] of wrong)
      for (const line of lines)
        for (const by of [0, 1])
          expect(table().send({ ...line, by }), `${line.type} ${by} ${table().final().phase}`).toBe(
            'WRONG_PHASE',
          );
  });

  it('NOT_YOUR_TURN: each action of a phase by another', () => {
    expect(serving().send(serve(3, 1, 'D'))).toBe('NOT_YOUR_TURN');
    expect(playing().send(back(3, 0, '01A'))).toBe('NOT_YOUR_TURN');
    expect(playing().play(pass(2, 1)).send(collect(3, 1))).toBe('NOT_YOUR_TURN');
    const answering = playing().play(challenge(2, 1));
    expect(answering.send(answer(3, 1, 'BAL'))).toBe('NOT_YOUR_TURN');
    expect(answering.send(concede(3, 1))).toBe('NOT_YOUR_TURN');
  });

  it('a deadline that is reached comes before phase and turn', () => {
    const timed = () => new Table({ options: { turnSeconds: 1 } }).play(serve(1, 0, 'BC'));
    expect(timed().send(pass(1000, 1))).toBeNull();
    expect(timed().send(pass(1001, 1))).toBe('WRONG_PHASE');
    expect(timed().send(collect(1001, 0))).toBeNull();
  });

  it('a shuffle that can’t be, needed by a deadline, comes right after NOT_ALLOWED, for a tick too', () => {
    const stuck = () =>
      Table.at({
        options: { turnSeconds: 1, setsToWin: 2 },
        shuffles: ['', 'QQ'],
        hands: ['A', 'E'],
        pile: '',
        tricks: ['B', ''],
      });
    expect(stuck().send(tick(1999))).toBeNull();
    expect(stuck().send(tick(2000))).toBe('BAD_SHUFFLE');
    expect(stuck().send(pass(2000, 9))).toBe('UNKNOWN_SEAT');
    expect(stuck().send(pass(2000, 'referee'))).toBe('NOT_ALLOWED');
    expect(stuck().send(pass(2000, 0))).toBe('BAD_SHUFFLE');
  });
});
