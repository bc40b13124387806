import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SmsEmulator } from '#emulators/sms-emulator.ts';
import { startSveve, sveveKeys } from '#emulators/sveve.ts';
import { sveve } from '#server/adapters/sms-sveve/sveve.ts';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { databaseSmsOutbox } from '#server/database/notifications/sms-outbox.ts';
import { sendDueSms } from '#server/jobs/send-sms.ts';
import { shopJobs } from '../shop-jobs.ts';
import { type StaffedDevice, staffedDevice } from './counter-client.ts';
import { bought, madeReady, reserved } from './counter-orders.ts';
import { api, registered } from './customers.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop, until } from './paying-shop.ts';

let shop: PayingShop;
let jonas: StaffedDevice;
let phones: SmsEmulator;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
const reportToken = 'reports-of-the-provider';

/** The shop takes reports; what it sends is sent here, at times of our own. */
beforeAll(async () => {
  phones = await startSveve();
  shop = await startPayingShop({
    SMS_URL: `sveve+http://nobody:there@127.0.0.1:9`,
    SMS_REPORT_TOKEN: reportToken,
    COUNTER_ID_FROM: '1000',
  });
  phones.reportTo = `${shop.url}/sms/report/${reportToken}`;
  jonas = await staffedDevice(shop, 'Jonas Haug');
  jobs = await shopJobs(shop.database, shop.emulators.settings);
}, 60_000);
afterAll(async () => {
  await shop.stop();
  await phones.stop();
});

const day = 86_400_000;
const drink = { ean: eans.drink };
interface SmsRow {
  readonly kind: string;
  readonly recipient: string;
  readonly body: string;
  readonly state: string;
  readonly ref: string;
}
const smsOf = (id: number) =>
  shop.database.query<SmsRow>(
    'SELECT kind, recipient, body, state, ref FROM sms_outbox WHERE reservation_id = $1 ORDER BY sms_id',
    [id],
  );
const mailsOf = (id: number, kind: string) =>
  shop.database.query<{ text: string; subject: string }>(
    'SELECT body_text AS text, subject FROM mail_outbox WHERE reservation_id = $1 AND kind = $2 ORDER BY mail_id',
    [id, kind],
  );
const endOf = async (id: number) => {
  const [row] = await shop.database.query<{ at: Date }>(
    'SELECT expires_at AS at FROM reservations WHERE reservation_id = $1',
    [id],
  );
  return row?.at.getTime() ?? 0;
};

test('what is ready is told to the phone, in the transaction that makes it so: code, until when, what to bring', async () => {
  const order = await reserved(shop, 1, drink);
  expect(await smsOf(order.id)).toEqual([]);
  await madeReady(jonas, order.id);
  const [sms, ...more] = await smsOf(order.id);
  expect(more).toEqual([]);
  expect(sms).toMatchObject({ kind: 'ready', recipient: '+4741234567' });
  expect(sms?.body).toContain(`Ordre ${order.id} er klar i Oslo. Hentekode ${order.code}. Hentes innen `);
  expect(sms?.body).toMatch(/ Ta med koden\.$/);
  // Held for three days and then until the shop closes: 20:00, or 18:00 on a Saturday.
  expect(sms?.body).toMatch(/Hentes innen \p{L}{3}\. \d+\. \p{L}+\.? kl\. (20|18):00\./u);
  expect(await endOf(order.id)).toBeGreaterThanOrEqual(Date.now() + 3 * day - 60_000);
});

test('dear goods that are paid for ask for ID, and the message says so', async () => {
  const order = await bought(shop, 'card', { total: 119_900 }, { ean: eans.boots });
  await madeReady(jonas, order.id);
  expect((await smsOf(order.id))[0]?.body).toMatch(/ Ta med koden og legitimasjon\.$/);
});

test('the counter’s ‘Ny hentemelding’ is a message more, and its log knows of both', async () => {
  const { id } = await reserved(shop, 1, drink);
  const ready = await madeReady(jonas, id);
  const told = await jonas.act(ready, 'tell-again');
  expect((await smsOf(id)).map(({ kind }) => kind)).toEqual(['ready', 'ready']);
  const texted = told.body.log.filter(({ kind }: { kind: string }) => kind === 'texted');
  expect(texted.map(({ details }: { details: object }) => details)).toEqual([
    { sms: 'ready', state: expect.any(String) },
    { sms: 'ready', state: expect.any(String) },
  ]);
});

