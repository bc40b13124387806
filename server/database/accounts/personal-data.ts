import { erasedHash } from '#server/crypto/pseudonyms.ts';
import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { withoutTokens } from '../notifications/mail-outbox.ts';
import { watchOwner } from '../notifications/watches.ts';
import { sharedSecret } from '../settings/shared-secret.ts';

export function personalData(database: Database): PersonalData {
  return {
    exportOf: (customerId) => heldAboutCustomer(database, customerId),
    erase: (customerId) =>
      database.transaction(async (tx) => {
        await eraseCustomer(tx, customerId);
        await tx.execute(`INSERT INTO audit_log (actor, action, subject) VALUES ('customer', 'account.erased', $1)`, [
          `customer:${customerId}`,
        ]);
      }),
    forgetOld: async (now) => {
      const counts: Record<string, number> = {};
      for (const [name, sql] of Object.entries(agedOut))
        counts[name] = await database.transaction((tx) => tx.execute(sql, [now]), { long: true });
      return counts;
    },
  };
}

export async function heldAboutCustomer(on: Queryable, customerId: number): Promise<Record<string, unknown>> {
  const held: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(heldAbout)) held[name] = await on.query(sql, [customerId]);
  return held;
}

/**
 * Every table that knows a customer, and what it holds of one. Hashes of passwords, sessions and links are left out: they
 * tell a customer nothing, and leaked they could be used. A test compares this list with the schema, so that a new table cannot be forgotten.
 */
const heldAbout = {
  customers: `SELECT customer_id, auth_id, first_name, last_name, email, pending_email, phone, birth_date, gender_id, address, postal_code,
      city, permissions, email_verified_at, cookies, terms_conditions, preferences, club, marketing, newsletter,
      event_invite, birthday_gift, cookie_default, cookie_ga, cookie_google_tag_manager, cookie_meta_pixel, created_at,
      updated_at FROM customers WHERE customer_id = $1`,
  consents: `SELECT consent, granted, changed_at, given_at, source FROM consents
      WHERE customer_id = $1 ORDER BY consent_id`,
  sessions: `SELECT device, remember, created_at, last_seen_at, expires_at FROM sessions
      WHERE customer_id = $1 ORDER BY created_at`,
  customer_tokens: `SELECT kind, email, created_at, expires_at, used_at FROM customer_tokens
      WHERE customer_id = $1 ORDER BY created_at`,
  customer_identities: `SELECT provider, sub, created_at, last_used_at FROM customer_identities
      WHERE customer_id = $1 ORDER BY provider`,
  reservations: `SELECT r.reservation_id, r.status_id, r.shop_id, r.customer_name, r.email, r.phone, r.delivery, r.address,
      r.postal_code, r.city, r.shipping_method_id, r.goods_ore, r.discount_ore, r.freight_ore, r.total_ore, r.promocode,
      r.payment_method, r.tracking_url, r.terms_accepted_at, r.terms_version, r.created_at, r.extended_from,
      r.picking_since, r.place, r.put_back_at, r.till_slip,
      (SELECT n.note FROM reservation_notes n WHERE n.reservation_id = r.reservation_id) AS note,
      (SELECT json_agg(to_jsonb(l) - 'reservation_id' ORDER BY l.line_no) FROM reservation_lines l
        WHERE l.reservation_id = r.reservation_id) AS lines,
      (SELECT json_agg(json_build_object('to_status', s.to_status, 'changed_at', s.changed_at) ORDER BY s.change_id)
         FROM reservation_status_changes s WHERE s.reservation_id = r.reservation_id) AS status_changes,
      (SELECT json_agg(json_build_object('provider', p.provider, 'amount_ore', p.amount_ore, 'status', p.status,
                                         'created_at', p.created_at) ORDER BY p.created_at)
         FROM payments p WHERE p.reservation_id = r.reservation_id) AS payments,
      (SELECT json_agg(to_jsonb(w) - 'reservation_id' - 'operation_id' || jsonb_build_object('lines', (
                SELECT json_agg(to_jsonb(l) - 'withdrawal_id' ORDER BY l.ean) FROM withdrawal_lines l
                 WHERE l.withdrawal_id = w.withdrawal_id)) ORDER BY w.withdrawal_id)
         FROM withdrawals w WHERE w.reservation_id = r.reservation_id) AS withdrawals
      FROM reservations r WHERE r.customer_id = $1 ORDER BY r.reservation_id`,
  orders: `SELECT o.order_id, o.reservation_id, o.vat_percentage, o.vat_ore, o.net_ore, o.total_ore, o.freight_ore,
      o.discount_ore, o.created_at,
      (SELECT json_agg(to_jsonb(l) - 'order_id' ORDER BY l.line_no) FROM order_lines l
        WHERE l.order_id = o.order_id) AS lines
      FROM orders o WHERE o.customer_id = $1 ORDER BY o.order_id`,
  reviews: `SELECT review_id, article_id, author_name, rating, content, true_to_size, size_color, anonymous, approved, reply,
      verified_purchase, created_at, rejected_at, reject_reason, decided_at FROM reviews WHERE customer_id = $1 ORDER BY review_id`,
  watches: `SELECT kind, article_id, ean, shop_id, below_price, email, created_at, confirmed_at, expires_at FROM watches w
      WHERE ${watchOwner} ORDER BY watch_id`,
  poll_answers: `SELECT question_id, option_id, created_at FROM poll_answers
      WHERE voter = 'c' || $1::int ORDER BY question_id`,
  mail_outbox: `SELECT m.kind, m.recipient, m.subject, ${withoutTokens('m.body_text')} AS body_text, m.created_at, m.sent_at
      FROM mail_outbox m
      WHERE m.mail_id IN (SELECT mail_id FROM mail_outbox WHERE customer_id = $1
                          UNION SELECT mail_id FROM mail_outbox JOIN reservations r USING (reservation_id) WHERE r.customer_id = $1)
      ORDER BY m.mail_id`,
  sms_outbox: `SELECT s.kind, s.recipient, s.body, s.state, s.created_at, s.reported_at FROM sms_outbox s
      JOIN reservations r USING (reservation_id) WHERE r.customer_id = $1 ORDER BY s.sms_id`,
} as const;

