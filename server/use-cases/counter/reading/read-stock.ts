import type { StockOfEan } from '#contract/counter/records.ts';
import { isEan } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AtCounter, CounterParts, Refusal } from '../counter-parts.ts';

/** A variant by its ean: how many are on sale here, held for orders and still on the shelves, and elsewhere. */
export async function readStock(
  { counter, checkout, now }: CounterParts,
  { shop }: Pick<AtCounter, 'shop'>,
  ean: string,
): Promise<Result<StockOfEan, Refusal>> {
  if (!isEan(ean)) return refused({ code: 'unknown' });
  const [variant, sold] = await Promise.all([
    counter.variant(shop, ean, now()),
    checkout.store.variants([ean], now()).then((found) => found.get(ean)),
  ]);
  if (variant === null) return refused({ code: 'unknown' });
  const price = Math.min(sold?.price ?? 0, ...(sold?.campaigns ?? []).map((campaign) => campaign.price));
  return done({ ...variant, elsewhere: [...variant.elsewhere], image: sold?.image ?? null, price: oere(price * 100) });
}