test('a day before the end the customer is reminded once, by mail and phone; put off, once more', async () => {
  const order = await reserved(shop, 1, drink);
  await madeReady(jonas, order.id);
  const end = await endOf(order.id);
  const reminders = async () => [
    (await mailsOf(order.id, 'hold-reminder')).length,
    (await smsOf(order.id)).filter(({ kind }) => kind === 'reminder').length,
  ];
  await jobs.runAt(end - 26 * 3_600_000);
  expect(await reminders()).toEqual([0, 0]);
  await jobs.runAt(end - 23 * 3_600_000);
  await jobs.runAt(end - 5 * 3_600_000);
  expect(await reminders()).toEqual([1, 1]);
  const [mail] = await mailsOf(order.id, 'hold-reminder');
  expect(mail?.text).toContain(`Hentekoden er ${order.code}.`);
  const reminder = (await smsOf(order.id)).find(({ kind }) => kind === 'reminder');
  expect(reminder?.body).toMatch(/venter i Oslo til i (dag|morgen) kl\. (20|18):00\./);
  await shop.database.execute(
    `UPDATE reservations SET extended_from = expires_at, expires_at = expires_at + interval '1 day' WHERE reservation_id = $1`,
    [order.id],
  );
  await jobs.runAt(end + day - 22 * 3_600_000);
  expect(await reminders()).toEqual([2, 2]);
});

test('what was not collected is told, and that the money is let go where some was held', async () => {
  const [unpaid, paid] = [await reserved(shop, 1, drink), await bought(shop, 'card', { total: 3000 }, drink)];
  for (const { id } of [unpaid, paid]) await madeReady(jonas, id);
  await jobs.runAt(Math.max(await endOf(unpaid.id), await endOf(paid.id)) + 60_000);
  const lapsed = async (id: number) => (await smsOf(id)).find(({ kind }) => kind === 'lapsed')?.body;
  expect(await lapsed(unpaid.id)).toMatch(/ble ikke hentet i Oslo innen fristen og er avbestilt\.$/);
  expect(await lapsed(paid.id)).toMatch(/avbestilt\. Beløpet som var reservert, er frigitt\.$/);
  const mails = await mailsOf(paid.id, 'status-changed');
  expect(mails.at(-1)?.text).toContain('Beløpet som var reservert, er frigitt.');
});

test('sent to the provider, and what it reports is written down: also twice, late, or of nobody', async () => {
  const { id } = await reserved(shop, 1, drink);
  await madeReady(jonas, id);
  await shop.database.execute('UPDATE sms_outbox SET next_attempt_at = NULL WHERE reservation_id <> $1', [id]);
  await shop.database.execute(
    `UPDATE sms_outbox SET state = 'waiting', lost_answers = 0, next_attempt_at = '2026-01-01', useful_until = '2100-01-01'
      WHERE reservation_id = $1`,
    [id],
  );
  phones.reports = { times: 2, delayMs: 20, isDelivered: true };
  const noon = Date.parse('2026-11-16T12:00:00+01:00');
  await sendDueSms({
    outbox: databaseSmsOutbox(shop.database),
    sender: sveve({ url: phones.url, ...sveveKeys, from: 'Nordvarde', isTest: false }),
    now: () => noon,
    onOutcome: () => {},
    onError: () => {},
  });
  expect(phones.ledger).toHaveLength(1);
  expect(phones.ledger[0]).toMatchObject({ to: '+4741234567', from: 'Nordvarde' });
  const state = async () => (await smsOf(id))[0]?.state;
  expect(await until(state, (now) => now === 'delivered')).toBe('delivered');
  const report = (query: string, token = reportToken) => fetch(`${shop.url}/sms/report/${token}?${query}`);
  expect((await report('ref=nobody&status=true')).status).toBe(200);
  expect((await report('status=true')).status).toBe(422);
  expect((await report(`ref=${(await smsOf(id))[0]?.ref}&status=false`, 'guessed-by-somebody-else')).status).toBe(404);
  expect(await state()).toBe('delivered');
});

test('a report may be a form or JSON; what is too long or broken is a clear no', async () => {
  const { id } = await reserved(shop, 1, drink);
  await madeReady(jonas, id);
  const ref = (await smsOf(id))[0]?.ref ?? '';
  const post = (body: string, type: string) =>
    fetch(`${shop.url}/sms/report/${reportToken}`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await post(`ref=${ref}&status=false&errorDesc=Av`, 'application/x-www-form-urlencoded')).status).toBe(200);
  expect((await smsOf(id))[0]?.state).toBe('undelivered');
  expect((await post(JSON.stringify({ ref, status: true }), 'application/json')).status).toBe(200);
  expect((await smsOf(id))[0]?.state).toBe('delivered');
  expect((await post('{"ref":', 'application/json')).status).toBe(422);
  expect((await post('x'.repeat(20_000), 'text/plain')).status).toBe(413);
});

test('a customer’s own data has the messages, and they go with the account and with time', async () => {
  const { visitor, id: customerId } = await registered(shop);
  const made = await reserve(visitor, reservationOf(1, drink));
  await madeReady(jonas, made.body.id);
  const { body } = await visitor.get(`${api}/current/export`);
  expect(body.sms_outbox).toEqual([expect.objectContaining({ kind: 'ready', recipient: '+4741234567' })]);
  await shop.database.execute('UPDATE sms_outbox SET next_attempt_at = NULL WHERE reservation_id = $1', [made.body.id]);
  await personalData(shop.database).erase(customerId);
  expect(await smsOf(made.body.id)).toEqual([]);
  await personalData(shop.database).forgetOld(new Date(Date.now() + 91 * day));
  expect(await shop.database.query('SELECT FROM sms_outbox')).toEqual([]);
});
