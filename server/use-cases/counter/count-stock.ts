import type { StockOfEan } from '#contract/counter/records.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AtCounter, CounterParts, Refusal } from './counter-parts.ts';
import { readStock } from './reading/read-stock.ts';

/** A count that is further off than this is a manager's to write. */
const mostOff = 5;

export interface Count {
  readonly ean: string;
  readonly counted: number;
  readonly key: string;
}

/**
 * What stands on the shelves is counted: on sale is that less what is held for orders and not picked yet, never below none.
 */
export async function countStock(
  parts: CounterParts,
  at: AtCounter,
  { ean, counted, key }: Count,
): Promise<Result<StockOfEan, Refusal>> {
  const now = parts.now();
  const requestHash = parts.checkout.secrets.fingerprint(
    JSON.stringify(['count', at.shop, ean, at.device.id, counted]),
  );
  const claim = { scope: 'counter', key, requestHash } as const;
  const written = await parts.counter.transaction<null, Refusal>(async (tx) => {
    const verdict = await tx.claims.make(claim, now);
    if (verdict.kind === 'repeated') return verdict.sameRequest ? done(null) : refused({ code: 'other-request' });
    const stock = await tx.correctStock({ shop: at.shop, ean, standing: counted, gone: 0, reservationId: null });
    if (stock === null) return refused({ code: 'unknown' });
    if (Math.abs(stock.after - stock.before) > mostOff && at.member.role !== 'manager') {
      return refused({ code: 'manager-only' });
    }
    await tx.audit.write({
      actor: 'staff',
      action: 'counted',
      subject: `stock:${ean}`,
      staff: { member: at.member.id, device: at.device.id, shop: at.shop },
      before: { stock: stock.before },
      after: { stock: stock.after, counted },
    });
    await tx.claims.keepAnswer(claim, { answer: null });
    return done(null);
  });
  return written.ok ? readStock(parts, at, ean) : written;
}
