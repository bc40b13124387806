import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { type DeskPerson, deskAs, newStaff } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let boss: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await deskAs(shop, 'administrator', { name: 'Berit Aas', steppedUp: true });
}, 60_000);
afterAll(() => shop.stop());

const lastEntry = async (subject: string) =>
  (await boss.get(`/log?subject=${encodeURIComponent(subject)}`)).body.rows[0];

describe('roles', () => {
  test('are changed once, written down, and taken back as a new entry', async () => {
    const id = await newStaff(shop.database, 'service');
    const key = { 'idempotency-key': randomUUID() };
    const wish = { role: 'shop-manager', shops: [1], version: 0 };
    const changed = await boss.post(`/staff/${id}/role`, wish, key);
    expect(changed.body).toMatchObject({ role: 'shop-manager', shops: [1], version: 1 });
    expect((await boss.post(`/staff/${id}/role`, wish, key)).body).toEqual(changed.body);
    expect((await boss.post(`/staff/${id}/role`, { ...wish, shops: [2] }, key)).body).toEqual({
      code: 'other-request',
    });
    const entry = await lastEntry(`staff:${id}`);
    expect(entry).toMatchObject({
      name: 'Berit Aas',
      role: 'administrator',
      action: 'staff-role-changed',
      before: { role: 'service', shops: [] },
      after: { role: 'shop-manager', shops: [1] },
      undoable: true,
    });
    expect((await boss.post(`/log/${entry.id}/undo`)).status).toBe(200);
    expect((await boss.post(`/log/${entry.id}/undo`)).body).toMatchObject({ code: 'conflict', reason: 'undone' });
    const undone = await lastEntry(`staff:${id}`);
    expect(undone).toMatchObject({ action: 'undone', undoes: entry.id, after: { role: 'service' }, undoable: false });
    const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM audit_log WHERE subject = $1',
      [`staff:${id}`],
    );
    expect(count).toBe(2);
  });

  test('that somebody changed first are refused with who it was; an undo then, too', async () => {
    const id = await newStaff(shop.database, 'service');
    const other = await deskAs(shop, 'administrator', { name: 'Odd Vik', steppedUp: true });
    await boss.post(`/staff/${id}/role`, { role: 'product', version: 0 });
    const first = await lastEntry(`staff:${id}`);
    const late = await other.post(`/staff/${id}/role`, { role: 'marketing', version: 0 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'changed', by: 'Berit Aas', thing: { role: 'product' } },
    ]);
    await other.post(`/staff/${id}/role`, { role: 'marketing', version: 1 });
    expect((await boss.post(`/log/${first.id}/undo`)).body).toEqual({
      code: 'conflict',
      reason: 'changed-since',
      values: { name: 'Odd Vik' },
    });
  });

  test('a shop manager has a shop that there is', async () => {
    const id = await newStaff(shop.database, 'service');
    const refusal = { code: 'bad-request', fields: ['shops'] };
    for (const shops of [[], [99_999]])
      expect((await boss.post(`/staff/${id}/role`, { role: 'shop-manager', shops, version: 0 })).body).toEqual(refusal);
  });
});

