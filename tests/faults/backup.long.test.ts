import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/connection/client.ts';
import { backUp, contentsOf, restore } from '#server/database/maintenance/back-up.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate } from '#server/database/maintenance/migrate.ts';
import { eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { startTestShop } from '../api/test-shop.ts';

test('R12 a backup taken while the shop is open restores to the same rows in every table, and goes on from there', {
  timeout: 120_000,
}, async () => {
  const shop = await startTestShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-backup-'));
  const file = path.join(folder, 'shop.jsonl.gz');
  const made = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
  expect(made.status).toBe(201);
  const original = await backUp(shop.database, file);
  await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));

  const name = `restored_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgresUrl'), name);
  const url = inject('postgresUrl').replace(/\/[^/]*$/, `/${name}`);
  await migrate(url);
  const restored = openDatabase({ url });
  await restore(restored, file);
  expect(await restored.transaction(contentsOf)).toEqual(original);
  expect(original.get('reservations')?.count).toBe(1);
  expect(original.get('articles')?.count).toBeGreaterThan(5);
  const [next] = await restored.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('reservations', 'reservation_id'))::int AS id`,
  );
  expect(next?.id).toBeGreaterThan(made.body.id);
  await restored.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});
