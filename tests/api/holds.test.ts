import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { customer, noLimits, ola } from './customers.ts';
import {
  checkout,
  collectPaidOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from './paying-shop.ts';

/** How long an unpaid reservation is held, and 'Hold den litt lenger'. */
let shop: PayingShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shop = await startPayingShop(noLimits);
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
});
afterAll(() => shop.stop());

const day = 86_400_000;

async function made() {
  const { body } = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
  return body as { id: number; receipt_token: string; expires_at: string; extendable: boolean };
}

async function extend(id: number, body: object) {
  return (await shop.visitor()).send('POST', `/api/v1/reservations/${id}/extend`, body);
}

async function row(id: number) {
  const [found] = await shop.database.query<{ status: number; until: Date | null; from: Date | null }>(
    'SELECT status_id AS status, expires_at AS until, extended_from AS from FROM reservations WHERE reservation_id = $1',
    [id],
  );
  if (found === undefined) throw new Error(`there is no reservation ${id}`);
  return found;
}

describe('DEC-94 what the shop does not get ready in time lapses', () => {
  test.each([2, 3] as const)('from status %s: the pieces go back and the shopper is told', async (status) => {
    const { id, expires_at } = await made();
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(2 * day);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThan(15 * day);
    jobs.setClock(Date.now());
    if (status === 3) await moveByHand(jobs.parts, { id, to: 3 });
    const end = (await row(id)).until?.getTime() ?? 0;
    const before = await shop.stock(eans.drink, 1);
    await jobs.runAt(end - 1000);
    expect((await row(id)).status).toBe(status);
    await jobs.runAt(end + 1000);
    expect((await row(id)).status).toBe(9);
    expect(await shop.stock(eans.drink, 1)).toBe(before + 1);
    const [mail] = await shop.database.query<{ body: string }>(
      'SELECT body_text AS body FROM mail_outbox WHERE dedupe_key = $1',
      [`reservation:${id}:9`],
    );
    expect(mail?.body).toContain('Oslo rakk ikke å gjøre varene klare i tide');
    expect(mail?.body).toMatch(new RegExp(`Reserver på nytt:\n.*/checkout/kvittering/${id}\\?token=`));
    await expectBooks(books);
  });

  test('what is paid for never does', async () => {
    const visitor = await shop.visitor();
    const { body } = await checkout(visitor, collectPaidOf(1, 'card', 3000, { ean: eans.drink }));
    await shop.emulators.card.decide(body.payment_id, 'approve');
    await until(
      async () => (await row(body.reservation_id)).status,
      (status) => status === 2,
    );
    expect((await row(body.reservation_id)).until).toBeNull();
    await jobs.runAt(Date.now() + 60 * day);
    jobs.setClock(Date.now());
    await moveByHand(jobs.parts, { id: body.reservation_id, to: 3 });
    await jobs.runAt(Date.now() + 60 * day);
    expect(await row(body.reservation_id)).toMatchObject({ status: 3, until: null });
    const token = body.receipt_token;
    const refused = await extend(body.reservation_id, { token, held_until: new Date().toISOString() });
    expect(refused.status).toBe(409);
  });

  test('R40 what an older version has left without an end gets one, counted from now', async () => {
    const { id } = await made();
    await shop.database.execute(
      `UPDATE reservations SET expires_at = NULL, created_at = now() - interval '40 days' WHERE reservation_id = $1`,
      [id],
    );
    await jobs.runAt(Date.now());
    const { status, until: end } = await row(id);
    expect(status).toBe(2);
    expect((end?.getTime() ?? 0) - Date.now()).toBeGreaterThan(2 * day);
  });
});

describe('Hold den litt lenger', () => {
  test('puts the end off, once; the same press again is told the same', async () => {
    const { id, receipt_token: token, expires_at, extendable } = await made();
    expect(extendable).toBe(true);
    const first = await extend(id, { token, held_until: expires_at });
    expect(first.status).toBe(200);
    expect(Date.parse(first.body.expires_at)).toBeGreaterThan(Date.parse(expires_at));
    expect(first.body.extendable).toBe(false);
    const again = await extend(id, { token, held_until: expires_at });
    expect([again.status, again.body.expires_at]).toEqual([200, first.body.expires_at]);
    const more = await extend(id, { token, held_until: first.body.expires_at });
    expect([more.status, more.body.message]).toEqual([409, 'Du har alt fått den holdt litt lenger.']);
  });

  test('pressed twenty times at once it is put off once', async () => {
    const { id, receipt_token: token, expires_at } = await made();
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(id, { token, held_until: expires_at })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.expires_at}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await row(id)).from?.toISOString()).toBe(expires_at);
  });

  test('is for the end that was shown', async () => {
    const { id, receipt_token: token, expires_at } = await made();
    const other = new Date(Date.parse(expires_at) + 1000).toISOString();
    const changed = await extend(id, { token, held_until: other });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      'Fristen er endret siden du åpnet siden. Last siden på nytt og prøv igjen.',
    ]);
    expect((await extend(id, { token })).status).toBe(422);
    expect((await extend(id, { token: 'a'.repeat(43), held_until: expires_at })).status).toBe(404);
  });

  test('comes too late when it has lapsed or was cancelled', async () => {
    const { id, receipt_token: token, expires_at } = await made();
    await shop.database.execute(
      `UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE reservation_id = $1`,
      [id],
    );
    const late = await extend(id, { token, held_until: expires_at });
    expect([late.status, late.body.message]).toEqual([409, 'Fristen er gått ut, så vi kan ikke holde den lenger.']);
    const other = await made();
    await (await shop.visitor()).send('POST', `/api/v1/reservations/${other.id}/cancel`, {
      token: other.receipt_token,
    });
    const cancelled = await extend(other.id, { token: other.receipt_token, held_until: other.expires_at });
    expect(cancelled.status).toBe(409);
  });

  test('a customer does it for their own without a token, and finds it in the history', async () => {
    const owner = await customer(shop);
    const { body } = await reserve(owner, reservationOf(1, { ean: eans.drink }));
    const url = `/api/v1/reservations/${body.id}/extend`;
    expect((await (await customer(shop, ola)).send('POST', url, { held_until: body.expires_at })).status).toBe(404);
    const extended = await owner.send('POST', url, { held_until: body.expires_at });
    expect(extended.status).toBe(200);
    const { body: history } = await owner.get('/api/v1/customers/current/reservations');
    expect(history.data[0]).toMatchObject({ id: body.id, expires_at: extended.body.expires_at, extendable: false });
  });

  test('what was promised stands when the shop goes on; not put off, ready is three days', async () => {
    const [one, two] = [await made(), await made()];
    await extend(one.id, { token: one.receipt_token, held_until: one.expires_at });
    const promised = (await row(one.id)).until?.getTime() ?? 0;
    jobs.setClock(Date.now());
    for (const { id } of [one, two]) for (const to of [3, 4] as const) await moveByHand(jobs.parts, { id, to });
    expect((await row(one.id)).until?.getTime()).toBeGreaterThanOrEqual(promised);
    const [ready] = await shop.database.query<{ body: string }>(
      'SELECT body_text AS body FROM mail_outbox WHERE dedupe_key = $1',
      [`reservation:${two.id}:4`],
    );
    expect(((await row(two.id)).until?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3 * day);
    expect(ready?.body).toContain('«Hold den litt lenger»');
    const read = await shop.get(`/api/v1/reservations/${two.id}?token=${two.receipt_token}`);
    expect(read.body.extendable).toBe(true);
  });
});
