import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connection/client.ts';
import {
  type CounterDevice,
  newClerk,
  newDevice,
  pairingCodeFor,
  type Seen,
} from '../../../tests/api/counter-client.ts';
import { goods } from '../../rehearsal/live-goods.ts';
import type { OrderLog } from './order-log.ts';
import { persist } from './persist.ts';

export interface Clerk {
  /** Picks, makes ready and hands out. */
  handOut(order: { readonly id: number; readonly code: string; readonly isPaid: boolean }): Promise<void>;
}

interface CounterOrder extends Seen {
  readonly lines: readonly { readonly line: number; readonly count: number }[];
}

/** Somebody at the counter of the one shop, on a device of its own. */
export async function openCounter(url: string, database: Database, log: OrderLog): Promise<Clerk> {
  const device: CounterDevice = newDevice(url, goods.shop);
  const paired = await device.send('POST', '/pair', { code: await pairingCodeFor(database, [goods.shop]) });
  const signedIn = await device.signIn(await newClerk(database, 'Jonas Haug', { shops: [goods.shop] }));
  if (paired.status !== 200 || signedIn.status !== 200)
    throw new Error(`The counter does not open: ${paired.status} ${signedIn.status}`);
  const act = async (order: Seen, what: string, more: object = {}): Promise<CounterOrder | null> => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await persist(log, `counter ${what}`, () => device.act(order, what, more, key), 200);
    return answer?.body ?? null;
  };
  return {
    handOut: async ({ id, code, isPaid }) => {
      const look = () => device.get(`/shops/${goods.shop}/orders/${id}`);
      const found = (await persist(log, 'counter order', look, 200))?.body as CounterOrder | undefined;
      const begun = found && (await act(found, 'begin'));
      const lines = begun?.lines.map(({ line, count }) => ({ line, picked: count }));
      const picked = begun && (await act(begun, 'picks', { lines }));
      const ready = picked && (await act(picked, 'ready', { place: 'A1' }));
      const proof = { proof: { kind: 'code', code }, ...(isPaid ? {} : { tillSlip: '4471 0093' }) };
      if (ready && (await act(ready, 'hand-out', proof))) log.handedOut += 1;
    },
  };
}
