import { webStockShop } from '#domain/shop/shop-id.ts';
import { type ArticlePlan, isLongTail } from './article-plan.ts';
import type { Random } from './random.ts';
import { shops } from './shops.ts';
import type { DemoVariant } from './variants.ts';

export interface DemoStock {
  readonly ean: string;
  readonly shopId: number;
  readonly qty: number;
}

/** How an article is doing: most are about, some are nearly gone, a few are gone. */
type Situation = 'plenty' | 'lot' | 'last' | 'sold out';

/** Pieces by variant and shop. A row with none says that the shop carries it but has run out (DEC-62). */
export function stockOf(
  plan: ArticlePlan,
  variants: readonly DemoVariant[],
  oneOff: boolean,
  random: Random,
): DemoStock[] {
  const situation = situationOf(plan, oneOff, random);
  const carriers = carriersOf(plan, situation, random);
  const lastVariant = random.pick(variants);
  return variants.flatMap((variant) =>
    carriers.map((shopId) => ({
      ean: variant.ean,
      shopId,
      qty: pieces(plan, variant, shopId, situation, variant === lastVariant, random),
    })),
  );
}

function situationOf(plan: ArticlePlan, oneOff: boolean, random: Random): Situation {
  if (plan.signature) return plan.signature.key === 'myr' ? 'last' : 'plenty';
  if (oneOff) return 'lot';
  return random.weighted([
    [92, 'plenty'],
    [5, 'last'],
    [3, 'sold out'],
  ] as const);
}

function carriersOf(plan: ArticlePlan, situation: Situation, random: Random): number[] {
  const onWeb = random.chance(plan.group.freight === undefined ? 0.8 : 0.5) || plan.signature !== null;
  const web = onWeb ? [Number(webStockShop)] : [];
  if (isLongTail(plan)) return [...someShops(random.int(1, 2), random), ...web];
  if (situation === 'last') return someShops(3, random);
  // Bulky goods need floor; a lot is shared out among few.
  const share =
    (plan.group.freight === undefined ? 0.6 : 0.4) * (situation === 'lot' ? 0.3 : 1) * (plan.signature ? 1.6 : 1);
  const inShops = shops.filter((shop) => random.chance(shop.assortment * share)).map(({ id }) => id);
  return inShops.length > 0 ? [...inShops, ...web] : [...someShops(1, random), ...web];
}

function someShops(count: number, random: Random): number[] {
  return [...new Set(Array.from({ length: count }, () => random.pick(shops).id))];
}

function pieces(
  plan: ArticlePlan,
  variant: DemoVariant,
  shopId: number,
  situation: Situation,
  isLast: boolean,
  random: Random,
): number {
  if (situation === 'sold out') return 0;
  if (situation === 'last') return isLast && random.chance(0.7) ? random.int(1, 2) : 0;
  // The ends of the size range go first and are bought in few.
  if (random.chance(0.34 - 0.2 * variant.middle)) return 0;
  const few = plan.price > 3000 || plan.group.freight !== undefined;
  const most = few ? 4 : plan.price < 150 ? 40 : 14;
  const factor = shopId === webStockShop ? 3 : 1;
  return Math.max(1, Math.round(random.next() ** 2 * most * factor * (0.4 + 0.6 * variant.middle)));
}
