import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRows } from '#database/import/import-rows.ts';
import { importKind } from '#database/import/kinds.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { api, linkToken, noLimits, tryLogin } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

async function imported(name: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const single = openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  try {
    const kind = await importKind(name);
    if (kind === null) throw new Error(name);
    const bad: string[] = [];
    const options = { actor: 'test', onRefused: ({ reason }: { reason: string }) => bad.push(reason) };
    await importRows(single, kind, { name: 'test', rows }, options);
    expect(bad).toEqual([]);
  } finally {
    await single.close();
  }
}

test('an imported member has no password until one is set by the mailed link', async () => {
  const email = 'siri.strand@post.example';
  const consent = { club: 1, consentAt: '01.02.2024', consentSource: 'Kassen' };
  await imported('customers', { email, phone: '45566778', firstName: 'Siri', lastName: 'Strand', ...consent });
  const visitor = await shop.visitor();
  for (const guess of ['', 'null', 'Passord123!']) expect((await tryLogin(visitor, email, guess)).status).toBe(422);
  expect((await visitor.send('POST', `${api}/password/email`, { email })).status).toBe(200);
  const token = await linkToken(shop, email, 'password-reset');
  const fresh = { password: 'Sommer2026!', password_confirmation: 'Sommer2026!' };
  expect((await visitor.send('POST', `${api}/password/reset`, { token, email, ...fresh })).status).toBe(200);
  const { status, body } = await tryLogin(visitor, email, fresh.password);
  expect([status, body.club]).toEqual([200, 1]);
});

test('a variant that is taken out is not shown and not sold, and comes back', async () => {
  const ean = '7000000100116';
  const [variant] = await shop.database.query<{ id: number }>('SELECT variant_id AS id FROM variants WHERE ean = $1', [
    ean,
  ]);
  const eans = async () =>
    (await shop.get('/api/v1/articles/1001')).body.Variants.map(({ EanNo }: { EanNo: string }) => EanNo);
  const validated = async () => {
    const items = [{ EanNo: ean, Count: 1, CampaignArticleID: null }];
    return (await (await shop.visitor()).send('POST', '/api/v1/cart/validate', { items, delivery: 1 })).body.valid;
  };
  expect([(await eans()).includes(ean), await validated()]).toEqual([true, true]);
  await imported('variants', { VariantID: variant?.id, VisibleOnWeb: 'Nei' });
  await expect.poll(async () => (await eans()).includes(ean), { timeout: 5_000 }).toBe(false);
  expect(await validated()).toBe(false);
  await imported('variants', { VariantID: variant?.id, VisibleOnWeb: 'Ja' });
  await expect.poll(async () => (await eans()).includes(ean), { timeout: 5_000 }).toBe(true);
});
