import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeContent, tenant } from '#contract/tenant.ts';
import { verifyPassword } from '#server/adapters/security/password-hash.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { customerHistory } from '#server/database/accounts/customer-history.ts';
import { settingsRecord } from '#server/database/settings/settings-record.ts';
import { tenantRecord } from '#server/database/settings/tenant-record.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { demoEmail, demoPassword } from './demo-login.ts';
import { loadDemo } from './load-demo.ts';

let server: ThrowAwayDatabase;
const progress: number[] = [];

beforeAll(async () => {
  server = await startMigratedDatabase();
  await loadDemo(server.database, { articles: 300, onProgress: (done) => progress.push(done) });
}, 120_000);

afterAll(() => server.close());

const count = async (from: string): Promise<number | undefined> =>
  (await server.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`))[0]?.n;

test('the database takes every row, and all its references hold', async () => {
  expect(progress).toEqual([300]);
  expect(await count('articles')).toBe(300);
  expect(await count('shops')).toBe(41);
  expect(await count('postal_codes')).toBeGreaterThan(5000);
  expect(await count("pg_constraint WHERE contype = 'f' AND NOT convalidated")).toBe(0);
});

test('loading again replaces what was there', async () => {
  await loadDemo(server.database, { articles: 310, seed: 'another' });
  expect(await count('articles')).toBe(310);
  expect(await count('customers')).toBe(26);
});

test('the next id the database gives is above those loaded', async () => {
  const [row] = await server.database.query<{ id: number }>(
    "INSERT INTO campaigns (name, starts_at, ends_at) VALUES ('Ny', now(), now() + interval '1 day') RETURNING campaign_id AS id",
  );
  expect(row?.id).toBeGreaterThan(10);
});

test.each(shippedVariants)('DEC-133, DEC-134 tenant and home of $name are what the contract says', async (brand) => {
  const settings = await settingsRecord(server.database, brand, { addressOf: () => '/bilder/x' });
  expect(homeContent.safeParse(settings.home).error).toBeUndefined();
  expect(homeContent.safeParse(settings.home.previews.vinter).error).toBeUndefined();
  expect(settings.menu_genders).toEqual(['junior', 'dame', 'herre', 'barn', 'uni']);
  expect(settings.own_productlines.length).toBeGreaterThan(1);
  expect(settings.contact.email).toMatch(/\.example$/);
  expect(tenant.safeParse(await tenantRecord(server.database, brand)).error).toBeUndefined();
});

test('the demo customer can log in', async () => {
  const [customer] = await server.database.query<{ password_hash: string }>(
    'SELECT password_hash FROM customers WHERE email = $1 AND email_verified_at IS NOT NULL',
    [demoEmail],
  );
  expect(await verifyPassword(demoPassword, customer?.password_hash ?? '')).toBe(true);
});

test('GEN-26 the demo customer has bought before, and has something to collect', async () => {
  const history = customerHistory(server.database);
  const { entries: orders } = await history.orders(1, 0, 20);
  const { entries: reservations } = await history.reservations(1, 0, 20);
  expect([orders.length, reservations.length]).toEqual([3, 4]);
  for (const { Vat, NetAmount, Total, orderlines, DateCreated } of orders) {
    expect(Vat + NetAmount).toBeCloseTo(Total, 2);
    expect(orderlines.reduce((sum, { Price, Count }) => sum + Price * Count, 0)).toBe(Total);
    for (const { Slug, Size, Color, Image } of orderlines) expect([Slug, Size, Color, Image]).not.toContain(null);
    expect(new Date(DateCreated).getTime()).toBeLessThan(Date.now());
  }
  const [waiting, latest] = reservations;
  expect([waiting?.status, latest?.status]).toEqual([4, 5]);
  expect(Number(waiting?.expiresAt)).toBeGreaterThan(Date.now());
  // When they were collected is told by the story, not by the hour of loading.
  const daysAgo = reservations.slice(1).map(({ receivedAt }) => (Date.now() - Number(receivedAt)) / 86_400_000);
  expect(daysAgo.map(Math.round)).toEqual([...daysAgo].map(Math.round).sort((a, b) => a - b));
  expect(Math.min(...daysAgo)).toBeGreaterThan(2);
});
