import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBase32 } from '#server/crypto/base32.ts';
import { sealer } from '#server/crypto/sealed.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { sealOpenCodes } from '../desk/sign-in-rows.ts';
import { resealSecrets } from './reseal.ts';

let db: ThrowAwayDatabase;
beforeAll(async () => {
  db = await startMigratedDatabase();
  await db.database.execute(
    `INSERT INTO staff_members (staff_member_id, name, email, desk_role) VALUES (1, 'Ada Moe', 'ada@kjeden.example', 'service'),
            (2, 'Birk Lie', 'birk@kjeden.example', 'service')`,
  );
}, 60_000);
afterAll(() => db.close());

const codes = async () =>
  db.database.query<{ open: Buffer | null; sealed: Buffer }>(
    'SELECT totp_secret AS open, totp_sealed AS sealed FROM staff_passwords ORDER BY staff_member_id',
  );

test('codes from before they were sealed are sealed once, and nothing of them is left in the open', async () => {
  const secrets = [Buffer.alloc(20, 1), Buffer.alloc(20, 2)];
  for (const [at, secret] of secrets.entries())
    await db.database.execute(
      `INSERT INTO staff_passwords (staff_member_id, password_hash, totp_secret) VALUES ($1, 'x', $2)`,
      [at + 1, secret],
    );
  await expect(
    db.database.execute(`UPDATE staff_passwords SET totp_sealed = 'x' WHERE staff_member_id = 1`),
  ).rejects.toThrow('staff_passwords_totp');
  const first = sealer('first', 'totp');
  expect(await Promise.all([sealOpenCodes(db.database, first), sealOpenCodes(db.database, first)])).toEqual(
    expect.arrayContaining([2, 0]),
  );
  const rows = await codes();
  expect(rows.map(({ open }) => open)).toEqual([null, null]);
  expect(rows.map(({ sealed }) => first.open(sealed))).toEqual(secrets.map(toBase32));
});

test('after the secret was changed all that it sealed is sealed anew, once; without the old one nothing is touched', async () => {
  const [before] = await codes();
  await db.database.execute(
    `INSERT INTO webhooks (webhook_id, url, types, secret, old_secret) VALUES (1, 'https://a.example', '{stock}', $1, $2)`,
    [sealer('first', 'webhooks').seal('whsec_1'), sealer('lost', 'webhooks').seal('whsec_0')],
  );
  expect(await resealSecrets(db.database, 'second', 'another')).toBe(0);
  expect((await codes())[0]?.sealed).toEqual(before?.sealed);
  expect(await resealSecrets(db.database, 'second', 'first')).toBe(3);
  expect(await resealSecrets(db.database, 'second', 'first')).toBe(0);
  expect(sealer('second', 'totp').open((await codes())[0]?.sealed ?? Buffer.alloc(0))).toBe(
    toBase32(Buffer.alloc(20, 1)),
  );
  const [hook] = await db.database.query<{ secret: Buffer; old: Buffer }>(
    'SELECT secret, old_secret AS old FROM webhooks',
  );
  expect(sealer('second', 'webhooks').open(hook?.secret ?? Buffer.alloc(0))).toBe('whsec_1');
  expect(sealer('lost', 'webhooks').open(hook?.old ?? Buffer.alloc(0))).toBe('whsec_0');
});
