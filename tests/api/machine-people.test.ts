import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { tellStockChanges } from '#server/database/system/tell-stock-changes.ts';
import { machineCalls, resultsOf } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let call: ReturnType<typeof machineCalls>;
beforeAll(async () => {
  shop = await startTestShop();
  const { token } = await makeKey(shop.database, { system: 'crm', scopes: ['customers:write', 'stock:write'] });
  call = machineCalls(shop, token);
}, 60_000);
afterAll(() => shop?.stop());

const member = {
  email: 'siri@post.example',
  phone: '455 66 778',
  firstName: 'Siri',
  lastName: 'Strand',
  club: true,
  newsletter: true,
  consentAt: '2026-02-01T12:00:00+01:00',
  consentSource: 'Kassen i Volda',
};
const people = (...lines: object[]) => call('POST', '/customers', { lines });
const events = async (type: string) =>
  (
    await shop.database.query<{ data: object }>('SELECT data FROM outbox_events WHERE type = $1 ORDER BY event_id', [
      type,
    ])
  ).map(({ data }) => data);
const idOf = async (email: string) =>
  (await shop.database.query<{ id: number }>('SELECT customer_id AS id FROM customers WHERE email = $1', [email]))[0]
    ?.id ?? 0;

test('members come with their consents, are known again by address or number, and the newer word wins', async () => {
  expect(resultsOf(await people(member))).toEqual(['applied']);
  expect(resultsOf(await people(member))).toEqual(['unchanged']);
  const id = await idOf(member.email);
  expect(await events('customer.joined_club')).toEqual([{ customer: id }]);
  const moved = { ...member, email: 'ny@post.example', lastName: 'Strand Lie' };
  const known = await people(moved);
  expect(resultsOf(known)).toEqual(['applied']);
  expect(known.body.results[0].message).toContain('another e-mail address');
  expect(await idOf(member.email), 'the account keeps its address').toBe(id);
  const older = { ...member, newsletter: false, consentAt: '2025-01-01T12:00:00+01:00', consentSource: 'Skjema' };
  await people(older);
  const newsletter = async () =>
    (
      await shop.database.query<{ yes: boolean }>('SELECT newsletter AS yes FROM customers WHERE customer_id = $1', [
        id,
      ])
    )[0]?.yes;
  expect(await newsletter()).toBe(true);
  await people({ ...older, consentAt: '2026-06-01T12:00:00+02:00' });
  expect(await newsletter()).toBe(false);
});

test('two people in one line, a yes without when and where, and the erased are refused', async () => {
  const other = { ...member, email: 'ola@post.example', phone: '41 23 45 99' };
  expect(resultsOf(await people(other))).toEqual(['applied']);
  const mixed = { ...member, phone: other.phone };
  const undated = { email: 'per@post.example', phone: '41234511', firstName: 'Per', lastName: 'Dahl', club: true };
  const answer = await people(mixed, undated, { email: 'x' });
  expect(answer.status).toBe(207);
  expect(resultsOf(answer)).toEqual(['bad_line', 'bad_line', 'bad_line']);
  expect(answer.body.results[0].message).toContain('two people');
  const id = await idOf(other.email);
  await personalData(shop.database).erase(id);
  expect(await events('customer.erased')).toEqual([{ customer: id }]);
  expect((await people(other)).body.results[0].message).toContain('erased');
});

test('a till that says more is gone than there was: the event says how much; who asked hears of changes, once an article', async () => {
  const ean = '7000000100116';
  const stock = (...lines: object[]) => call('POST', '/stock', { lines });
  await stock({ ean, shop: 1, seq: 1, set: 2 });
  expect(resultsOf(await stock({ ean, shop: 1, seq: 2, add: -5 }))).toEqual(['short']);
  expect(await events('stock.short')).toEqual([{ ean, shop: 1, pieces: 3 }]);
  const waiting = () => shop.database.query('SELECT article_id AS id FROM stock_changes_to_tell');
  expect(await waiting(), 'nobody has asked').toEqual([]);
  await shop.database.execute(
    `INSERT INTO webhooks (url, types, secret) VALUES ('https://erp.example', '{stock.changed}', 'x')`,
  );
  await stock({ ean, shop: 1, seq: 3, set: 7 }, { ean, shop: 2, seq: 4, set: 7 });
  await stock({ ean, shop: 1, seq: 5, set: 8 });
  await shop.database.execute(`UPDATE stock_changes_to_tell SET changed_at = changed_at - interval '6 seconds'`);
  await tellStockChanges(shop.database);
  expect(await events('stock.changed')).toEqual([{ article: 1001 }]);
  expect(await waiting()).toEqual([]);
});
