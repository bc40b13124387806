import type { Todo } from '#contract/desk/overview/schemas.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { may } from '#domain/staff/may.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { DeskContext } from '../desk-use-case.ts';
import { isLate, viewed, waitedMs } from '../orders/order-wish.ts';

const day = 86_400_000;
/** Shops that are behind; more of them are seen in the list. */
const mostShops = 3;

type Reading = Pick<DeskTransaction, 'deskOrders' | 'figures'>;

/** What somebody must do something about, the worst first; each is one act away. */
export async function needsSomebody(
  tx: Reading,
  shops: readonly ShopId[] | null,
  context: DeskContext,
): Promise<readonly Todo[]> {
  const { actor, now } = context;
  const found: Todo[] = [];
  if (may(actor, 'imports.see'))
    for (const { kind, at, read, bad, lastDoneAt } of await tx.figures.failedRuns(now - 7 * day))
      found.push({
        ...nothing,
        kind: 'import',
        count: 1,
        since: iso(at),
        run: { kind, read, bad, lastDoneAt: isoOrNull(lastDoneAt) },
      });
  if (may(actor, 'overview.orders')) {
    found.push(...(await lateShops(tx, shops, context)));
    const unsettled = (await viewed(tx, 'unsettled', shops, context)).ids ?? [];
    if (unsettled.length > 0) found.push({ ...nothing, kind: 'unsettled', count: unsettled.length });
  }
  if (may(actor, 'overview.mail')) {
    const { count, oldest } = await tx.figures.failedMails(now - day);
    if (count > 0) found.push({ ...nothing, kind: 'mail', count, since: isoOrNull(oldest) });
  }
  if (may(actor, 'orders.refund')) {
    const back = (await viewed(tx, 'withdrawn', shops, context)).ids ?? [];
    if (back.length > 0) found.push({ ...nothing, kind: 'withdrawn', count: back.length });
  }
  if (may(actor, 'reviews.judge')) {
    const { count, oldest } = await tx.figures.waitingReviews();
    if (count > 0) found.push({ ...nothing, kind: 'reviews', count, since: isoOrNull(oldest) });
  }
  return found;
}

const nothing = { since: null, shop: null, minutes: null, run: null } as const;

/** One line for each of the shops that are furthest behind. */
async function lateShops(tx: Reading, shops: readonly ShopId[] | null, context: DeskContext): Promise<Todo[]> {
  const late = (await tx.deskOrders.waiting(shops)).filter((order) => isLate(order, context));
  const byShop = Map.groupBy(late, ({ shop }) => shop);
  const lines = [...byShop].map(([shop, orders]) => {
    const waited = Math.max(...orders.map((order) => waitedMs(order, context)));
    const name = context.parts.published.current.shops.find(({ id }) => id === shop)?.name ?? '';
    return {
      ...nothing,
      kind: 'late' as const,
      count: orders.length,
      shop: { id: Number(shop), name },
      minutes: Math.floor(waited / 60_000),
    };
  });
  return lines.sort((a, b) => b.minutes - a.minutes).slice(0, mostShops);
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
