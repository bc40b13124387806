import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthLine } from '#contract/desk/health/schemas.ts';
import { noteMaintenance } from '#server/database/maintenance/note-maintenance.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let ada: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  ada = await deskAs(shop, 'administrator');
}, 60_000);
afterAll(() => shop?.stop());

const line = async (name: string): Promise<HealthLine> => {
  const { body } = await ada.get('/health');
  return body.lines.find((one: HealthLine) => one.name === name);
};

test('this process has said that it is there; one that was killed is missed', async () => {
  expect(await line('processes')).toMatchObject({ state: 'well', values: { running: 1, lost: 0, versions: 1 } });
  await shop.database.execute(
    `INSERT INTO running_processes (process_id, host, pid, version, started_at, seen_at, facts)
     VALUES (gen_random_uuid(), 'other', 7, '0.0.1', now(), now() - interval '2 minutes', '{"providers":[],"memoryMb":1}')`,
  );
  expect(await line('processes')).toMatchObject({ state: 'look', values: { running: 1, lost: 1 } });
});

test('database, version and a rehearsal that somebody made', async () => {
  expect(await line('database')).toMatchObject({ state: 'well' });
  expect(await line('version')).toMatchObject({ state: 'well', values: { pending: 0, newer: 0 } });
  expect(await line('backup')).toMatchObject({ state: 'look', values: { seconds: null } });
  await noteMaintenance(shop.database, { kind: 'restore-rehearsal', isWell: true, facts: { rows: 5 } });
  expect(await line('backup')).toMatchObject({ state: 'well' });
  await noteMaintenance(shop.database, { kind: 'restore-rehearsal', isWell: false, facts: {} });
  expect(await line('backup')).toMatchObject({ state: 'wrong' });
});

test('mails that were given up are sent again, by those who may', async () => {
  const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }>(
    `WITH made AS (INSERT INTO mail_outbox (kind, recipient, subject, body_text, given_up_at)
       VALUES ('test', 'kari@kjeden.example', 'Hei', 'Hei', now()) RETURNING 1) SELECT count(*)::int AS count FROM made`,
  );
  expect(count).toBe(1);
  expect(await line('mails')).toMatchObject({ values: { failed: 1 } });
  const mads = await deskAs(shop, 'marketing');
  expect((await mads.post('/health/mails/resend', {})).status).toBe(404);
  expect((await ada.post('/health/mails/resend', {})).body).toEqual({ count: 1 });
  expect(await line('mails')).toMatchObject({ values: { failed: 0 } });
  expect((await ada.post('/health/mails/resend', {})).status).toBe(409);
});

test('nobody but an administrator has the page', async () => {
  for (const role of ['marketing', 'product', 'service', 'shop-manager'] as const)
    expect((await (await deskAs(shop, role)).get('/health')).status).toBe(404);
});
