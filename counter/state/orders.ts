import { map } from 'nanostores';
import { useEffect } from 'react';
import type { CounterOrder } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { ask } from './read.ts';
import { onWipe, shopId } from './session.ts';

/** An order as it was last heard of; a version never goes back. */
export type OrderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly order: CounterOrder }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

const orders = map<Record<number, OrderState>>({});
const shown = new Map<number, number>();

onWipe(() => orders.set({}));

export function takeOrder(order: CounterOrder): void {
  const known = orders.get()[order.id];
  if (known?.kind === 'there' && known.order.version > order.version) return;
  orders.setKey(order.id, { kind: 'there', order });
}

export async function loadOrder(id: number): Promise<void> {
  const answer = await ask('order', { params: { shop: shopId(), id } });
  if (answer.kind === 'done') return takeOrder(answer.value);
  if (orders.get()[id]?.kind === 'there' && answer.kind === 'no-connection') return;
  orders.setKey(id, { kind: answer.kind === 'refused' && answer.status === 404 ? 'missing' : 'failed' });
}

/** The order as it was last heard of, for acts that carry its version. */
export function orderNow(id: number): CounterOrder | null {
  const known = orders.get()[id];
  return known?.kind === 'there' ? known.order : null;
}

/** Whether anybody looks at it: only then is it asked for anew. */
export function isShown(id: number): boolean {
  return shown.has(id);
}

export function reloadShown(): void {
  for (const id of shown.keys()) void loadOrder(id);
}

export function useOrders(ids: readonly number[]): OrderState[] {
  const known = useStore(orders);
  const key = ids.join();
  useEffect(() => {
    const wanted = key.split(',').map(Number);
    for (const id of wanted) {
      shown.set(id, (shown.get(id) ?? 0) + 1);
      void loadOrder(id);
    }
    return () => {
      for (const id of wanted) {
        const left = (shown.get(id) ?? 1) - 1;
        if (left > 0) shown.set(id, left);
        else shown.delete(id);
      }
    };
  }, [key]);
  return ids.map((id) => known[id] ?? { kind: 'loading' });
}

export function useOrder(id: number): OrderState {
  return useOrders([id])[0] ?? { kind: 'loading' };
}
