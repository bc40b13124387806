import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import { lowestPriorPrice, saleBegan } from '#domain/article/lowest-prior-price.ts';
import type { ReadArticle } from '#server/ports/desk/desk-goods.ts';

const yearMs = 365 * 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

/** The price with its last year and the highest that may lawfully stand beside it as what it was. */
export function articlePrices({ price, points, asked }: ReadArticle, now: number): DeskArticle['price'] {
  const lowest = lowestPriorPrice(points, now);
  const began = saleBegan(points, now);
  const isClub = asked.some((one) => one.isClub && one.price === lowest && one.from < began);
  const known = points.filter(({ from }) => from <= now);
  const first = known.findLastIndex(({ from }) => from <= now - yearMs);
  return {
    now: price,
    points: known.slice(Math.max(first, 0)).map(({ from, price: was }) => ({ at: iso(from), price: was })),
    club: asked
      .filter(({ isClub: forMembers, from }) => forMembers && from <= now && from > now - yearMs)
      .map(({ from, price: was }) => ({ at: iso(from), price: was })),
    lawful: lowest === null ? null : { price: lowest, before: iso(began), isClub },
  };
}
