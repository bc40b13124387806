import type { NewReservation, Reservations } from '#server/ports/checkout/reservations.ts';
import type { Queryable } from '../connection/client.ts';
import { readReservations } from './reservation-rows.ts';

export function reservations(tx: Queryable): Reservations {
  const lockWhere = (condition: string, params: readonly unknown[]) =>
    tx.execute(`SELECT FROM reservations r WHERE ${condition} ORDER BY reservation_id FOR NO KEY UPDATE`, params);
  return {
    nextId: async () => {
      const [row] = await tx.query<{ id: number }>(
        `SELECT nextval(pg_get_serial_sequence('reservations', 'reservation_id')) AS id`,
      );
      if (row === undefined) throw new Error('The sequence of reservations gave nothing');
      return row.id;
    },
    write: (reservation) => writeReservation(tx, reservation),
    lock: async (id) => {
      await lockWhere('reservation_id = $1', [id]);
      return (await readReservations(tx, 'r.reservation_id = $1', [id]))[0] ?? null;
    },
    lockAwaitingPayment: async (visitor) => {
      const params = [Buffer.from(visitor, 'base64url')];
      // Payments are locked before reservations, as everywhere; most visitors have none and are done here.
      const found = await tx.execute(
        `SELECT FROM payments p JOIN reservations r USING (reservation_id)
          WHERE r.visitor_hash = $1 AND r.status_id = 1 ORDER BY p.payment_id FOR NO KEY UPDATE OF p`,
        params,
      );
      if (found === 0) return [];
      await lockWhere('r.visitor_hash = $1 AND r.status_id = 1', params);
      return readReservations(tx, 'r.visitor_hash = $1 AND r.status_id = 1', params);
    },
    move: async (id, to, expiresAt) => {
      await tx.execute('UPDATE reservations SET status_id = $2, expires_at = $3 WHERE reservation_id = $1', [
        id,
        to,
        expiresAt === null ? null : new Date(expiresAt),
      ]);
    },
    holdUntil: async (id, until, extendedFrom) => {
      await tx.execute('UPDATE reservations SET expires_at = $2, extended_from = $3 WHERE reservation_id = $1', [
        id,
        new Date(until),
        extendedFrom === null ? null : new Date(extendedFrom),
      ]);
    },
    setTracking: async (id, url) => {
      await tx.execute('UPDATE reservations SET tracking_url = $2 WHERE reservation_id = $1', [id, url]);
    },
    noteMissingRefund: async (id, operationId) => {
      await tx.execute('UPDATE reservations SET missing_refund_id = $2 WHERE reservation_id = $1', [id, operationId]);
    },
  };
}

/** The reservation, its lines, its holds and who has them in one statement. */
async function writeReservation(tx: Queryable, reservation: NewReservation): Promise<void> {
  const { lines } = reservation;
  await tx.execute(insertReservation, [
    reservation.id,
    reservation.status,
    reservation.shop,
    reservation.customerId,
    reservation.name,
    reservation.email,
    reservation.phone,
    reservation.delivery,
    reservation.address,
    reservation.postalCode,
    reservation.city,
    reservation.shippingMethodId,
    reservation.goods,
    reservation.discount,
    reservation.freight,
    reservation.total,
    reservation.promocodeId,
    reservation.promocode,
    reservation.paymentMethod,
    Buffer.from(reservation.receiptHash, 'base64url'),
    new Date(reservation.now),
    reservation.expiresAt === null ? null : new Date(reservation.expiresAt),
    reservation.visitor === null ? null : Buffer.from(reservation.visitor, 'base64url'),
    lines.map(({ ean }) => ean),
    lines.map(({ articleId }) => articleId),
    lines.map(({ name }) => name),
    lines.map(({ size }) => size),
    lines.map(({ color }) => color),
    lines.map(({ image }) => image),
    lines.map(({ count }) => count),
    lines.map(({ price }) => price),
    lines.map(({ pant }) => pant),
    lines.map(({ discount }) => discount),
    lines.map(({ vatPercentage }) => vatPercentage),
    lines.map(({ campaignArticleId }) => campaignArticleId),
    reservation.holders,
    reservation.termsVersion ?? null,
  ]);
}

const insertReservation = `
  WITH made AS (
    INSERT INTO reservations (reservation_id, status_id, shop_id, customer_id, customer_name, email, phone, delivery, address,
      postal_code, city, shipping_method_id, goods_ore, discount_ore, freight_ore, total_ore, promocode_id, promocode,
      payment_method, receipt_token_hash, terms_accepted_at, created_at, status_changed_at, expires_at, visitor_hash, terms_version)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, $21, $22, $23, $37)
    RETURNING reservation_id, shop_id, created_at
  ), line AS (
    SELECT * FROM unnest($24::text[], $25::int[], $26::text[], $27::text[], $28::text[], $29::text[], $30::int[], $31::int[],
                         $32::int[], $33::int[], $34::smallint[], $35::int[])
      WITH ORDINALITY AS l (ean, article_id, name, size, color, image, count, price, pant, discount, vat, campaign, line_no)
  ), lines AS (
    INSERT INTO reservation_lines (reservation_id, line_no, ean, article_id, name, size, color, image, count, price_ore,
      pant_ore, discount_ore, vat_percentage, campaign_article_id)
    SELECT reservation_id, line_no, ean, article_id, name, size, color, image, count, price, pant, discount, vat, campaign
      FROM made, line
  ), held_by AS (
    INSERT INTO reservation_holders (holder, reservation_id) SELECT DISTINCT holder, reservation_id FROM made, unnest($36::text[]) AS holder
  )
  INSERT INTO stock_holds (reservation_id, ean, shop_id, qty, created_at)
  SELECT reservation_id, ean, shop_id, sum(count), created_at FROM made, line GROUP BY reservation_id, ean, shop_id, created_at`;
