import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import type { Database } from '#server/database/connection/client.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
}, 60_000);

afterAll(() => server.close());

const refused = (constraint: string) => ({ code: '23514', constraint });

test('every reference between tables has an index that serves it', async () => {
  const without = await db.query(`
    SELECT c.conrelid::regclass::text AS "table", c.conname AS reference
      FROM pg_constraint c
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_index i
                        WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indpred IS NULL)`);
  expect(without).toEqual([]);
});

test('I18N-04 Norwegian sorting is there when it is asked for', async () => {
  const rows = await db.query<{ name: string }>(`
    SELECT name FROM unnest(ARRAY['Ål', 'Øl', 'Zebra', 'Ærlig', 'Apple']) AS name ORDER BY name COLLATE "nb-NO-x-icu"`);
  expect(rows.map(({ name }) => name)).toEqual(['Apple', 'Zebra', 'Ærlig', 'Øl', 'Ål']);
});

describe('with the acceptance data', () => {
  beforeEach(() => loadAcceptance(db));

  test('DEC-90 stock never goes below nothing', async () => {
    const sell = (n: number) =>
      db.execute("UPDATE stock SET qty = qty - $1 WHERE ean = '7000000100116' AND shop_id = 1", [n]);
    await sell(5);
    await expect(sell(1)).rejects.toMatchObject(refused('stock_not_negative'));
  });

  test('DEC-09 DEC-10 a slug is unique, well formed and no number', async () => {
    const name = (slug: string) => db.execute('UPDATE articles SET slug = $1 WHERE article_id = 1003', [slug]);
    await expect(name('5000')).rejects.toMatchObject(refused('articles_slug_check'));
    await expect(name('Alpinbriller')).rejects.toMatchObject(refused('articles_slug_check'));
    await expect(name('vikafjell-dunjakke')).rejects.toMatchObject({ code: '23505' });
    expect(await name('hjelmer-&-briller')).toBe(1);
  });

  test('an article stands on one branch of the category tree', async () => {
    const move = (group2: number, group3: number | null) =>
      db.execute('UPDATE articles SET article_group2_id = $1, article_group3_id = $2 WHERE article_id = 1001', [
        group2,
        group3,
      ]);
    await expect(move(20, 200)).rejects.toMatchObject({ code: '23503' });
    await expect(move(11, 100)).rejects.toMatchObject({ code: '23503' });
    expect(await move(11, 110)).toBe(1);
    expect(await move(11, null)).toBe(1);
  });

  test('TRAP-01 a fraction is above 0 and at most 1, kroner may be more', async () => {
    const amount = (fixed: number, value: number) =>
      db.execute('UPDATE promocodes SET fixed = $1, amount = $2 WHERE promocode_id = 1', [fixed, value]);
    for (const wrong of [20, 1.0001, 0, -0.2]) {
      await expect(amount(0, wrong)).rejects.toMatchObject(refused('promocodes_amount'));
    }
    expect(await amount(0, 1)).toBe(1);
    expect(await amount(1, 20)).toBe(1);
  });

  test('DEC-79 two codes may not differ in case alone', async () => {
    await expect(
      db.execute("INSERT INTO promocodes (name, fixed, amount, type) VALUES ('sommer20', 1, 1, 'code')"),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('ERR-13 e-mail in any case and phone belong to one customer', async () => {
    const add = (email: string, phone: string) =>
      db.execute(
        "INSERT INTO customers (first_name, last_name, email, phone, password_hash) VALUES ('A', 'B', $1, $2, '')",
        [email, phone],
      );
    await expect(add('KARI@example.no', '40000001')).rejects.toMatchObject({ constraint: 'customers_email' });
    await expect(add('ny@example.no', '41234567')).rejects.toMatchObject({ constraint: 'customers_phone' });
    expect(await add('ny@example.no', '40000001')).toBe(1);
  });

  test('ENT-61 consents given and taken back are written down by themselves', async () => {
    await db.execute('UPDATE customers SET newsletter = true WHERE customer_id = 1');
    await db.execute("UPDATE customers SET newsletter = false, city = 'OSLO' WHERE customer_id = 1");
    expect(await db.query('SELECT consent, granted FROM consents WHERE customer_id = 1 ORDER BY consent_id')).toEqual([
      { consent: 'terms_conditions', granted: true },
      { consent: 'newsletter', granted: true },
      { consent: 'newsletter', granted: false },
    ]);
  });

  test('DEC-103 a review outlives its author without the name; one per customer and article', async () => {
    const review = () =>
      db.execute(`INSERT INTO reviews (article_id, customer_id, author_name, rating, content)
                  VALUES (1001, 1, 'Kari', 4, 'Varm og god')`);
    await review();
    await expect(review()).rejects.toMatchObject({ constraint: 'reviews_once_per_customer' });
    await db.execute('DELETE FROM customers WHERE customer_id = 1');
    expect(await db.query('SELECT customer_id, author_name, anonymous, content FROM reviews')).toEqual([
      { customer_id: null, author_name: null, anonymous: true, content: 'Varm og god' },
    ]);
  });

  test('DEC-123 a voter answers a question once, with an option of that question', async () => {
    const vote = (question: number, option: number) =>
      db.execute("INSERT INTO poll_answers (question_id, option_id, voter) VALUES ($1, $2, 'c1')", [question, option]);
    await expect(vote(1, 3)).rejects.toMatchObject({ code: '23503' });
    await vote(1, 2);
    await expect(vote(1, 1)).rejects.toMatchObject({ code: '23505' });
  });
});
