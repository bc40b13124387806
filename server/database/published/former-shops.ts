import { slugify } from '#domain/text/slugify.ts';
import type { Queryable } from '../connection/client.ts';

interface ClosedShop {
  readonly id: number;
  readonly name: string;
  readonly heirId: number | null;
}

export async function loadClosedShops(database: Queryable): Promise<ClosedShop[]> {
  return database.query<ClosedShop>(
    'SELECT shop_id AS id, name, heir_shop_id AS "heirId" FROM shops WHERE closed = 1 ORDER BY shop_id',
  );
}

/**
 * The slugs that closed shops had, each with the slug of the open shop that took over; null where none did. An heir may have
 * closed since: its own heir follows.
 */
export function formerShops(
  closed: readonly ClosedShop[],
  open: readonly { readonly id: number; readonly slug: string }[],
): ReadonlyMap<string, string | null> {
  const slugs = new Map(open.map(({ id, slug }) => [id, slug]));
  const byId = new Map(closed.map((shop) => [shop.id, shop]));
  const heirOf = (shop: ClosedShop, seen: ReadonlySet<number>): string | null => {
    if (shop.heirId === null || seen.has(shop.heirId)) return null;
    const next = byId.get(shop.heirId);
    return next === undefined ? (slugs.get(shop.heirId) ?? null) : heirOf(next, new Set([...seen, next.id]));
  };
  const taken = new Set(slugs.values());
  return new Map(
    closed
      .flatMap((shop) =>
        [slugify(shop.name), `${slugify(shop.name) || 'butikk'}-${shop.id}`].map((slug) => [slug, shop] as const),
      )
      .filter(([slug]) => slug !== '' && !taken.has(slug))
      .map(([slug, shop]) => [slug, heirOf(shop, new Set([shop.id]))]),
  );
}
