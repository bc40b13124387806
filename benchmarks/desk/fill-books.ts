import { type Database, openDatabase } from '#server/database/connection/client.ts';

export interface BooksSize {
  readonly orders: number;
  readonly customers: number;
  readonly articles: number;
}

/** Over so many days before now, spread evenly. */
const days = 730;

/**
 * The books of a large chain after two years, written by PostgreSQL itself: orders with lines, moves, payments and withdrawals,
 * customers, goods, reviews, what was searched for and the audit log. The acceptance data is there before: its shops sell. Triggers
 * and references are asleep meanwhile, as every row is made to fit the others.
 */
export async function fillBooks(url: string, size: BooksSize, say: (what: string) => void): Promise<void> {
  const database = openDatabase({ url, statementTimeoutMs: 0 });
  try {
    for (const [what, sql] of Object.entries(statements(size))) {
      const begun = performance.now();
      await database.transaction(async (tx) => {
        await tx.execute('SET LOCAL session_replication_role = replica');
        await tx.execute(sql);
      });
      say(`${what}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    await afterFilling(database);
  } finally {
    await database.close();
  }
}

async function afterFilling(database: Database): Promise<void> {
  for (const [table, column] of [
    ['reservations', 'reservation_id'],
    ['customers', 'customer_id'],
    ['withdrawals', 'withdrawal_id'],
    ['reviews', 'review_id'],
  ])
    await database.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (SELECT max(${column}) FROM ${table}))`,
    );
  await database.execute('VACUUM ANALYZE');
}

/** A number below `most` that looks random and is the same every time. */
const below = (most: number, salt: number, from = 'n') => `(hashint4(${from} * 31 + ${salt}) & 2147483647) % ${most}`;
const picked = (words: readonly string[], salt: number, from = 'n') =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${below(words.length, salt, from)}]`;

const firstNames =
  'Ada Birk Cato Dina Eira Frode Gry Hauk Ida Jarle Kari Liv Mads Nora Odd Pia Rune Siv Tor Unni'.split(' ');
const lastNames = 'Moe Lie Haug Eide Berg Dahl Vik Foss Lund Myhre Sand Tangen Ness Solli Aas Bakke Hagen Strand'.split(
  ' ',
);
const middleNames = Array.from({ length: 200 }, (_, at) => `Skog${at}`);
const qualities = 'Lett Varm Tett Myk Stiv Høy Lav Rask Rolig Sterk'.split(' ');
const kinds = 'jakke bukse sko genser lue hansker sekk telt sovepose vest'.split(' ');

/** The last hundredth of the orders is at work; before that they have come to something. */
function statusOf(orders: number): string {
  return `CASE WHEN n > ${orders - Math.round(orders * 0.0015)} THEN 2 + n % 2
               WHEN n > ${orders - Math.round(orders * 0.01)} THEN 4
               WHEN n % 100 < 60 THEN 5 WHEN n % 100 < 90 THEN 7 WHEN n % 100 < 95 THEN 8 WHEN n % 100 < 99 THEN 9 ELSE 10 END`;
}

function statements({ orders, customers, articles }: BooksSize): Readonly<Record<string, string>> {
  const at = `now() - (${orders} - n) * (interval '${days} days' / ${orders})`;
  const first = 1_000_000;
  return {
    [`${articles} articles`]: `
      INSERT INTO articles (article_id, article_no, name, slug, description, suggested_price, main_group_id, article_group2_id,
                            article_group3_id, product_line_id, gender_id, visible_on_web)
      SELECT ${first} + n, 'B' || n, ${picked(qualities, 1)} || ' ' || ${picked(kinds, 2)} || ' ' || n, 'bok-' || n,
             CASE WHEN n % 50 = 0 THEN '' ELSE 'God på tur.' END, 100 + ${below(4000, 3)}, a.main_group_id, a.article_group2_id,
             a.article_group3_id, a.product_line_id, a.gender_id, CASE WHEN n % 20 = 0 THEN 0 ELSE 1 END
        FROM generate_series(1, ${articles}) n,
             (SELECT * FROM articles WHERE product_line_id IS NOT NULL ORDER BY article_id LIMIT 1) a`,
    variants: `
      INSERT INTO variants (variant_id, article_id, ean)
      SELECT ${first} + n, ${first} + n, (2000000000000 + n)::text FROM generate_series(1, ${articles}) n`,
    stock: `
      INSERT INTO stock (ean, shop_id, qty)
      SELECT (2000000000000 + n)::text, s.shop_id, ${below(6, 4, '(n + s.shop_id)')}
        FROM generate_series(1, ${articles}) n, (SELECT shop_id FROM shops WHERE shop_id <> 55 ORDER BY shop_id LIMIT 3) s`,
    [`${customers} customers`]: `
      INSERT INTO customers (customer_id, first_name, last_name, email, phone, password_hash, club, created_at)
      SELECT ${first} + n, ${picked(firstNames, 5)}, ${picked(middleNames, 6)} || ' ' || ${picked(lastNames, 7)},
             'kunde' || n || '@post.example', (90000000 + n)::text, 'x', n % 3 > 0,
             now() - (${customers} - n) * (interval '${days} days' / ${customers})
        FROM generate_series(1, ${customers}) n`,
    [`${orders} orders`]: `
      INSERT INTO reservations (reservation_id, status_id, shop_id, customer_id, customer_name, email, phone, delivery, address, postal_code,
                                city, shipping_method_id, goods_ore, total_ore, payment_method, receipt_token_hash, terms_accepted_at,
                                expires_at, created_at, status_changed_at)
      SELECT n, status, s.shops[1 + ${below(1_000_000, 8)} % cardinality(s.shops)], c.customer_id,
             c.first_name || ' ' || c.last_name, c.email, c.phone, delivery,
             CASE WHEN delivery THEN 'Veien 1' END, CASE WHEN delivery THEN '0150' END, CASE WHEN delivery THEN 'Oslo' END,
             CASE WHEN delivery THEN m.shipping_method_id END, goods, goods,
             CASE WHEN delivery OR n % 3 = 0 THEN ${picked(['card', 'klarna', 'qliro'], 9)} END,
             sha256(n::text::bytea), at, CASE WHEN status = 4 THEN now() + interval '2 days' END, at, at
        FROM (SELECT ${first} + n AS n, ${statusOf(orders)} AS status, n % 100 BETWEEN 60 AND 89 AS delivery, 10000 + ${below(400_000, 10)} AS goods, ${at} AS at
                FROM generate_series(1, ${orders}) n) o
        JOIN customers c ON c.customer_id = ${first} + 1 + ${below(customers, 11)},
             (SELECT array_agg(shop_id) AS shops FROM shops WHERE shop_id <> 55) s, (SELECT shipping_method_id FROM shipping_methods LIMIT 1) m`,
    lines: `
      INSERT INTO reservation_lines (reservation_id, line_no, ean, article_id, name, size, color, image, count, price_ore, vat_percentage)
      SELECT ${first} + n, line, (2000000000000 + art)::text, ${first} + art, 'Lett jakke ' || art, 'M', 'Blå', '/bilder/' || art || '.webp',
             1 + n % 2, 10000 + art % 90000, 25
        FROM (SELECT n, line, 1 + ${below(1_000_000, 12, '(n + line)')} % (CASE WHEN n % 2 = 0 THEN ${articles} ELSE ${Math.ceil(articles / 50)} END) AS art
                FROM generate_series(1, ${orders}) n, generate_series(1, 3) line WHERE line <= 1 + n % 3) l`,
    moves: `
      INSERT INTO reservation_status_changes (reservation_id, from_status, to_status, changed_at)
      SELECT reservation_id, step.was, step.next, least(created_at + step.after, now())
        FROM reservations r,
             LATERAL (VALUES (NULL::smallint, 2::smallint, interval '0'), (2::smallint, 3::smallint, interval '30 minutes'),
                             (3::smallint, 4::smallint, interval '1 hour'), (4::smallint, 5::smallint, interval '1 day')) step (was, next, after)
       WHERE reservation_id >= ${first} AND (step.next = 2 OR (r.status_id > 2 AND step.next = 3) OR (NOT delivery AND status_id >= step.next AND status_id < 8))`,
    payments: `
      INSERT INTO payments (payment_id, reservation_id, provider, provider_reference, amount_ore, status, captured_ore, expires_at, created_at, flagged)
      SELECT 'pay-' || reservation_id, reservation_id, payment_method, 'ref-' || reservation_id, total_ore,
             CASE WHEN status_id IN (5, 7) THEN 'captured' WHEN status_id IN (8, 9, 10) THEN 'cancelled' ELSE 'authorized' END,
             CASE WHEN status_id IN (5, 7) THEN total_ore ELSE 0 END, created_at + interval '1 hour', created_at,
             CASE WHEN reservation_id % 50000 = 0 THEN 'amount' END
        FROM reservations WHERE reservation_id >= ${first} AND payment_method IS NOT NULL`,
    'payment operations': `
      INSERT INTO payment_operations (payment_id, operation, amount_ore, state, created_at, finished_at)
      SELECT payment_id, 'capture', amount_ore, 'done', created_at, created_at + interval '1 minute' FROM payments WHERE status = 'captured'`,
    'payment events': `
      INSERT INTO payment_events (payment_id, kind, source, amount_ore, created_at)
      SELECT payment_id, kind, 'provider', amount_ore, created_at FROM payments, unnest(ARRAY['authorized', 'captured']) kind
       WHERE status = 'captured'`,
    withdrawals: `
      INSERT INTO withdrawals (withdrawal_id, reservation_id, goods_ore, created_at, received_at)
      SELECT reservation_id, reservation_id, goods_ore, least(created_at + interval '5 days', now()),
             CASE WHEN created_at < now() - interval '12 days' THEN created_at + interval '9 days' END
        FROM reservations WHERE reservation_id >= ${first} AND status_id IN (5, 7) AND reservation_id % 30 = 0`,
    'withdrawn lines': `
      INSERT INTO withdrawal_lines (withdrawal_id, ean, count, amount_ore)
      SELECT withdrawal_id, l.ean, 1, l.price_ore FROM withdrawals w JOIN reservation_lines l USING (reservation_id) WHERE l.line_no = 1`,
    mails: `
      INSERT INTO mail_outbox (kind, recipient, subject, body_text, reservation_id, created_at, sent_at, given_up_at)
      SELECT 'reservation-received', email, 'Takk', 'Takk for handelen.', reservation_id, created_at,
             CASE WHEN reservation_id % 1000 > 0 THEN created_at END, CASE WHEN reservation_id % 1000 = 0 THEN created_at END
        FROM reservations WHERE reservation_id >= ${first}`,
    reviews: `
      INSERT INTO reviews (article_id, customer_id, author_name, rating, content, approved, created_at, rejected_at, reject_reason)
      SELECT ${first} + 1 + ${below(articles, 13)}, ${first} + n, 'Ada', 1 + n % 5, 'Denne er god på tur og varer lenge.',
             n % 10 < 8 AND n < ${customers} - 300, now() - (${customers} - n) * interval '10 minutes',
             CASE WHEN n % 10 >= 8 AND n < ${customers} - 300 THEN now() END, CASE WHEN n % 10 >= 8 AND n < ${customers} - 300 THEN 'advertising' END
        FROM generate_series(1, ${customers}) n`,
    searches: `
      INSERT INTO search_counts (day, query, searches, hits, clicks, positions, visitors)
      SELECT current_date - day, 'ord' || n, 1 + n % 40, CASE WHEN n % 10 = 0 THEN 0 ELSE n END, n % 7, n % 30, ARRAY[1, 2, 3, 4]
        FROM generate_series(0, 120) day, generate_series(1, 1500) n`,
    people: `
      INSERT INTO staff_members (staff_member_id, name, email, desk_role)
      SELECT ${first} + n, ${picked(firstNames, 14)} || ' ' || ${picked(lastNames, 15)}, 'ansatt' || n || '@kjeden.example', 'service'
        FROM generate_series(1, 60) n`,
    'audit log': `
      INSERT INTO audit_log (actor, action, subject, staff_member_id, role, before, after, created_at)
      SELECT CASE WHEN n % 10 = 0 THEN 'import' ELSE 'staff' END,
             ${picked(['order-opened', 'order-note', 'goods-changed', 'article-saved', 'order-refunded', 'review-approved'], 16)},
             CASE WHEN n % 2 = 0 THEN 'reservation:' ELSE 'article:' END || (${first} + 1 + ${below(orders, 17)}),
             CASE WHEN n % 10 > 0 THEN ${first} + 1 + n % 60 END, CASE WHEN n % 10 > 0 THEN 'service' END,
             jsonb_build_object('name', 'Før ' || n), jsonb_build_object('name', 'Etter ' || n), ${at}
        FROM generate_series(1, ${orders}) n`,
  };
}
