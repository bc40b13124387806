import type { Ean } from '#domain/article/ean.ts';
import { defaultFrightPrice } from '#domain/article/stored-values.ts';
import { oere, roundPrice } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { NamedStock, SaleFacts, SaleVariant } from '#server/ports/checkout/sale-facts.ts';
import type { Queryable } from '../connection/client.ts';

type VariantRow = Omit<SaleVariant, 'price' | 'pant' | 'frightPrice' | 'campaigns' | 'stock'> & {
  readonly price: number;
  readonly pant: number;
  readonly frightPrice: number | null;
  readonly campaigns: readonly { readonly id: number; readonly price: number }[] | null;
  readonly stock: readonly NamedStock[] | null;
};

/** One query for a whole cart, as of this moment. */
export function saleFacts(database: Queryable): SaleFacts {
  return {
    variants: async (eans, now) => {
      const rows = await database.query<VariantRow>(
        `SELECT v.ean, a.article_id AS "articleId", a.name, s.name AS size, c.name AS color,
                (SELECT i.path FROM article_images i
                  WHERE i.article_id = a.article_id AND (i.color_id = v.color_id OR i.color_id IS NULL)
                  ORDER BY i.color_id IS NULL, i.sort, i.image_id LIMIT 1) AS image,
                a.suggested_price AS price, a.pant, a.fright_price_ore AS "frightPrice",
                a.vat_percentage AS "vatPercentage", a.visible_on_web = 1 AND v.visible_on_web = 1 AS visible,
                a.purchasable_on_web = 1 AND v.purchasable_on_web = 1 AS "canPurchase", a.only_cc = 1 AS "onlyCC",
                a.web_purchase_limit AS "webPurchaseLimit",
                (SELECT json_agg(json_build_object('id', o.campaign_article_id, 'price', o.price)) FROM campaign_articles o
                  WHERE o.article_id = a.article_id AND o.price IS NOT NULL AND o.starts_at <= $2
                    AND (o.ends_at IS NULL OR o.ends_at > $2)) AS campaigns,
                (SELECT json_agg(json_build_object('id', t.shop_id, 'qty', t.qty, 'name', h.name))
                   FROM stock_for_sale t JOIN shops h USING (shop_id) WHERE t.ean = v.ean) AS stock
           FROM variants v JOIN articles a USING (article_id)
           LEFT JOIN sizes s USING (size_id) LEFT JOIN colors c USING (color_id)
          WHERE v.ean = ANY ($1)`,
        [eans, new Date(now)],
      );
      return new Map(rows.map((row) => [row.ean, saleVariant(row)]));
    },
    promocode: async (name) => {
      const rows = await database.query<Promocode>(`${promocodeColumns} WHERE lower(name) = lower(btrim($1))`, [name]);
      return rows[0] ?? null;
    },
    publicPromocodes: () =>
      database.query<Promocode>(`${promocodeColumns} WHERE type = 'public' ORDER BY promocode_id`),
    heldByVisitor: (visitor) =>
      database.query<{ ean: Ean; shop: ShopId; qty: number }>(
        `SELECT h.ean, h.shop_id AS shop, h.qty FROM reservations r JOIN stock_holds h USING (reservation_id)
          WHERE r.visitor_hash = $1 AND r.status_id = 1 AND h.state = 'held'
            AND EXISTS (SELECT FROM shops s WHERE s.shop_id = h.shop_id AND s.closed = 0)`,
        [Buffer.from(visitor, 'base64url')],
      ),
  };
}

const promocodeColumns = `SELECT promocode_id AS id, name, valid_from, valid_to, fixed, amount, type FROM promocodes`;

function saleVariant(row: VariantRow): SaleVariant {
  return {
    ...row,
    price: roundPrice(row.price),
    pant: roundPrice(row.pant),
    frightPrice: row.frightPrice === null ? defaultFrightPrice : oere(row.frightPrice),
    campaigns: row.campaigns?.map(({ id, price }) => ({ id, price: roundPrice(price) })) ?? [],
    stock: row.stock ?? [],
  };
}
