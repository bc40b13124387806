import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotNames } from '#contract/home-slots.ts';
import { settings as settingsSchema } from '#contract/tenant.ts';
import { assignSlugs } from '#domain/article/assign-slugs.ts';
import { lowestPriorPrice, type PricePoint } from '#domain/article/lowest-prior-price.ts';
import { isEan } from '#domain/goods/check-digit.ts';
import { verifyPassword } from '#server/adapters/security/password-hash.ts';
import { shippedVariant } from '#server/brands/shipped-variants.ts';
import type { Database } from '#server/database/connection/client.ts';
import { settingsRecord } from '#server/database/settings/settings-record.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { loadAcceptance } from './load-acceptance.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
  await loadAcceptance(db);
  await db.execute("INSERT INTO audit_log (actor, action, subject) VALUES ('a', 'b', 'c')");
  await loadAcceptance(db);
}, 60_000);

afterAll(() => server.close());

const article = async (id: number) =>
  (await db.query<Record<string, unknown>>('SELECT * FROM articles WHERE article_id = $1', [id]))[0];

const stockOf = async (ean: string) =>
  Object.fromEntries(
    (await db.query<{ shop: string; qty: number }>('SELECT shop_id AS shop, qty FROM stock WHERE ean = $1', [ean])).map(
      ({ shop, qty }) => [shop, qty],
    ),
  );

test('loading again leaves exactly the acceptance data', async () => {
  const [counts] = await db.query(`
    SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM variants) AS variants,
           (SELECT count(*) FROM shops) AS shops, (SELECT count(*) FROM customers) AS customers,
           (SELECT count(*) FROM audit_log) AS audit`);
  expect(counts).toEqual({ articles: 57, variants: 58, shops: 4, customers: 2, audit: 0 });
});

test('FIX-01 FIX-16 the settings fit the contract, with every slot and the preview set vinter', async () => {
  const stored = await settingsRecord(db, shippedVariant('nordvarde'), { addressOf: () => '/bilder/tegning/1' });
  const settings = settingsSchema.parse({ ...stored, reservation_statuses: [], payment_methods: [] });
  expect(settings.brand_name).toBe('nordvarde');
  expect(settings.contact.email).toBe('kundeservice@example.no');
  expect(settings.menu_genders).toEqual(['junior', 'dame', 'herre', 'barn', 'uni']);
  for (const name of slotNames) expect(settings.home.slots[name], name).not.toBeNull();
  expect(settings.home.previews.vinter?.hero.title).not.toBe(settings.home.hero.title);
  expect(
    await db.query("SELECT display_name, chain_id, header_lines FROM tenants WHERE brand_name = 'nordvarde'"),
  ).toEqual([{ display_name: 'Nordvarde', chain_id: 1, header_lines: 2 }]);
  expect(await db.query('SELECT count(*) AS n FROM tenants')).toEqual([{ n: 3 }]);
});

test('FIX-05 postcodes keep their zero, and the address node stands in Storgata', async () => {
  expect(await db.query("SELECT * FROM postal_codes WHERE postal_code = '0155'")).toMatchObject([
    { postal_code: '0155', place: 'OSLO', latitude: 59.9127, longitude: 10.7461 },
  ]);
  expect(
    await db.query("SELECT postal_code FROM addresses WHERE lower(street) = 'storgata' AND house_number = '12'"),
  ).toEqual([{ postal_code: '0155' }]);
});

test('FIX-06 the jacket', async () => {
  expect(await article(1001)).toMatchObject({
    name: 'Heldre Jan Mayen Skalljakke',
    slug: 'heldre-jan-mayen-skalljakke',
    suggested_price: 1299,
    original_price: 1999,
    web_purchase_limit: 3,
    fright_price_ore: null,
    gender_id: 1,
    main_group_id: 1,
    article_group2_id: 10,
    article_group3_id: 100,
  });
  expect(await stockOf('7000000100116')).toEqual({ 1: 5, 55: 4, 2: 2, 3: 1 });
  expect(await stockOf('7000000100123')).toEqual({ 2: 2 });
  expect(await stockOf('7000000100130')).toEqual({});
  expect(await db.query('SELECT article_id, qty_rank FROM bestseller_ranks ORDER BY qty_rank')).toEqual([
    { article_id: 1001, qty_rank: 1 },
    { article_id: 1002, qty_rank: 2 },
    { article_id: 1003, qty_rank: 3 },
  ]);
});

test('FIX-06 L6 the struck price of the jacket was the lowest of the 30 days before', async () => {
  const rows = await db.query<{ at: Date; price: number }>(
    'SELECT at, price FROM price_points WHERE article_id = 1001',
  );
  const history = rows.map(({ at, price }) => ({ from: at.getTime(), price }) as PricePoint);
  expect(lowestPriorPrice(history, Date.now())).toBe(1999);
});

