import { expect, test } from 'vitest';
import { Random } from '#engine/core/random';
import { CLOSE } from '#engine/wire/limits';
import { settle } from '#test/support/host/fake-clock';
import { FakeHost, FakeWindow } from '#test/support/host/fake-hub';

const SEED = process.env['PREAU_SEED'] ?? `fuzz-${Date.now()}`;
const MESSAGES = 4_000;

const VALID: readonly object[] = [
  { type: 'hello', protocol: 1, token: null, role: 'window' },
  { type: 'hello', protocol: 1, token: null, role: 'projector', owner: 'x' },
  { type: 'beat', n: 1 },
  { type: 'rename', re: 1, name: 'Ana' },
  { type: 'createTable', re: 2, game: 'fake', title: 'Chez nous' },
  { type: 'enterTable', re: 3, table: 'TABLE' },
  { type: 'takeSeat', re: 4 },
  { type: 'leaveSeat', re: 4 },
  { type: 'addBot', re: 5, level: 1 },
  { type: 'setOptions', re: 6, options: { seconds: 3, teacher: false } },
  { type: 'start', re: 7 },
  { type: 'rematch', re: 7 },
  { type: 'becomeReferee', re: 7, code: 'AAAAAA' },
  { type: 'act', re: 8, intent: 'intent-1', as: 'seat', action: { type: 'add', n: 1 } },
  {
    type: 'act',
    re: 9,
    intent: 'intent-2',
    as: 'referee',
    action: { type: 'adjust', seat: 0, points: 1, reason: '' },
  },
  { type: 'try', re: 10, action: { type: 'add', n: 1 } },
  { type: 'openReview', re: 10, open: true },
  { type: 'moveSeat', re: 10, seat: 0, to: 1 },
  { type: 'removeSeat', re: 10, seat: 0 },
  { type: 'leaveTable', re: 11 },
  { type: 'closeTable', re: 11 },
  { type: 'exportJournal', re: 12 },
  { type: 'openToLan', re: 13, open: true },
];
const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  '\0',
  '\u202e',
  'x'.repeat(3000),
  [],
  {},
  [[[]]],
  true,
  '__proto__',
];

/** One of our messages, as it is or with something wrong in it, or no message at all. */
function someMessage(random: Random, table: string): string {
  const text = JSON.stringify(random.pick(VALID)).replace('TABLE', table);
  switch (random.below(12)) {
    case 0: {
      const at = random.below(text.length);
      return text.slice(0, at) + String.fromCharCode(32 + random.below(95)) + text.slice(at + 1);
    }
    case 1:
      return text.slice(0, random.below(text.length));
    case 2:
      return JSON.stringify(random.pick(ODD));
    case 3:
    case 4:
    case 5: {
      const message = JSON.parse(text) as Record<string, unknown>;
      const inner = random.pick(
        Object.values(message).filter((value) => typeof value === 'object' && value !== null),
      );
      const target = (random.below(2) === 0 && inner ? inner : message) as object;
      const key =
        random.pick([...Object.keys(target), '__proto__', 'constructor', 'by', 't', 'host']) ?? 're';
      Object.defineProperty(target, key, { value: random.pick(ODD), enumerable: true, configurable: true });
      return JSON.stringify(message);
    }
    default:
      return text;
  }
}

test(`${MESSAGES} messages of every kind, sound and broken, end in an answer or a named close (seed ${SEED})`, async () => {
  const random = new Random(SEED);
  const host = await FakeHost.start();
  const [first] = await host.match(3);
  const table = first!.table!.id;
  const windows: FakeWindow[] = [];
  const closes = new Set<number>();
  let answers = 0;
  for (let i = 0; i < MESSAGES; i++) {
    let window = windows[random.below(10)];
    if (!window || window.closed) {
      if (window)
        answers += window.received.filter(({ type }) => type === 'done' || type === 'refused').length;
      if (window?.closed) closes.add(window.closed.code);
      window = new FakeWindow(host.hub);
      if (random.below(8) > 0) await window.greet();
      windows[random.below(10)] = window;
    }
    window.sendRaw(someMessage(random, table));
    if (random.below(20) === 0) await host.clock.advance(random.below(2_000));
  }
  await settle();
  expect(host.log.filter((line) => line.includes('broke the host'))).toEqual([]);
  expect([...closes].filter((code) => !Object.values<number>(CLOSE).includes(code))).toEqual([]);
  expect(answers).toBeGreaterThan(MESSAGES / 10);
  expect(await first!.act({ type: 'note', text: 'still here' })).toSatisfy(
    (code) => code === null || code === 'WRONG_PHASE',
  );
  expect(({} as Record<string, unknown>)['seat']).toBeUndefined(); // no prototype was touched
}, 60_000);
