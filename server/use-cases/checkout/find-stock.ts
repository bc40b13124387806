import { availability } from '#domain/article/availability.ts';
import type { Ean } from '#domain/article/ean.ts';
import { collectShortages, planDelivery, type Shortage } from '#domain/checkout/fulfilment.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { SaleVariants } from '#server/ports/checkout/sale-facts.ts';
import type { CartProblem } from './check-lines.ts';
import type { WantedItem } from './order-lines.ts';

/** Where the goods are to come from: the shop chosen for collecting, or whichever can send them (DEC-91). */
export type Source =
  | { readonly way: 'collect'; readonly shop: ShopId; readonly name: string }
  | { readonly way: 'deliver' };

export type StockPlan =
  | { readonly ok: true; readonly shop: ShopId; readonly shopName: string }
  | { readonly ok: false; readonly problems: readonly CartProblem[] };

/** Which shop hands out or sends the whole order, or what is lacking of it and where. */
export function findStock(items: readonly WantedItem[], variants: SaleVariants, source: Source): StockPlan {
  const stockOf = (ean: Ean) => variants.get(ean)?.stock ?? [];
  if (source.way === 'collect') {
    const lacking = collectShortages(items, stockOf, source.shop);
    if (lacking.length === 0) return { ok: true, shop: source.shop, shopName: source.name };
    return { ok: false, problems: lacking.map((shortage) => problem(shortage, variants, source.name)) };
  }
  const { shop, shortages } = planDelivery(items, stockOf);
  const name = [...variants.values()].flatMap(({ stock }) => stock).find(({ id }) => id === shop)?.name ?? null;
  if (shop !== null && shortages.length === 0) return { ok: true, shop, shopName: name ?? '' };
  const apart = (line: Ean) =>
    planDelivery(
      items.filter(({ ean }) => ean === line),
      stockOf,
    ).shortages.length === 0;
  return {
    ok: false,
    problems: shortages.map((shortage) => ({
      ...problem(shortage, variants, name),
      toSend: { apart: apart(shortage.ean) },
    })),
  };
}

/** Before a shop is chosen: what no shop holds enough of. */
export function findAnywhere(items: readonly WantedItem[], variants: SaleVariants): readonly CartProblem[] {
  return items.flatMap(({ ean, count }) => {
    const { quantity, shops } = availability((asked) => variants.get(asked)?.stock ?? [], ean, { way: 'deliver' });
    if (quantity >= count) return [];
    const best = variants.get(ean)?.stock.find(({ id }) => id === shops[0]?.id)?.name ?? null;
    const lacking = problem({ ean, available: quantity }, variants, best);
    return [best === null ? { ...lacking, soldOut: true } : lacking];
  });
}

/** The shop that was chosen is none, or has closed since: what can be had of each line elsewhere. */
export function noSuchShop(items: readonly WantedItem[], variants: SaleVariants): readonly CartProblem[] {
  return items.map(({ ean }) => {
    const { quantity } = availability((asked) => variants.get(asked)?.stock ?? [], ean, { way: 'deliver' });
    return { ...problem({ ean, available: quantity }, variants, null), reason: 'shop' };
  });
}

function problem({ ean, available }: Shortage, variants: SaleVariants, shop: string | null): CartProblem {
  return { ean, reason: 'stock', name: variants.get(ean)?.name ?? null, available, shop };
}
