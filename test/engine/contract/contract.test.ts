/** The laws every game of the registry keeps. A new game joins by its entry in `TESTED`. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FINISHED, type Audience } from '#engine/core/game';
import { readJournal, type JournalSetup } from '#engine/core/journal';
import { act, nextDeadline, viewMatch, type Match } from '#engine/core/match';
import { Random } from '#engine/core/random';
import { isObject } from '#engine/core/read';
import { replay } from '#engine/core/replay';
import { GAMES } from '#engine/games/registry';
import { writeJournal } from '../../../src-main/cli/selfplay/play';
import { testedAttrapeMoa } from './games/attrape-moa';
import { testedRondo } from './games/rondo';
import { testedTakemo } from './games/takemo';
import { testedTennis } from './games/tennis';
import { botPlans, brew, storms, type Storm } from './storm';
import { MARK } from './tested-game';

const TESTED = [testedAttrapeMoa, testedTakemo, testedRondo, testedTennis];
/** Storms for each law. fast-check prints the seed of one that fails; `FC_SEED` brews the same storms again. */
const RUNS = Number(process.env['FC_RUNS'] ?? 40);
const SEED = process.env['FC_SEED'];

it('every game of the registry is tested here', () => {
  expect(TESTED.map(({ game }) => game.id).sort()).toEqual([...GAMES.keys()].sort());
});

function audiences({ players }: Match): Audience[] {
  return ['public', 'referee', ...players.map((_, seat) => seat)];
}

function roundTrip(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The keys of a view; how many cards a pile has may be told under its name. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pile' && typeof inner === 'number' ? [] : [key, ...keysIn(inner)],
  );
}

/** The same action with a word that can be told from all others. */
function markWord(raw: unknown): unknown {
  return isObject(raw) && typeof raw['word'] === 'string'
    ? { ...raw, word: MARK + raw['word'], jokers: [] }
    : raw;
}

