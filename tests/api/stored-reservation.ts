import { randomBytes } from 'node:crypto';
import type { TestShop } from './test-shop.ts';

export interface StoredFields {
  readonly customerId: number | null;
  readonly createdAt?: Date;
  readonly status?: number;
  readonly email?: string;
  /** Also written as an order, as when it was collected. */
  readonly collected?: boolean;
}

/** A reservation of 'Ull Barnesett' (1012) in Bergen as the checkout leaves it behind; gives its id. */
export async function storeReservation(shop: Pick<TestShop, 'database'>, fields: StoredFields): Promise<number> {
  const { customerId, createdAt = new Date(), status = 2, email = 'kari@example.no', collected = false } = fields;
  const [row] = await shop.database.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO reservations (status_id, shop_id, customer_id, customer_name, email, phone, delivery, goods_ore, total_ore,
                                 receipt_token_hash, terms_accepted_at, created_at)
       VALUES ($1, 3, $2, 'Kari Nordmann', $3, '41234567', false, 29900, 29900, $4, $5, $5) RETURNING reservation_id
     ), line AS (
       INSERT INTO reservation_lines (reservation_id, line_no, ean, article_id, name, count, price_ore, vat_percentage)
       SELECT reservation_id, 1, '7000000101212', 1012, 'Ull Barnesett', 1, 29900, 25 FROM made
     )
     SELECT reservation_id AS id FROM made`,
    [status, customerId, email, randomBytes(32), createdAt],
  );
  const id = row?.id ?? 0;
  if (collected) {
    await shop.database.execute(
      `WITH made AS (
         INSERT INTO orders (reservation_id, customer_id, vat_percentage, vat_ore, net_ore, total_ore, created_at)
         VALUES ($1, $2, 25, 5980, 23920, 29900, $3) RETURNING order_id
       )
       INSERT INTO order_lines (order_id, line_no, ean, name, count, price_ore, vat_percentage)
       SELECT order_id, 1, '7000000101212', 'Ull Barnesett', 1, 29900, 25 FROM made`,
      [id, customerId, createdAt],
    );
  }
  return id;
}
