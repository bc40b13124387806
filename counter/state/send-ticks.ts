import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { dropTicks, storeTick, waitingTicks } from '../offline/pick-store.ts';
import { type PickTick, ticksByOrder } from '../offline/pick-ticks.ts';
import { takeOrder } from './orders.ts';
import { ask } from './read.ts';

let sending: Promise<void> | null = null;

/** Stored first, then sent: a tick is never lost between the two. */
export async function tick(next: PickTick): Promise<void> {
  await storeTick(next);
  await sendTicks();
}

/** Sends what waits, one sender at a time; whatever the connection loses stays for the next time. */
export async function sendTicks(): Promise<void> {
  if (sending !== null) {
    await sending;
    if (waitingTicks.get().length === 0) return;
  }
  sending = sendAll().finally(() => {
    sending = null;
  });
  await sending;
}

async function sendAll(): Promise<void> {
  for (const { shop, order, ticks } of ticksByOrder(waitingTicks.get())) {
    const lines = ticks.map(({ line, picked }) => ({ line, picked }));
    const answer = await ask('pick', { params: { shop, id: order }, body: { lines }, key: randomUuid() });
    // Locked or without a connection: later. Refused for any other reason the shop's count holds.
    if (answer.kind === 'no-connection' || (answer.kind === 'refused' && answer.status === 401)) return;
    // The order first: between the two nothing would be ticked, and a press on 'Klar' would fall into that gap.
    if (answer.kind === 'done') takeOrder(answer.value);
    else if (answer.refusal.order != null) takeOrder(answer.refusal.order);
    await dropTicks(ticks);
  }
}