test('FIX-07 FIX-09 FIX-10 FIX-11 FIX-12 what the walks count on', async () => {
  expect(
    await db.query(
      'SELECT campaign_article_id AS id, price, label_type, label_data FROM campaign_articles ORDER BY id',
    ),
  ).toMatchObject([
    { id: 501, price: 999, label_type: 'price', label_data: '{"text":"Tilbud"}' },
    { id: 502, price: 1199, label_type: 'percent' },
  ]);
  expect(await article(1003)).toMatchObject({ suggested_price: 499.5, web_purchase_limit: 5 });
  expect(await article(1006)).toMatchObject({ name: 'Heldre Jan Mayen Skalljakke', suggested_price: 1399 });
  expect(await article(1007)).toMatchObject({ name: 'Skjult Jakke', visible_on_web: 0 });
  expect(await article(1008)).toMatchObject({ fright_price_ore: 49900 });
  expect(await article(1009)).toMatchObject({ purchasable_on_web: 0 });
  expect(await article(1010)).toMatchObject({ only_cc: 1 });
  expect(await article(1011)).toMatchObject({
    suggested_price: 30,
    pant: 3,
    vat_percentage: 15,
    web_purchase_limit: 24,
  });
  expect(await stockOf('7000000100215')).toEqual({ 1: 3, 3: 3, 55: 3 });
  expect(await stockOf('7000000101113')).toEqual({ 1: 100, 55: 100 });
});

test('FIX-13 forty-five sweaters make 49 visible articles in Klær', async () => {
  expect(await article(1101)).toMatchObject({ name: 'Ullgenser 01', suggested_price: 310 });
  expect(await article(1145)).toMatchObject({ name: 'Ullgenser 45', suggested_price: 750 });
  expect(await stockOf('7000000114519')).toEqual({ 3: 10 });
  expect(await db.query('SELECT count(*) AS n FROM articles WHERE main_group_id = 1 AND visible_on_web = 1')).toEqual([
    { n: 49 },
  ]);
});

test('DEC-10 the slugs written here are those the rule gives', async () => {
  const rows = await db.query<{ id: number; name: string; visible: boolean; slug: string }>(
    'SELECT article_id AS id, name, visible_on_web = 1 AS visible, slug FROM articles',
  );
  expect(new Map(rows.map(({ id, slug }) => [id, slug]))).toEqual(assignSlugs(rows));
});

test('every ean has its right check digit', async () => {
  const rows = await db.query<{ ean: string }>('SELECT ean FROM variants');
  for (const { ean } of rows) expect(isEan(ean), ean).toBe(true);
});

test('FIX-14 one code of each kind, two outside their days', async () => {
  expect(
    await db.query(`SELECT name, fixed, amount, type, valid_to < current_date AS ended, valid_from > current_date AS coming
                      FROM promocodes ORDER BY promocode_id`),
  ).toEqual([
    { name: 'SOMMER20', fixed: 0, amount: 0.2, type: 'public', ended: false, coming: false },
    { name: 'FAST100', fixed: 1, amount: 100, type: 'code', ended: false, coming: false },
    { name: 'GAMMEL10', fixed: 0, amount: 0.1, type: 'code', ended: true, coming: false },
    { name: 'TIDLIG10', fixed: 0, amount: 0.1, type: 'code', ended: false, coming: true },
  ]);
});

test('FIX-15 two customers, one verified, who know the password; the next one gets a new id', async () => {
  const rows = await db.query<{ email: string; phone: string; verified: boolean; password_hash: string }>(
    'SELECT email, phone, email_verified_at IS NOT NULL AS verified, password_hash FROM customers ORDER BY customer_id',
  );
  expect(rows).toMatchObject([
    { email: 'kari@example.no', phone: '41234567', verified: true },
    { email: 'ola@example.no', phone: '91234567', verified: false },
  ]);
  for (const { password_hash } of rows) expect(await verifyPassword('Passord123!', password_hash)).toBe(true);
  expect(
    await db.query(`INSERT INTO customers (first_name, last_name, email, phone, password_hash)
                    VALUES ('Ny', 'Kunde', 'ny@example.no', '40000000', '') RETURNING customer_id`),
  ).toEqual([{ customer_id: 3 }]);
});

test('FIX-16 campaign, blog post with its two links, poll with two questions, social post', async () => {
  expect(
    await db.query("SELECT FROM campaigns WHERE name = 'Klikk & Hent' AND now() BETWEEN starts_at AND ends_at"),
  ).toHaveLength(1);
  const [post] = await db.query<{ body: string; category: string }>(`
    SELECT p.body, c.slug AS category FROM blog_posts p JOIN blog_post_categories USING (post_id)
      JOIN blog_categories c USING (category_id) WHERE p.slug = 'ullguiden'`);
  expect(post).toMatchObject({ category: 'guider' });
  expect(post?.body).toContain('href="/product/1007"');
  expect(post?.body).toContain('href="/product/99999"');
  expect(
    await db.query(`SELECT count(DISTINCT question_id) AS questions, count(*) FILTER (WHERE correct) AS right
                      FROM polls JOIN poll_questions USING (poll_id) JOIN poll_options USING (question_id) WHERE active`),
  ).toEqual([{ questions: 2, right: 2 }]);
  expect(await db.query('SELECT FROM social_posts')).toHaveLength(1);
});
