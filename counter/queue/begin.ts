import { atom } from 'nanostores';
import type { CounterOrder, QueueRow } from '#contract/counter/records.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { goTo } from '../routing/route.ts';
import type { Act } from '../state/act.ts';
import { takeOrder } from '../state/orders.ts';
import { freshOrders, loadQueue } from '../state/queue.ts';
import { ask } from '../state/read.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { clerk, onWipe, shopId } from '../state/session.ts';

/** Somebody was first: which order, who, and since when. */
export interface Taken {
  readonly row: Pick<QueueRow, 'id' | 'version' | 'status' | 'lines' | 'more'>;
  readonly order: CounterOrder | null;
  readonly name: string;
  readonly initials: string;
  readonly at: string | null;
}

export const taken = atom<Taken | null>(null);

onWipe(() => taken.set(null));

/** Claims an order and opens it; the one who comes second sees who was first. */
export async function begin(
  act: Act<'begin'>,
  row: Taken['row'],
  { takeOver = false }: { readonly takeOver?: boolean } = {},
): Promise<boolean> {
  const result = await act.run({ id: row.id }, { expectedStatus: row.status, version: row.version, takeOver });
  if (result.kind === 'none') return false;
  if (result.kind === 'done') {
    freshOrders.set(new Set([...freshOrders.get()].filter((id) => id !== row.id)));
    takeOrder(result.value);
    goTo({ screen: 'pick', ids: [row.id] });
    return true;
  }
  const { refusal } = result;
  const other = refusal.order?.picker ?? null;
  if (result.status === 409 && other !== null && other.id !== clerk.get()?.id) {
    taken.set({
      row,
      order: refusal.order ?? null,
      name: firstName(other.name),
      initials: other.initials,
      at: refusal.at ?? null,
    });
  } else tellRefusal(refusal, row.id);
  void loadQueue();
  return false;
}

/** Claims several for one round; those that somebody else has by now are told and left out. */
export async function beginRound(rows: readonly QueueRow[]): Promise<void> {
  const mine: number[] = [];
  for (const { id, status, version } of rows) {
    const answer = await ask('begin', {
      params: { shop: shopId(), id },
      body: { expectedStatus: status, version, takeOver: false },
      key: randomUuid(),
    });
    if (answer.kind === 'refused') tellRefusal(answer.refusal, null);
    if (answer.kind !== 'done') continue;
    takeOrder(answer.value);
    mine.push(id);
  }
  void loadQueue();
  if (mine.length > 0) goTo({ screen: 'pick', ids: mine });
}