describe.each(TESTED)('contract: $game.id', (tested) => {
  const { game, dictionary } = tested;

  /** A law that holds in every storm. */
  function law(title: string, check: (storm: Storm, setup: JournalSetup) => void, runs = RUNS): void {
    it(
      title,
      () => {
        fc.assert(
          fc.property(storms(tested), ({ setup, choices }) => {
            check(brew(tested, setup, choices), { game: game.id, lexicon: 'test', ...setup });
          }),
          { numRuns: runs, ...(SEED !== undefined && { seed: Number(SEED) }) },
        );
      },
      60_000,
    );
  }

  law('replay equals play, with what was refused and without it', ({ opened, steps }, setup) => {
    const last = steps.at(-1)?.after ?? opened;
    const objects = steps.filter((step) => isObject(step.raw));
    for (const kept of [objects, objects.filter(({ outcome }) => outcome.ok)]) {
      const journal = readJournal(writeJournal(setup, kept.map(({ raw }) => raw).filter(isObject)));
      if (!journal.ok) throw new Error(journal.error.fault);
      const replayed = replay(game, journal.value, dictionary);
      if (!replayed.ok) throw new Error(replayed.error.fault);
      expect(replayed.value.match).toStrictEqual(last);
      const codes = kept.map(({ outcome }) => (outcome.ok ? null : outcome.code));
      expect(replayed.value.lines.map((line) => (line.ok ? null : line.error))).toEqual(codes);
    }
  });

  law('state and views are plain JSON: they survive being written and read', ({ steps }) => {
    for (const { after } of steps) {
      expect(roundTrip(after)).toStrictEqual(after);
      for (const audience of audiences(after)) {
        const view = viewMatch(game, after, audience);
        expect(roundTrip(view)).toStrictEqual(view);
      }
    }
  });

  // States are frozen through and through in a storm: whatever writes into one throws.
  law('a refused action answers a code and changes nothing', ({ steps }) => {
    for (const { before, raw, outcome } of steps) {
      if (outcome.ok) continue;
      expect(outcome.code).toMatch(/^[A-Z][A-Z_]+$/);
      expect(act(game, before, raw, dictionary)).toStrictEqual(outcome);
    }
  });

  law('time never goes backwards, and an accepted action sets it', ({ steps }) => {
    for (const { before, raw, outcome, after } of steps) {
      expect(after.t).toBeGreaterThanOrEqual(before.t);
      if (outcome.ok) expect(after.t).toBe((raw as { t: number }).t);
    }
  });

  law('after an accepted action no deadline that has been reached is left', ({ steps }) => {
    for (const { outcome, after } of steps)
      if (outcome.ok) expect(nextDeadline(after) ?? Infinity).toBeGreaterThan(after.t);
  });

  law(
    'a clock however far ahead comes to a state in bounded time, as with many steps on the way',
    ({ opened, steps }) => {
      const far = Number.MAX_SAFE_INTEGER;
      const tick = (match: Match, t: number) =>
        act(game, match, { t, by: 'clock', type: 'tick' }, dictionary);
      for (const match of [opened, ...steps.slice(-1).map(({ after }) => after)]) {
        const atOnce = tick(match, far);
        const onTheWay = [1e5, 1e6, 1e7, 1e9, 1e12].reduce(
          (outcome, later) => {
            return outcome.ok ? tick(outcome.match, outcome.match.t + later) : outcome;
          },
          tick(match, match.t),
        );
        // A journal may prescribe a shuffle that can't be: then time stands still.
        if (!atOnce.ok) expect(atOnce.code).toBe('BAD_SHUFFLE');
        else
          expect(onTheWay.ok && tick(onTheWay.match, far)).toMatchObject({ ok: true, match: atOnce.match });
      }
    },
  );

  law('an action is taken as if the clock had ticked first, at the deadline and after it', ({ steps }) => {
    for (const { before, raw, outcome } of steps) {
      if (!outcome.ok || !isObject(raw)) continue;
      const ticked = act(game, before, { t: raw['t'], by: 'clock', type: 'tick' }, dictionary);
      if (!ticked.ok) throw new Error(ticked.code);
      const again = act(game, ticked.match, raw, dictionary);
      expect(again.ok && again.match).toStrictEqual(outcome.match);
    }
  });

  law('what a game skips is what would have come of letting every deadline pass', ({ steps }) => {
    const { skip: _skip, ...patient } = game;
    for (const [index, { after }] of steps.entries()) {
      const until = { t: after.t + 1000 * new Random(`${index}`).below(90), by: 'clock', type: 'tick' };
      const [skipped, awaited] = [game, patient].map((each) => act(each, after, until, dictionary));
      expect(skipped?.ok).toBe(awaited?.ok);
      if (skipped?.ok && awaited?.ok) expect(skipped.match).toStrictEqual(awaited.match);
    }
  });

  law('winners are named at the end, and only then', ({ steps }) => {
    for (const { after } of steps) {
      const { scores, winners } = game.standings(after.state);
      expect(scores).toHaveLength(after.players.length);
      expect(winners.length > 0).toBe(after.state.phase === FINISHED);
      expect(winners).toEqual([...new Set(winners)].sort((a, b) => a - b));
    }
  });

  law('a pause moves the deadline by its length and changes nothing else', ({ steps }) => {
    for (const { after } of steps) {
      if (after.pausedAt !== null || after.state.phase === FINISHED) continue;
      const from = Math.min(after.t + 10, (nextDeadline(after) ?? Infinity) - 1);
      const paused = act(game, after, { t: from, by: 'referee', type: 'pause' }, dictionary);
      if (!paused.ok) throw new Error(paused.code);
      expect(nextDeadline(paused.match)).toBeNull();
      const resumed = act(game, paused.match, { t: from + 7777, by: 'referee', type: 'resume' }, dictionary);
      if (!resumed.ok) throw new Error(resumed.code);
      const deadline = nextDeadline(after);
      expect(resumed.match).toStrictEqual({
        ...after,
        t: from + 7777,
        state: { ...after.state, deadline: deadline === null ? null : deadline + 7777 },
      });
    }
  });

  law('after the end nothing is taken but a tick, which only moves the time', ({ steps }) => {
    for (const { before, raw, outcome, after } of steps) {
      if (before.state.phase !== FINISHED || !outcome.ok) continue;
      expect((raw as { type: string }).type).toBe('tick');
      expect(after).toStrictEqual({ ...before, t: after.t });
    }
  });

  law('cards are conserved', ({ opened, steps }) => {
    expect(tested.cardsFault(opened.state)).toBeNull();
    for (const { before, after } of steps) {
      expect(tested.cardsFault(after.state)).toBeNull();
      expect(tested.stepFault(before.state, after.state)).toBeNull();
    }
  });

  law('what an audience is sent does not change with what it may not see', ({ steps }) => {
    for (const [index, { after }] of steps.entries()) {
      for (const audience of audiences(after)) {
        const other = tested.disturb(after.state, audience, new Random(`${index}/${audience}`));
        expect(viewMatch(game, { ...after, state: other }, audience), String(audience)).toStrictEqual(
          viewMatch(game, after, audience),
        );
      }
    }
  });

  law('no view has a key for what is secret: no secret, no shuffler, no card of a pile', ({ steps }) => {
    for (const { after } of steps)
      for (const audience of audiences(after)) {
        const keys = keysIn(viewMatch(game, after, audience));
        expect(keys.filter((key) => ['secret', 'shuffler', 'pile', 'seed', 'random'].includes(key))).toEqual(
          [],
        );
      }
  });

  law('events hold nothing that is hidden', ({ steps }) => {
    for (const { before, raw } of steps) {
      const marked = { ...before, state: tested.mark(before.state) };
      const outcome = act(game, marked, tested.hidesWords ? markWord(raw) : raw, dictionary);
      if (outcome.ok) expect(JSON.stringify(outcome.events)).not.toContain(MARK);
    }
  });

  law('a bot’s plan is for a time to come, before the deadline, and is taken then', ({ opened, steps }) => {
    for (const match of [opened, ...steps.map(({ after }) => after)]) {
      for (const { by, plan } of botPlans(tested, match, 'other bots')) {
        expect(plan.at).toBeGreaterThanOrEqual(match.t);
        expect(plan.at).toBeLessThan(nextDeadline(match) ?? Infinity);
        const outcome = act(game, match, { t: plan.at, by, ...plan.action }, dictionary);
        // A journal may prescribe a shuffle that can't be: that is not the bot's doing.
        expect(outcome.ok ? null : outcome.code, JSON.stringify(plan)).toBeOneOf([null, 'BAD_SHUFFLE']);
      }
    }
  });

  law('a bot asked twice plans the same', ({ steps }) => {
    for (const { after } of steps)
      expect(botPlans(tested, after, 'x')).toStrictEqual(botPlans(tested, roundTrip(after) as Match, 'x'));
  });

  law('a review is plain JSON, whatever has been played', ({ steps }) => {
    for (const { after } of steps) {
      for (const reader of ['everyone', 'spectators'] as const) {
        const review = game.review(after.state, dictionary, reader);
        expect(roundTrip(review)).toStrictEqual(review);
      }
    }
  });

  law('where spectators read more before the end, everyone reads nothing that is hidden', ({ steps }) => {
    if (!game.spectatorReview) return; // without, what has been played may be told once it is over
    for (const [index, { after }] of steps.entries()) {
      if (after.state.phase === FINISHED) continue;
      const other = tested.disturb(after.state, 'public', new Random(`${index}/review`));
      expect(game.review(other, dictionary, 'everyone')).toStrictEqual(
        game.review(after.state, dictionary, 'everyone'),
      );
    }
  });

  law('spectators read what everyone does, where the game says so, and at the end', ({ steps }) => {
    for (const { after } of steps) {
      if (game.spectatorReview && after.state.phase !== FINISHED) continue;
      const [everyone, spectators] = (['everyone', 'spectators'] as const).map((reader) =>
        game.review(after.state, dictionary, reader),
      );
      expect(spectators).toStrictEqual(everyone);
    }
  });

  it('storms are worth it: they meet many codes, every phase and whole games', () => {
    const phases = new Set<string>();
    const codes = new Set<string>();
    let accepted = 0;
    const all = fc.sample(storms(tested), { numRuns: 300, seed: 20 });
    for (const { setup, choices } of all) {
      for (const { outcome, after } of brew(tested, setup, choices).steps) {
        phases.add(after.state.phase);
        if (outcome.ok) accepted++;
        else codes.add(outcome.code);
      }
    }
    expect(accepted).toBeGreaterThan(1500);
    expect(codes.size).toBeGreaterThan(10);
    expect([...phases]).toContain(FINISHED);
  });
});
