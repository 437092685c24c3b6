/** Thinks in a worker thread, which is started with the first question and again if it should die. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BotPlan } from '#engine/core/game';
import { describeError, type Log } from '../log';
import type { FromWorker, PlanQuestion, ReviewQuestion, Thinker, ToWorker } from './thinker';

/** A worker that has died this often is not started again: bots then wait, and people play on. */
const STARTS = 5;

type Ask = { ask: 'plan'; question: PlanQuestion } | { ask: 'review'; question: ReviewQuestion };

export class WorkerThinker implements Thinker {
  #worker: Worker | null = null;
  #starts = 0;
  #stopped = false;
  #lastId = 0;
  readonly #waiting = new Map<number, (value: unknown) => void>();

  /** @param lexiconDir where the lexicon's file lies; beside the module that loads it when left out */
  constructor(
    private readonly log: Log,
    private readonly lexiconDir?: string,
  ) {}

  async plan(question: PlanQuestion): Promise<BotPlan | null> {
    return (await this.#ask({ ask: 'plan', question })) as BotPlan | null;
  }

  review(question: ReviewQuestion): Promise<unknown> {
    return this.#ask({ ask: 'review', question });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#worker?.terminate();
    this.#giveUp();
  }

  #ask(ask: Ask): Promise<unknown> {
    const worker = this.#running();
    if (!worker) return Promise.resolve(null);
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, ...ask } satisfies ToWorker);
    });
  }

  #running(): Worker | null {
    if (this.#worker || this.#stopped || this.#starts >= STARTS) return this.#worker;
    this.#starts++;
    const worker = startWorker(this.lexiconDir);
    worker.unref(); // never keeps the process alive
    worker.on('message', (answer: FromWorker) => {
      if (!answer.ok) this.log(`A bot could not think: ${answer.error}`);
      this.#waiting.get(answer.id)?.(answer.ok ? answer.value : null);
      this.#waiting.delete(answer.id);
    });
    worker.on('error', (error) => {
      this.log(`The bots' thread failed: ${describeError(error)}`);
    });
    worker.on('exit', () => {
      this.#worker = null;
      this.#giveUp();
    });
    this.#worker = worker;
    return worker;
  }

  #giveUp(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}

function startWorker(lexiconDir: string | undefined): Worker {
  const workerData = { lexiconDir };
  const bundled = ['./bot-worker.js', '../bot-worker.js']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(fileURLToPath(url)));
  if (bundled) return new Worker(bundled, { workerData });
  // From source: TypeScript needs its loader in this thread, too.
  const script = new URL('./worker.ts', import.meta.url).href;
  const loader = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(script)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData });
}