/**
 * DEC-103: the row goes and with it, by their references, sessions, links, consents, watches and mails; reservations and
 * orders are unlinked, reasons of withdrawals are blanked, reviews become anonymous. Mails that were sent about reservations,
 * or to the address that is proven to be the customer's, go here; one that still waits belongs to a purchase under way and
 * goes with the others of its age. Whoever erases writes down that they did.
 */
export async function eraseCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx.execute(
    `DELETE FROM mail_outbox m WHERE (m.sent_at IS NOT NULL OR m.given_up_at IS NOT NULL)
        AND (m.reservation_id IN (SELECT reservation_id FROM reservations WHERE customer_id = $1)
             OR lower(m.recipient) = (SELECT lower(email) FROM customers
                                       WHERE customer_id = $1 AND email_verified_at IS NOT NULL))`,
    [customerId],
  );
  await tx.execute(
    `DELETE FROM sms_outbox WHERE next_attempt_at IS NULL
        AND reservation_id IN (SELECT reservation_id FROM reservations WHERE customer_id = $1)`,
    [customerId],
  );
  await tx.execute(
    `UPDATE poll_answers SET voter = 'x' || gone.id FROM (SELECT gen_random_uuid() AS id) gone WHERE voter = 'c' || $1::int`,
    [customerId],
  );
  await tx.execute(`DELETE FROM watches w WHERE ${watchOwner}`, [customerId]);
  await tx.execute(
    `UPDATE withdrawals w SET reason = NULL FROM reservations r
      WHERE r.reservation_id = w.reservation_id AND r.customer_id = $1 AND w.reason IS NOT NULL`,
    [customerId],
  );
  await markErased(tx, customerId);
  await tx.execute('DELETE FROM customers WHERE customer_id = $1', [customerId]);
  await tx.execute(
    `INSERT INTO outbox_events (type, data) VALUES ('customer.erased', jsonb_build_object('customer', $1::integer))`,
    [customerId],
  );
}

/** The next file of the chain's members may hold them still: imports know them by these marks, which tell nobody who it was. */
async function markErased(tx: Queryable, customerId: number): Promise<void> {
  const secret = await sharedSecret(tx, 'erased');
  const [who] = await tx.query<{ email: string; phone: string }>(
    'SELECT lower(email) AS email, phone FROM customers WHERE customer_id = $1',
    [customerId],
  );
  if (who === undefined) return;
  const marks = [erasedHash(secret, 'email', who.email), erasedHash(secret, 'phone', who.phone)];
  await tx.execute('INSERT INTO erased_people (mark) SELECT unnest($1::bytea[]) ON CONFLICT DO NOTHING', [marks]);
}

