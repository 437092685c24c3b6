import { expect, onTestFinished, test } from 'vitest';
import { WorkerThinker } from '#host/bots/worker-thinker';

test('the worker thread starts from source, answers, and reports what it can not do', async () => {
  const lines: string[] = [];
  const thinker = new WorkerThinker((line) => lines.push(line));
  onTestFinished(() => thinker.stop());
  const view = {
    game: 'none',
    players: [],
    phase: '',
    t: 0,
    deadline: null,
    paused: false,
    scores: [],
    winners: [],
  };
  expect(await thinker.plan({ game: 'none', view, seat: 0, level: 1, seed: 's' })).toBeNull();
  expect(lines).toEqual(['A bot could not think: no such game: none']);
});
