import { describe, expect, test } from 'vitest';
import { settle } from '#test/support/host/fake-clock';
import { DECK } from '#test/support/host/fake-game';
import { FakeHost, type FakeWindow } from '#test/support/host/fake-hub';

const OPEN = { type: 'openReview', open: true } as const;
const CLOSE = { type: 'openReview', open: false } as const;
const review = (window: FakeWindow) => window.last('review')?.review;
const reviews = (window: FakeWindow) => window.received.filter(({ type }) => type === 'review').length;
const cards = (window: FakeWindow) => DECK.filter((card) => window.frames.join().includes(`"${card}"`));

async function watcherAt(host: FakeHost, table: FakeWindow): Promise<FakeWindow> {
  const window = await host.window();
  await window.must({ type: 'enterTable', table: table.table!.id });
  return window;
}

describe('the review for spectators', () => {
  test('is told to who only watches, from the moment when the referee opens it, and after every change', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const watcher = await watcherAt(host, first!);
    await settle();
    expect(reviews(watcher)).toBe(0);
    await first!.must(OPEN);
    await settle();
    expect(review(watcher)).toMatchObject({ turns: 0, hands: [expect.any(Array), expect.any(Array)] });
    const hands = JSON.stringify(review(watcher));
    await first!.act({ type: 'stop' }, 'referee');
    await first!.act({ type: 'begin' });
    await settle();
    expect(review(watcher)).toMatchObject({ turns: 1 });
    expect(JSON.stringify(review(watcher))).not.toBe(hands);
    for (const player of [first!, second!]) expect(review(player)).toEqual({ turns: 1 });
  });

  test('never reaches a player, who may leave, return, referee or be the owner, nor the wall', async () => {
    const host = await FakeHost.start();
    const owner = await host.window({ owner: 'the-owner' });
    const [first, second] = await host.table(2);
    await owner.must({ type: 'enterTable', table: first!.table!.id });
    await owner.must({ type: 'takeSeat' });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    const wall = await host.projector();
    await wall.must({ type: 'enterTable', table: first!.table!.id });
    const watcher = await watcherAt(host, first!);
    await first!.must(OPEN);
    await second!.must({ type: 'leaveTable' });
    await second!.must({ type: 'enterTable', table: watcher.table!.id });
    await second!.must({ type: 'becomeReferee', code: first!.table!.you.refereeCode! });
    const again = await host.again(second!);
    await again.act({ type: 'stop' }, 'referee');
    await settle();
    expect(review(watcher)).toHaveProperty('hands');
    for (const window of [first!, second!, again, owner, wall]) {
      const shown = window.received.filter((message) => message.type === 'review');
      expect(shown.some((message) => message.review !== null && 'hands' in (message.review as object))).toBe(
        false,
      );
    }
    expect(cards(wall)).toEqual([]);
    expect(cards(first!)).toHaveLength(5);
  });

  test('is told to a referee who does not play', async () => {
    const host = await FakeHost.start();
    const [teacher] = await host.table(3, { teacher: true });
    await teacher!.must({ type: 'leaveSeat' });
    await teacher!.must({ type: 'start' });
    await teacher!.act({ type: 'begin' }, 'referee');
    await teacher!.must(OPEN);
    await settle();
    expect(review(teacher!)).toHaveProperty('hands');
  });

  test('is opened and closed by the referee or the owner alone, while a match is on, and everyone is told', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.table(2);
    expect(first!.table?.openReview).toBe(false);
    expect(await first!.refusal(OPEN)).toBe('NOT_STARTED');
    await first!.must({ type: 'start' });
    const watcher = await watcherAt(host, first!);
    for (const window of [second!, watcher]) expect(await window.refusal(OPEN)).toBe('NOT_REFEREE');
    await first!.must(OPEN);
    for (const window of [first!, second!, watcher]) expect(window.table?.openReview).toBe(true);
  });

  test('is taken back when it is closed: what everyone may know is left, or nothing', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const watcher = await watcherAt(host, first!);
    await first!.must(OPEN);
    await settle();
    await first!.must(CLOSE);
    expect(review(watcher)).toBeNull();
    expect(watcher.table?.openReview).toBe(false);
    await first!.must(OPEN);
    await settle();
    expect(review(watcher)).toHaveProperty('hands');
    await first!.act({ type: 'stop' }, 'referee');
    await settle();
    await first!.must(CLOSE);
    expect(review(watcher)).toEqual({ turns: 1 });
  });

  test('is the one for everyone once the match is over, and closed again for the next', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    const watcher = await watcherAt(host, first!);
    await first!.must(OPEN);
    await first!.act({ type: 'stop' }, 'referee');
    await first!.act({ type: 'begin' });
    await settle();
    expect(review(watcher)).toHaveProperty('hands');
    await first!.act({ type: 'endGame' }, 'referee');
    await settle();
    for (const window of [first!, second!, watcher]) expect(review(window)).toEqual({ turns: 1 });
    await first!.must({ type: 'rematch' });
    await first!.must({ type: 'start' });
    await first!.act({ type: 'begin' });
    await settle();
    expect(first!.table?.openReview).toBe(false);
    expect(reviews(await watcherAt(host, first!))).toBe(0);
  });

  test('of the next match is told even where it reads like that of the match before', async () => {
    const host = await FakeHost.start();
    const [first, second] = await host.match(2);
    await first!.act({ type: 'stop' }, 'referee');
    await first!.act({ type: 'endGame' }, 'referee');
    await settle();
    await first!.must({ type: 'rematch' });
    await first!.must({ type: 'start' });
    const before = reviews(second!);
    await first!.act({ type: 'begin' });
    await first!.act({ type: 'stop' }, 'referee');
    await settle();
    expect(reviews(second!)).toBe(before + 1);
    expect(review(second!)).toEqual({ turns: 1 });
  });

  test('stays open over a restart of the host', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const watcher = await watcherAt(host, first!);
    await first!.must(OPEN);
    const again = await host.kill();
    const back = await again.again(watcher);
    await settle();
    expect(back.table?.openReview).toBe(true);
    expect(review(back)).toHaveProperty('hands');
    expect(reviews(await again.again(first!))).toBe(0);
  });

  test('is not thought about while nobody may read it, and then only for the newest state', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const asked = () => host.thinker.reviews.filter(({ reader }) => reader === 'spectators');
    await first!.must(OPEN);
    await first!.act({ type: 'add', n: 1 });
    expect(asked()).toHaveLength(0);
    host.thinker.hold();
    const watcher = await watcherAt(host, first!);
    expect(asked()).toHaveLength(1);
    for (let n = 1; n <= 10; n++) await first!.act({ type: 'add', n });
    expect(asked()).toHaveLength(1);
    await host.thinker.release();
    expect(asked()).toHaveLength(2);
    expect(asked()[1]!.state).toBe(host.hub.tables.all()[0]!.play!.match.state);
    expect(reviews(watcher)).toBe(1); // the second reads like the first
  });

  test('that comes in after it was closed is told to nobody', async () => {
    const host = await FakeHost.start();
    const [first] = await host.match(2);
    const watcher = await watcherAt(host, first!);
    host.thinker.hold();
    await first!.must(OPEN);
    await first!.must(CLOSE);
    await host.thinker.release();
    expect(reviews(watcher)).toBe(0);
    expect(cards(watcher)).toEqual([]);
  });
});
