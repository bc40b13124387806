import { atom } from 'nanostores';
import type { Queue } from '#contract/counter/records.ts';
import { freshIds } from './queue-order.ts';
import { ask } from './read.ts';
import { onWipe, shopId } from './session.ts';

export const queue = atom<Queue | null>(null);
/** Nothing to show, and the last try failed. */
export const queueFailed = atom(false);
/** Came while this screen was open: marked, until they are opened. */
export const freshOrders = atom<ReadonlySet<number>>(new Set());

onWipe(() => queue.set(null));

let onNew: (count: number) => void = () => {};

/** The sound and the words for new orders; told once, at the start. */
export function onNewOrders(tell: (count: number) => void): void {
  onNew = tell;
}

let asked = 0;

export async function loadQueue(): Promise<void> {
  asked += 1;
  const turn = asked;
  const answer = await ask('queue', { params: { shop: shopId() } });
  if (turn !== asked) return; // a later one has been asked for
  if (answer.kind !== 'done') {
    queueFailed.set(queue.get() === null);
    return;
  }
  const before = queue.get();
  const fresh = before === null ? [] : freshIds(before.rows, answer.value.rows);
  queueFailed.set(false);
  queue.set(answer.value);
  if (fresh.length === 0) return;
  freshOrders.set(new Set([...freshOrders.get(), ...fresh]));
  onNew(fresh.length);
}

export function forgetQueue(): void {
  queue.set(null);
  freshOrders.set(new Set());
}
