import { oere } from '#domain/money/money.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { StoredLine, StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { StoredWithdrawal } from '#server/ports/checkout/stored-withdrawal.ts';
import type { Queryable } from '../connection/client.ts';

type Rewritten =
  | 'receiptHash'
  | 'expiresAt'
  | 'extendedFrom'
  | 'createdAt'
  | 'lines'
  | 'payment'
  | 'receivedAt'
  | 'withdrawals';
type Row = Omit<StoredReservation, Rewritten> & {
  readonly receiptHash: Buffer;
  readonly expiresAt: Date | null;
  readonly extendedFrom: Date | null;
  readonly createdAt: Date;
  readonly lines: readonly StoredLine[];
  readonly paymentId: string | null;
  readonly paymentStatus: PaymentStatus | null;
  readonly captured: number | null;
  readonly refunded: number | null;
  readonly flagged: string | null;
  readonly receivedAt: Date | null;
  readonly withdrawals: readonly WithdrawalRow[] | null;
};
type WithdrawalRow = Omit<StoredWithdrawal, 'createdAt' | 'receivedAt'> & {
  readonly createdAt: string;
  readonly receivedAt: string | null;
};

/** Reservations by a condition on `r`, with their lines and the payment that counts. */
export async function readReservations(
  on: Queryable,
  condition: string,
  params: readonly unknown[],
): Promise<StoredReservation[]> {
  const rows = await on.query<Row>(
    `SELECT r.reservation_id AS id, r.status_id AS status, r.shop_id AS shop, s.name AS "shopName",
            r.customer_id AS "customerId", r.customer_name AS name, r.email, r.phone, r.delivery, r.address,
            r.postal_code AS "postalCode", r.city, r.shipping_method_id AS "shippingMethodId", r.goods_ore AS goods,
            r.discount_ore AS discount, r.freight_ore AS freight, r.total_ore AS total, r.promocode,
            r.payment_method AS "paymentMethod", r.tracking_url AS "trackingUrl", r.receipt_token_hash AS "receiptHash",
            r.expires_at AS "expiresAt", r.extended_from AS "extendedFrom", r.created_at AS "createdAt",
            r.missing_refund_id AS "missingRefundId", l.lines, f.offers,
            p.payment_id AS "paymentId", p.status AS "paymentStatus", p.captured_ore AS captured, p.refunded_ore AS refunded, p.flagged,
            (SELECT min(changed_at) FROM reservation_status_changes c
              WHERE c.reservation_id = r.reservation_id AND c.to_status IN (5, 7)) AS "receivedAt", w.withdrawals
       FROM reservations r JOIN shops s USING (shop_id)
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object(
                 'ean', ean, 'articleId', article_id, 'name', name, 'size', size, 'color', color, 'image', image,
                 'count', count, 'price', price_ore, 'pant', pant_ore, 'discount', discount_ore,
                 'vatPercentage', vat_percentage, 'campaignArticleId', campaign_article_id,
                 'missing', missing, 'missingAmount', missing_ore) ORDER BY line_no) AS lines
          FROM reservation_lines WHERE reservation_id = r.reservation_id) l
       LEFT JOIN LATERAL (
        SELECT payment_id, status, captured_ore, refunded_ore, flagged FROM payments WHERE reservation_id = r.reservation_id
         ORDER BY status IN ('pending', 'authorized', 'captured') DESC, created_at DESC LIMIT 1) p ON true
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object(
                 'id', w.withdrawal_id, 'reason', w.reason, 'goods', w.goods_ore, 'freight', w.freight_ore,
                 'deducted', w.deducted_ore, 'settled', w.settled_ore, 'createdAt', w.created_at, 'receivedAt', w.received_at,
                 'operationId', w.operation_id, 'isRefunded', w.received_at IS NOT NULL AND coalesce(o.state = 'done', true),
                 'isRefused', coalesce(o.state = 'failed', false), 'lines', (SELECT json_agg(json_build_object('ean', ean, 'count', count, 'amount', amount_ore) ORDER BY ean)
                             FROM withdrawal_lines WHERE withdrawal_id = w.withdrawal_id)) ORDER BY w.withdrawal_id)
                 AS withdrawals
          FROM withdrawals w LEFT JOIN payment_operations o USING (operation_id)
         WHERE w.reservation_id = r.reservation_id) w
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object(
                 'id', f.offer_id, 'ean', x.ean, 'shop', f.shop_id, 'shopName', t.name, 'count', f.count, 'amount', f.amount_ore,
                 'metres', f.metres, 'until', floor(extract(epoch FROM f.expires_at) * 1000), 'takenBy', f.taken_by) ORDER BY f.line_no)
                 AS offers
          FROM shop_offers f JOIN shops t ON t.shop_id = f.shop_id
          JOIN reservation_lines x ON x.reservation_id = f.reservation_id AND x.line_no = f.line_no
         WHERE f.reservation_id = r.reservation_id) f
      WHERE ${condition}`,
    params,
  );
  return rows.map(storedReservation);
}

function storedReservation({ paymentId, paymentStatus, captured, refunded, flagged, ...row }: Row): StoredReservation {
  return {
    ...row,
    receiptHash: row.receiptHash.toString('base64url'),
    expiresAt: row.expiresAt?.getTime() ?? null,
    extendedFrom: row.extendedFrom?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    lines: row.lines ?? [],
    offers: row.offers ?? [],
    receivedAt: row.receivedAt?.getTime() ?? null,
    withdrawals: (row.withdrawals ?? []).map(storedWithdrawal),
    payment:
      paymentId === null || paymentStatus === null
        ? null
        : {
            id: paymentId,
            status: paymentStatus,
            captured: oere(captured ?? 0),
            refunded: oere(refunded ?? 0),
            flagged,
          },
  };
}

function storedWithdrawal(row: WithdrawalRow): StoredWithdrawal {
  const receivedAt = row.receivedAt === null ? null : Date.parse(row.receivedAt);
  return { ...row, createdAt: Date.parse(row.createdAt), receivedAt };
}