describe('access', () => {
  test('that is taken ends sessions and ways in at once, and leaves the counter', async () => {
    const person = await deskAs(shop, 'marketing');
    await shop.database.execute("UPDATE staff_members SET role = 'clerk', pin_hash = 'x' WHERE staff_member_id = $1", [
      person.id,
    ]);
    expect((await person.get('/log')).status).toBe(200);
    expect((await boss.post(`/staff/${person.id}/remove`, { version: 0 })).status).toBe(200);
    expect((await person.get('/log')).body).toEqual({ code: 'signed-out' });
    const [row] = await shop.database.query(
      'SELECT active, role, desk_role FROM staff_members WHERE staff_member_id = $1',
      [person.id],
    );
    expect(row).toEqual({ active: true, role: 'clerk', desk_role: null });
  });

  test('taken in the middle of an act waits for it; an act begun after it is refused', async () => {
    const actor = await deskAs(shop, 'administrator', { steppedUp: true });
    const id = await newStaff(shop.database, 'service');
    // Somebody holds the row the act needs, so that it stands in its middle.
    const outcome = await shop.database.transaction(async (tx) => {
      await tx.execute('SELECT FROM staff_members WHERE staff_member_id = $1 FOR UPDATE', [id]);
      const acting = actor.post(`/staff/${id}/role`, { role: 'product', version: 0 });
      await waitFor(async () => (await waiting()) >= 1);
      const removing = boss.post(`/staff/${actor.id}/remove`, { version: 0 });
      await waitFor(async () => (await waiting()) >= 2);
      return { acting, removing };
    });
    expect((await outcome.acting).status).toBe(200);
    expect((await outcome.removing).status).toBe(200);
    expect((await actor.post(`/staff/${id}/role`, { role: 'service', version: 1 })).status).toBe(401);
  });

  test('of one session ends that one', async () => {
    const person = await deskAs(shop, 'service');
    const { sessions } = (await boss.get(`/staff/${person.id}/sessions`)).body;
    expect(sessions).toMatchObject([{ device: 'test', isThis: false }]);
    expect((await boss.post(`/staff/${person.id}/sessions/${sessions[0].id}/end`)).status).toBe(200);
    expect((await person.get('/log')).status).toBe(401);
  });

  test('is given by mail, and only to those who are not here', async () => {
    const invite = (email: string) => boss.post('/staff/invite', { email, role: 'service' });
    expect((await invite(' Nils@Kjeden.example ')).status).toBe(200);
    const mails = await shop.database.query<{ text: string }>(
      "SELECT body_text AS text FROM mail_outbox WHERE recipient = 'nils@kjeden.example'",
    );
    expect(mails[0]?.text).toMatch(/\/kontor\/invitasjon#[\w-]{43}/);
    const [row] = await shop.database.query<{ email: string }>(
      'SELECT email FROM staff_members WHERE staff_member_id = $1',
      [boss.id],
    );
    expect((await invite(row?.email ?? '')).body).toMatchObject({ code: 'conflict', reason: 'works-here' });
    expect((await invite('nils')).body).toEqual({ code: 'bad-request', fields: ['email'] });
  });
});

test('what is old is forgotten: who left by name, who looked at somebody after a year, who did what after five', async () => {
  const person = await deskAs(shop, 'service', { name: 'Sigrun Ås' });
  await boss.post(`/staff/${person.id}/remove`, { version: 0 });
  await shop.database.execute(
    "UPDATE staff_members SET left_at = now() - interval '13 months' WHERE staff_member_id = $1",
    [person.id],
  );
  await shop.database.execute(
    `INSERT INTO audit_log (actor, action, subject, created_at)
     SELECT 'staff', action, 'old', now() - age FROM (VALUES ('order-opened', interval '13 months'), ('order-cancelled', interval '13 months'),
       ('order-cancelled', interval '61 months'), ('order-opened', interval '11 months')) AS old (action, age)`,
  );
  await personalData(shop.database).forgetOld(new Date());
  const [left] = await shop.database.query('SELECT name, email FROM staff_members WHERE staff_member_id = $1', [
    person.id,
  ]);
  expect(left).toEqual({ name: 'Tidligere ansatt', email: `tidligere-${person.id}@ansatt.invalid` });
  const entries = await shop.database.query("SELECT action FROM audit_log WHERE subject = 'old' ORDER BY created_at");
  expect(entries).toEqual([{ action: 'order-cancelled' }, { action: 'order-opened' }]);
});

describe('the last administrator', () => {
  test('is neither demoted nor removed, and of two who demote each other at once one stays', async () => {
    await shop.database.execute("UPDATE staff_members SET desk_role = 'service' WHERE desk_role = 'administrator'");
    const ada = await deskAs(shop, 'administrator', { steppedUp: true });
    const last = { code: 'conflict', reason: 'last-administrator' };
    expect((await ada.post(`/staff/${ada.id}/role`, { role: 'service', version: 0 })).body).toEqual(last);
    expect((await ada.post(`/staff/${ada.id}/remove`, { version: 0 })).body).toEqual(last);
    const bo = await deskAs(shop, 'administrator', { steppedUp: true });
    await Promise.all([
      ada.post(`/staff/${bo.id}/role`, { role: 'service', version: 0 }),
      bo.post(`/staff/${ada.id}/remove`, { version: 0 }),
    ]);
    const left = await shop.database.query("SELECT FROM staff_members WHERE active AND desk_role = 'administrator'");
    expect(left).toHaveLength(1);
  });
});

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

async function waiting(): Promise<number> {
  const [row] = await shop.database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
}
