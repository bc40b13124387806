import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/**
 * With several WORKERS, the one that Prometheus happens to reach answers with the metrics of all. It asks the primary process,
 * which asks every worker, adds up and sends the text back. Counts of a worker that has ended still count, so that no counter falls.
 */
type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

type Message =
  /** Primary to worker: send your metrics. */
  | { readonly metrics: 'wanted' }
  /** Worker to primary. */
  | { readonly metrics: 'own'; readonly own: ProcessMetrics }
  /** Worker to primary: send me the metrics of all. */
  | { readonly metrics: 'of all wanted'; readonly id: number }
  | { readonly metrics: 'of all'; readonly id: number; readonly text: string };

/** A worker that is too busy to answer is counted with its last answer. */
const workerTimeoutMs = 1_000;
const answerTimeoutMs = 5_000;

/** In a worker. Call `last` before it ends, so that its counts are not lost. */
export function workerMetrics(): Metrics & { last(): Promise<void> } {
  const own = new Registry();
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  const tellOwn = async () => send({ metrics: 'own', own: await own.getMetricsAsJSON() });
  process.on('message', (message: Message) => {
    if (message.metrics === 'wanted') void tellOwn();
    if (message.metrics === 'of all') waiting.get(message.id)?.(message.text);
  });
  return {
    own,
    text: async () => {
      asked += 1;
      const id = asked;
      const answer = new Promise<string>((resolve) => waiting.set(id, resolve));
      try {
        await send({ metrics: 'of all wanted', id });
        return await Promise.race([answer, tooLate()]);
      } finally {
        waiting.delete(id);
      }
    },
    last: tellOwn,
  };
}

/** In the primary process, before workers are started. */
export function aggregateWorkerMetrics(): void {
  const known = new Map<number, ProcessMetrics>();
  const heard = new Map<number, () => void>();
  let gone: readonly ProcessMetrics[] = [];
  let underWay: Promise<string> | null = null;
  cluster.on('message', (worker, message: Message) => {
    if (message.metrics === 'own') {
      known.set(worker.id, message.own);
      heard.get(worker.id)?.();
    }
    if (message.metrics === 'of all wanted') void answer(worker, message.id);
  });
  cluster.on('exit', (worker) => {
    gone = [...gone, (known.get(worker.id) ?? []).filter(isOfTheShop)];
    known.delete(worker.id);
    heard.get(worker.id)?.();
  });

  async function answer(to: Worker, id: number): Promise<void> {
    underWay ??= gather().finally(() => {
      underWay = null;
    });
    const text = await underWay;
    if (to.isConnected()) to.send({ metrics: 'of all', id, text } satisfies Message, ignore);
  }

  async function gather(): Promise<string> {
    const serving = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(serving.filter((worker) => worker.isConnected()).map(hear));
    const before = gone;
    const sum = await AggregatorRegistry.aggregate([...before]).getMetricsAsJSON();
    gone = [sum, ...gone.slice(before.length)];
    return AggregatorRegistry.aggregate([...gone, ...known.values()]).metrics();
  }

  async function hear(worker: Worker): Promise<void> {
    const told = new Promise<void>((resolve) => heard.set(worker.id, resolve));
    worker.send({ metrics: 'wanted' } satisfies Message, ignore);
    await Promise.race([told, sleep(workerTimeoutMs, undefined, { ref: false })]);
    heard.delete(worker.id);
  }
}

/** A worker that has ended meanwhile needs no answer. */
function ignore(): void {}

/** Counts of requests, messages and searches outlive their process; memory and the like do not. */
function isOfTheShop({ name }: ProcessMetrics[number]): boolean {
  return name.startsWith('http_') || /^(sms|searches)_(.*_)?total$/.test(name);
}

function send(message: Message): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

async function tooLate(): Promise<never> {
  await sleep(answerTimeoutMs, undefined, { ref: false });
  throw new Error('The first process did not tell the metrics of all');
}
