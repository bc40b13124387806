import type { Transaction } from '#server/database/connection/client.ts';
import type { ImportKind } from '../import-kind.ts';
import { code, id, whole } from '../values.ts';

/** Qty is what stands in the shop. Pieces held for somebody stand there too, but are not for sale: they are taken off here. */
export const stock: ImportKind = {
  name: 'stock',
  about: 'Pieces by ean and shop, as they stand there; what is held for reservations is taken off',
  table: 'stock',
  key: ['EanNo', 'ShopID'],
  fields: {
    EanNo: { column: 'ean', value: code(/^\d{8,14}$/, 'must be 8 to 14 digits') },
    ShopID: { column: 'shop_id', value: id },
    Qty: { column: 'qty', value: whole(0, 1_000_000), needed: true },
  },
  references: [
    { columns: ['ean'], table: 'variants', keys: ['ean'], kind: 'variants' },
    { columns: ['shop_id'], table: 'shops', keys: ['shop_id'], kind: 'shops' },
  ],
  rules: [
    {
      wrong: 'qty > 0 AND EXISTS (SELECT FROM shops s WHERE s.shop_id = made.shop_id AND s.closed = 1)',
      says: 'has pieces in a shop that is closed for good',
      warns: true,
    },
  ],
  missing: { column: 'qty', value: 0, does: 'empty', what: 'the stock' },
  identify: endDebts,
  leaveOut: leaveUnchanged,
  before: takeOffHeld,
};

/** Somebody has counted: what a till said was gone, and was not there, is settled. */
async function endDebts(tx: Transaction): Promise<void> {
  await tx.execute(`
    UPDATE system_stock b SET debt = 0
     WHERE b.debt > 0 AND EXISTS (SELECT FROM staged
                                   WHERE record ->> 'ean' = b.ean AND (record ->> 'shop_id')::integer = b.shop_id)`);
}

/** A nightly file of everything is mostly what is there already. Lines with a key that comes again stay, to be told of. */
async function leaveUnchanged(tx: Transaction): Promise<void> {
  await tx.execute(`
    DELETE FROM staged USING (
      SELECT line, ean, shop_id, qty, count(*) OVER (PARTITION BY ean, shop_id) AS times
        FROM (SELECT line, record ->> 'ean' AS ean, (record ->> 'shop_id')::integer AS shop_id,
                     (record ->> 'qty')::integer AS qty FROM staged) line) said
      JOIN stock there USING (ean, shop_id)
      LEFT JOIN (SELECT ean, shop_id, sum(qty) AS qty FROM stock_holds WHERE state = 'held' GROUP BY ean, shop_id) held
           USING (ean, shop_id)
     WHERE staged.line = said.line AND said.times = 1 AND there.qty = greatest(0, said.qty - coalesce(held.qty, 0))`);
}

/** SQL: pieces of a row of `made` that are for sale. */
const forSale = `greatest(0, made.qty - coalesce((SELECT sum(h.qty) FROM stock_holds h
  WHERE h.ean = made.ean AND h.shop_id = made.shop_id AND h.state = 'held'), 0))`;

/**
 * The shop sells meanwhile. Rows that are right already are left alone; the others are locked, in the order in which
 * everybody locks them, and only then is it asked what is held: nobody can take a piece in between.
 */
async function takeOffHeld(tx: Transaction): Promise<void> {
  await tx.execute(`
    DELETE FROM made USING stock there
     WHERE there.ean = made.ean AND there.shop_id = made.shop_id AND there.qty = ${forSale}`);
  await tx.execute(`
    SELECT FROM stock there JOIN made USING (ean, shop_id) ORDER BY there.ean, there.shop_id FOR UPDATE OF there`);
  await tx.execute(`UPDATE made SET qty = ${forSale}`);
}
