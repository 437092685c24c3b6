/** The worker thread's script: has a lexicon of its own, and answers what the host asks. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadFrench } from '#dict/french';
import { GAMES } from '#engine/games/registry';
import { describeError } from '../log';
import { think } from './think';
import type { FromWorker, ToWorker } from './thinker';

const { lexiconDir } = workerData as { lexiconDir?: string };
const knowledge = { games: GAMES, dictionary: loadFrench(lexiconDir) };

parentPort?.on('message', (message: ToWorker) => {
  let answer: FromWorker;
  try {
    answer = { id: message.id, ok: true, value: think(knowledge, message) };
  } catch (error) {
    answer = { id: message.id, ok: false, error: describeError(error) };
  }
  parentPort?.postMessage(answer);
});