/** Deletes or blanks what is older than its retention time at the instant $1. */
const agedOut = {
  // CONST-18, L8: goods, amounts and dates stay.
  reservations: `UPDATE reservations SET customer_name = NULL, email = NULL, phone = NULL, address = NULL, postal_code = NULL,
      city = NULL, customer_id = NULL, visitor_hash = NULL, anonymised_at = $1
      WHERE anonymised_at IS NULL AND created_at < $1::timestamptz - interval '5 years'`,
  // The reason of a withdrawal is the customer's own words; goods and amounts stay with the order's.
  withdrawals: `UPDATE withdrawals w SET reason = NULL FROM reservations r
      WHERE r.reservation_id = w.reservation_id AND w.reason IS NOT NULL AND r.created_at < $1::timestamptz - interval '5 years'`,
  // L7: an order is a record of account until five years after its fiscal year; what names nobody may stay.
  orders: `UPDATE orders SET customer_id = NULL WHERE customer_id IS NOT NULL
      AND make_date(extract(year FROM created_at AT TIME ZONE 'Europe/Oslo')::int + 6, 1, 1)
          <= ($1::timestamptz AT TIME ZONE 'Europe/Oslo')::date`,
  mail_outbox: `DELETE FROM mail_outbox WHERE created_at < $1::timestamptz - interval '90 days'`,
  sms_outbox: `DELETE FROM sms_outbox WHERE created_at < $1::timestamptz - interval '90 days'`,
  sessions: 'DELETE FROM sessions WHERE expires_at < $1',
  pending_identities: 'DELETE FROM pending_identities WHERE expires_at < $1',
  customer_tokens: `DELETE FROM customer_tokens WHERE expires_at < $1::timestamptz - interval '7 days'`,
  // A new address goes with the last link that was sent to it.
  customers: `UPDATE customers c SET pending_email = NULL WHERE pending_email IS NOT NULL AND NOT EXISTS (
      SELECT FROM customer_tokens t WHERE t.customer_id = c.customer_id AND t.kind = 'verify' AND t.email = c.pending_email
         AND t.expires_at > $1::timestamptz - interval '7 days')`,
  // Those nobody confirmed, and those that have waited for a year.
  watches: 'DELETE FROM watches WHERE expires_at < $1',
  // Callbacks hold what was sent from outside; that somebody looked at personal data is retained for a year, what was done for five.
  audit_log: `DELETE FROM audit_log
      WHERE (action = 'forged-callback' AND created_at < $1::timestamptz - interval '90 days')
         OR (action LIKE '%-opened' AND action <> 'clerk-opened' AND created_at < $1::timestamptz - interval '1 year')
         OR created_at < $1::timestamptz - interval '5 years'`,
  // With their deliveries: the log of webhooks is as old.
  outbox_events: `DELETE FROM outbox_events WHERE position IS NOT NULL AND created_at < $1::timestamptz - interval '30 days'`,
  // No call of another system comes so late.
  system_stock_adds: `DELETE FROM system_stock_adds WHERE came_at < $1::timestamptz - interval '7 days'`,
  // What fewer than three have searched for in a day may be about one of them; what many search for is of use for a year.
  search_counts: `DELETE FROM search_counts WHERE day < ($1::timestamptz - interval '400 days')::date
      OR ((searches < 3 OR visitors IS NOT NULL) AND day < ($1::timestamptz AT TIME ZONE 'Europe/Oslo')::date)`,
  staff_sessions: `DELETE FROM staff_sessions WHERE last_touch_at < $1::timestamptz - interval '90 days'`,
  desk_sessions: `DELETE FROM desk_sessions WHERE last_touch_at < $1::timestamptz - interval '90 days'`,
  staff_invitations: `DELETE FROM staff_invitations WHERE expires_at < $1::timestamptz - interval '90 days'`,
  desk_challenges: 'DELETE FROM desk_challenges WHERE expires_at < $1',
  desk_drafts: `DELETE FROM desk_drafts WHERE saved_at < $1::timestamptz - interval '1 year'`,
  desk_presence: `DELETE FROM desk_presence WHERE seen_at < $1::timestamptz - interval '1 day'`,
  staff_pairing_codes: 'DELETE FROM staff_pairing_codes WHERE expires_at < $1',
  // The log keeps the number of whoever did something; the name goes a year after they left.
  staff_members: `UPDATE staff_members SET name = 'Tidligere ansatt', pin_hash = CASE WHEN role IS NOT NULL THEN '' END,
      email = CASE WHEN email IS NOT NULL THEN 'tidligere-' || staff_member_id || '@ansatt.invalid' END
      WHERE name <> 'Tidligere ansatt' AND left_at < $1::timestamptz - interval '1 year'`,
  idempotency_keys: 'DELETE FROM idempotency_keys WHERE expires_at < $1',
  rate_limits: 'DELETE FROM rate_limits WHERE expires_at < $1',
} as const;
