import pLimit, { type LimitFunction } from 'p-limit';

/** Work for soon. Of one lane only a few run at once; a key that waits already is not queued again. */
export interface QueuedTask {
  readonly lane: string;
  readonly key: string;
  work(): Promise<unknown>;
}

/**
 * For callbacks of payment providers: each is answered at once and followed up a few at a time, so that many of them do not take
 * all database connections. Every provider has its lane, so that a slow one delays nobody but itself (R17, R18).
 */
export function keyedQueue(onError: (error: unknown) => void, concurrency = 3): (task: QueuedTask) => void {
  const lanes = new Map<string, LimitFunction>();
  const waiting = new Set<string>();
  return ({ lane, key, work }) => {
    const id = JSON.stringify([lane, key]);
    if (waiting.has(id)) return;
    waiting.add(id);
    const limit = lanes.get(lane) ?? pLimit(concurrency);
    lanes.set(lane, limit);
    limit(() => {
      waiting.delete(id);
      return work();
    }).catch(onError);
  };
}
