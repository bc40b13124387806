import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { receiveWithdrawal } from '#server/use-cases/withdrawal/receive-withdrawal.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import { api, noLimits, registered } from './customers.ts';
import {
  checkout,
  collectPaidOf,
  deliveryOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from './paying-shop.ts';
import type { TestAnswer, TestVisitor } from './test-shop.ts';

const day = 24 * 3_600_000;

let shop: PayingShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shop = await startPayingShop(noLimits);
  await shop.database.execute('UPDATE stock SET qty = 100 WHERE ean = $1 AND shop_id = 1', [eans.goggles]);
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
});
beforeEach(() => jobs.setClock(Date.now()));
afterAll(async () => {
  await jobs.runAt(Date.now() + 5 * day);
  await expectBooks(books, { now: Date.now() + 5 * day });
  await shop.stop();
});

type Method = 'card' | 'klarna' | 'qliro';
interface Bought {
  readonly id: number;
  readonly token: string;
  readonly paymentId: string;
  readonly visitor: TestVisitor;
}

async function paid(body: object & { payment_method: string }, visitor?: TestVisitor): Promise<Bought> {
  const buyer = visitor ?? (await shop.visitor());
  const made = await checkout(buyer, body);
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  const { payment_id: paymentId, receipt_token: token, reservation_id: id } = made.body;
  await shop.emulators[body.payment_method as Method].decide(paymentId, 'approve');
  const status = async () => (await shop.get(`/api/v1/payments/${paymentId}?token=${token}`)).body.status;
  expect(await until(status, (now) => now !== 'pending')).toBe('authorized');
  return { id, token, paymentId, visitor: buyer };
}

async function handedOut(body: Parameters<typeof paid>[0], visitor?: TestVisitor): Promise<Bought> {
  const bought = await paid(body, visitor);
  const steps = 'Delivery' in body && body.Delivery === 1 ? ([3, 6, 7] as const) : ([3, 4, 5] as const);
  for (const to of steps) expect((await moveByHand(jobs.parts, { id: bought.id, to })).ok).toBe(true);
  await jobs.runAt(Date.now());
  return bought;
}

const goggles = (count: number) => ({ EanNo: eans.goggles, Count: count });
const drinks = (count: number) => ({ EanNo: eans.drink, Count: count });

function withdraw(bought: Bought, lines: readonly object[], more: object = {}, headers = {}): Promise<TestAnswer> {
  const body = { token: bought.token, lines, ...more };
  return bought.visitor.send('POST', `/api/v1/reservations/${bought.id}/withdrawals`, body, headers);
}

async function money({ paymentId }: Bought) {
  const [row] = await shop.database.query<{ captured: number; refunded: number; flagged: string | null }>(
    'SELECT captured_ore AS captured, refunded_ore AS refunded, flagged FROM payments WHERE payment_id = $1',
    [paymentId],
  );
  return row!;
}

const mailsOf = (id: number, kind: string) =>
  shop.database.query<{ subject: string; text: string; html: string }>(
    'SELECT subject, body_text AS text, body_html AS html FROM mail_outbox WHERE reservation_id = $1 AND kind = $2 ORDER BY mail_id',
    [id, kind],
  );

/** 3 bottles of 30 kr and 2 goggles of 500 kr, 100 kr off: 990,00 kr. */
const mixed = (method: Method) => ({
  ...collectPaidOf(1, method, 99_000, { ean: eans.goggles, count: 2 }, { ean: eans.drink, count: 3 }),
  promocode: 'FAST100',
});

describe.each(['card', 'klarna', 'qliro'] as const)('L4 %s', (method) => {
  test('a part, then the rest: pieces and money go back when the shop has the goods, to the øre', async () => {
    const bought = await handedOut(mixed(method));
    const before = [await shop.stock(eans.goggles, 1), await shop.stock(eans.drink, 1)];

    const first = await withdraw(bought, [goggles(1), drinks(2)], { reason: 'Passet ikke <b>meg</b>' });
    expect(first.status).toBe(201);
    expect(schemas.withdrawPurchase.answer.safeParse(first.body).error?.issues ?? []).toEqual([]);
    const [withdrawal] = first.body.withdrawals;
    expect(withdrawal).toMatchObject({ received_at: null, refunded: false, freight: 0, deducted: 0 });
    expect(first.body.articles).toMatchObject([
      { EanNo: eans.goggles, Withdrawn: 1 },
      { EanNo: eans.drink, Withdrawn: 2 },
    ]);
    expect(first.body.withdrawal_right).toMatchObject({ open: true });
    await jobs.runAt(Date.now());
    await expect.poll(() => money(bought)).toEqual({ captured: 99_000, refunded: 0, flagged: null });
    expect([await shop.stock(eans.goggles, 1), await shop.stock(eans.drink, 1)]).toEqual(before);

    const received = await receiveWithdrawal(jobs.parts, { withdrawalId: withdrawal.id });
    expect(received.ok && received.value.refund).toBe(Math.round(withdrawal.refund * 100));
    expect([await shop.stock(eans.goggles, 1), await shop.stock(eans.drink, 1)]).toEqual([
      before[0]! + 1,
      before[1]! + 2,
    ]);
    await jobs.runAt(Date.now());
    await expect
      .poll(() => money(bought))
      .toMatchObject({ refunded: Math.round(withdrawal.refund * 100), flagged: null });

    const rest = await withdraw(bought, [goggles(1), drinks(1)]);
    expect(rest.body.withdrawal_right).toMatchObject({ open: false });
    expect(rest.body.withdrawals[0]).toMatchObject({ refunded: true });
    expect((await receiveWithdrawal(jobs.parts, { withdrawalId: rest.body.withdrawals[1].id })).ok).toBe(true);
    await jobs.runAt(Date.now());
    await expect.poll(() => money(bought)).toEqual({ captured: 99_000, refunded: 99_000, flagged: null });
    expect(shop.emulators[method].ledger.sum(bought.paymentId, 'refunded')).toBe(99_000);
    const own = await shop.get(`/api/v1/reservations/${bought.id}?token=${bought.token}`);
    expect(own.body.withdrawals).toMatchObject([{ refunded: true }, { refunded: true }]);
    expect(own.body.statusID).toBe(5);
  });

  test('a delivery withdrawn whole gives its freight back too, once all of it is withdrawn', async () => {
    const bought = await handedOut(deliveryOf(method, 25_900, { ean: eans.drink, count: 2 }));
    const part = await withdraw(bought, [drinks(1)]);
    expect(part.body.withdrawals[0]).toMatchObject({ goods: 30, freight: 0, refund: 30 });
    const rest = await withdraw(bought, [drinks(1)]);
    // The cheapest delivery costs 99 kr; Qliro's freight is one item and goes back whole.
    const freight = method === 'qliro' ? 199 : 99;
    expect(rest.body.withdrawals[1]).toMatchObject({ goods: 30, freight, refund: 30 + freight });
    for (const { id } of rest.body.withdrawals) {
      expect((await receiveWithdrawal(jobs.parts, { withdrawalId: id })).ok).toBe(true);
      await jobs.runAt(Date.now());
    }
    expect(await money(bought)).toMatchObject({ refunded: 6_000 + freight * 100, flagged: null });
  });
});

describe('L4 telling the shop', () => {
  test('the customer has a mail with the date, what to do and what goes back; and one when it has come', async () => {
    const bought = await handedOut(mixed('card'));
    const { body } = await withdraw(bought, [goggles(2)]);
    const [told] = await mailsOf(bought.id, 'withdrawal');
    expect(told?.subject).toBe(`Vi har fått angremeldingen for bestilling nr. ${bought.id}`);
    for (const part of [told!.text, told!.html]) {
      expect(part).toContain('908,26');
      expect(part).toContain('Retur i butikk er gratis');
      expect(part).toContain(`/checkout/kvittering/${bought.id}?token=${bought.token}`);
    }
    await receiveWithdrawal(jobs.parts, { withdrawalId: body.withdrawals[0].id, deducted: oere(10_000) });
    const [back] = await mailsOf(bought.id, 'credit-note');
    expect(back?.subject).toBe(`Varene fra bestilling nr. ${bought.id} er kommet tilbake`);
    expect(back?.text).toContain('trukket 100,00\u00a0kr');
    expect(back?.text).toContain('Du får tilbake: 808,26\u00a0kr\nHvorav mva. 25\u00a0%: 161,65\u00a0kr');
    await jobs.runAt(Date.now());
    await expect.poll(() => money(bought)).toMatchObject({ refunded: 80_826 });
  });

  test('DEC-89 a repeated key is one withdrawal, however many ask at once; another body under it is refused', async () => {
    const bought = await handedOut(mixed('card'));
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(bought, [goggles(1)], {}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.map(({ body }) => body.withdrawals.length)).toEqual([1, 1, 1, 1, 1]);
    expect((await withdraw(bought, [goggles(2)], {}, headers)).status).toBe(422);
    expect(await mailsOf(bought.id, 'withdrawal')).toHaveLength(1);
  });

  test('without a key, of two at once for the same pieces one is told no', async () => {
    const bought = await handedOut(mixed('card'));
    const answers = await Promise.all([withdraw(bought, [goggles(2)]), withdraw(bought, [goggles(2)])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toMatch(/^Du har allerede angret på /);
  });

  test('too many, unknown, none; then all, and nothing more', async () => {
    const bought = await handedOut(mixed('klarna'));
    const refused = async (lines: readonly object[]) => {
      const { status, body } = await withdraw(bought, lines);
      return [status, body.message];
    };
    expect(await refused([goggles(3)])).toEqual([422, expect.stringMatching(/^Du kan angre på høyst 2 stk\. av /)]);
    expect(await refused([goggles(1), goggles(2)])).toEqual([422, expect.stringMatching(/høyst 2 stk/)]);
    expect(await refused([{ EanNo: eans.helmet, Count: 1 }])).toEqual([422, 'Varen er ikke med i dette kjøpet.']);
    expect(await refused([])).toEqual([422, 'Velg minst én vare.']);
    for (const lines of [[{ EanNo: eans.goggles, Count: 0 }], [{ EanNo: eans.goggles, Count: -1 }], 'alt', null]) {
      expect((await withdraw(bought, lines as object[])).status).toBe(422);
    }
    expect((await withdraw(bought, [goggles(2), drinks(3)])).status).toBe(201);
    expect(await refused([goggles(1)])).toEqual([409, 'Du har allerede angret på alt i dette kjøpet.']);
  });

  test('R44 to the end of the fourteenth day, and not after', async () => {
    const bought = await handedOut(mixed('card'));
    const receivedOn = (date: Date) =>
      shop.database.execute(
        'UPDATE reservation_status_changes SET changed_at = $2 WHERE reservation_id = $1 AND to_status = 5',
        [bought.id, date],
      );
    await receivedOn(new Date(Date.now() - 15 * day));
    const late = await withdraw(bought, [goggles(1)]);
    expect([late.status, late.body.message]).toEqual([
      422,
      expect.stringMatching(/^Angrefristen gikk ut \d+\. \w+ \d{4}\.$/),
    ]);
    const shown = await shop.get(`/api/v1/reservations/${bought.id}?token=${bought.token}`);
    expect(shown.body.withdrawal_right).toMatchObject({ open: false, until: expect.any(String) });
    await receivedOn(new Date(Date.now() - 14 * day));
    expect((await withdraw(bought, [goggles(1)])).status).toBe(201);
  });

  test('L5 what is paid in the shop has no right of withdrawal', async () => {
    const visitor = await shop.visitor();
    const { body } = await reserve(visitor, reservationOf(1, { ean: eans.drink }));
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: body.id, to });
    const bought = { id: body.id, token: body.receipt_token, paymentId: '', visitor };
    const answer = await withdraw(bought, [drinks(1)]);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('kjøpt og betalt på nett')]);
    expect((await shop.get(`/api/v1/reservations/${body.id}?token=${body.receipt_token}`)).body).toMatchObject({
      withdrawal_right: null,
      withdrawals: [],
    });
  });

  test('what is paid for and still in the shop is stopped, not withdrawn; what is cancelled is neither', async () => {
    const bought = await paid(collectPaidOf(1, 'card', 3_000, { ean: eans.drink }));
    expect((await withdraw(bought, [drinks(1)])).body.message).toMatch(/^Du har ikke fått varene ennå/);
    await moveByHand(jobs.parts, { id: bought.id, to: 8 });
    await jobs.runAt(Date.now());
    expect((await withdraw(bought, [drinks(1)])).status).toBe(422);
  });

  test('a parcel on its way can be withdrawn from', async () => {
    const bought = await paid(deliveryOf('card', 22_900, { ean: eans.drink }));
    for (const to of [3, 6] as const) await moveByHand(jobs.parts, { id: bought.id, to });
    const answer = await withdraw(bought, [drinks(1)]);
    expect([answer.status, answer.body.withdrawals.length]).toEqual([201, 1]);
  });

  test('R29 nobody else’s: no token, another’s token, another customer', async () => {
    const { visitor, id: customerId } = await registered(shop);
    const bought = await handedOut(mixed('card'), visitor);
    const other = await registered(shop);
    const strangers = [await shop.visitor(), other.visitor];
    for (const stranger of strangers) {
      for (const token of [undefined, 'a'.repeat(43)]) {
        const answer = await withdraw({ ...bought, visitor: stranger }, [goggles(1)], { token });
        expect([answer.status, answer.body]).toEqual([404, { message: 'Fant ikke kjøpet' }]);
      }
    }
    const own = await withdraw(bought, [goggles(1)], { token: undefined, reason: 'For stor' });
    expect([own.status, own.body.customerID]).toEqual([201, customerId]);
    const history = await visitor.get(`${api}/current/reservations`);
    expect(history.body.data[0].withdrawals).toMatchObject([{ lines: [{ EanNo: eans.goggles, Count: 1 }] }]);
    expect(schemas.ownReservations.answer.safeParse(history.body).error?.issues ?? []).toEqual([]);
  });
});

describe('L4 the goods are back', () => {
  const told = async (method: Method, lines: readonly object[] = [goggles(1)]) => {
    const bought = await handedOut(mixed(method));
    const { body } = await withdraw(bought, lines);
    return { ...bought, withdrawalId: body.withdrawals[0].id as number };
  };

  test('once, in whichever shop; or not to be sold again', async () => {
    const one = await told('card');
    const before = [await shop.stock(eans.goggles, 1), await shop.stock(eans.goggles, 2)];
    expect((await receiveWithdrawal(jobs.parts, { withdrawalId: one.withdrawalId, shop: shopId(2) })).ok).toBe(true);
    const again = await receiveWithdrawal(jobs.parts, { withdrawalId: one.withdrawalId });
    expect(again).toEqual({ ok: false, refusal: { reason: 'received-before' } });
    const two = await told('card');
    const taken = await shop.stock(eans.goggles, 1);
    expect((await receiveWithdrawal(jobs.parts, { withdrawalId: two.withdrawalId, shop: null })).ok).toBe(true);
    expect(await shop.stock(eans.goggles, 1)).toBe(taken);
    expect(await shop.stock(eans.goggles, 2)).toBe(before[1]! + 1);
  });

  test('many hands at once receive it once', async () => {
    const { withdrawalId, ...bought } = await told('klarna');
    const before = await shop.stock(eans.goggles, 1);
    const attempts = Array.from({ length: 5 }, () => receiveWithdrawal(jobs.parts, { withdrawalId }));
    expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.stock(eans.goggles, 1)).toBe(before + 1);
    await jobs.runAt(Date.now());
    await expect.poll(() => money(bought)).toMatchObject({ refunded: 45_413 });
  });

  test.each(['card', 'klarna', 'qliro'] as const)(
    'L4 %s: a whole refund is warned of, settles the open withdrawal, and its goods come in without money moving twice',
    async (method) => {
      const { withdrawalId, ...bought } = await told(method);
      expect(await refundByHand(jobs.parts, bought.id, null)).toEqual({
        ok: false,
        refusal: { reason: 'open-withdrawals', withdrawals: [withdrawalId] },
      });
      expect((await refundByHand(jobs.parts, bought.id, null, { settle: true })).ok).toBe(true);
      const meanwhile = await receiveWithdrawal(jobs.parts, { withdrawalId });
      expect(meanwhile).toEqual({ ok: false, refusal: { reason: 'refund-under-way' } });
      await jobs.runAt(Date.now());
      await expect.poll(() => money(bought)).toEqual({ captured: 99_000, refunded: 99_000, flagged: null });

      if (method !== 'qliro') {
        const worn = await receiveWithdrawal(jobs.parts, { withdrawalId, deducted: oere(1) });
        expect(worn).toEqual({ ok: false, refusal: { reason: 'given-back-before' } });
      }
      const before = await shop.stock(eans.goggles, 1);
      const received = await receiveWithdrawal(jobs.parts, { withdrawalId });
      expect(received).toMatchObject({
        ok: true,
        value: { refund: 0, withdrawal: { settled: 45_413, isRefunded: true } },
      });
      expect(await shop.stock(eans.goggles, 1)).toBe(before + 1);
      const [mail] = await mailsOf(bought.id, 'credit-note');
      expect(mail?.text).toContain('454,13\u00a0kr har du allerede fått tilbake.');

      // What is withdrawn after the refund is settled by it too.
      const rest = await withdraw(bought, [goggles(1), drinks(3)]);
      const last = rest.body.withdrawals[1].id;
      expect(await receiveWithdrawal(jobs.parts, { withdrawalId: last })).toMatchObject({
        ok: true,
        value: { refund: 0 },
      });
      await jobs.runAt(Date.now());
      await expect.poll(() => money(bought)).toEqual({ captured: 99_000, refunded: 99_000, flagged: null });
      expect(shop.emulators[method].ledger.sum(bought.paymentId, 'refunded')).toBe(99_000);
    },
  );

  test('L4 a part given back by hand counts for what is withdrawn, to the øre; what is not theirs needs no warning', async () => {
    const { withdrawalId, ...bought } = await told('card'); // 454,13 kr of 990
    expect((await refundByHand(jobs.parts, bought.id, oere(99_000 - 45_413))).ok).toBe(true);
    await jobs.runAt(Date.now());
    expect(await refundByHand(jobs.parts, bought.id, oere(1))).toMatchObject({ ok: false });
    expect((await refundByHand(jobs.parts, bought.id, oere(400), { settle: true })).ok).toBe(true);
    await jobs.runAt(Date.now());
    const received = await receiveWithdrawal(jobs.parts, { withdrawalId });
    expect(received).toMatchObject({ ok: true, value: { refund: 45_013, withdrawal: { settled: 400 } } });
    await jobs.runAt(Date.now());
    await expect.poll(() => money(bought)).toEqual({ captured: 99_000, refunded: 99_000, flagged: null });
  });

  test.each(['card', 'klarna', 'qliro'] as const)(
    '%s: a refund that the provider refuses ends, is told, blocks nothing, and can be asked for again',
    async (method) => {
      const { withdrawalId, ...bought } = await told(method);
      await receiveWithdrawal(jobs.parts, { withdrawalId });
      shop.emulators[method].faults.plan({ on: 'refund', kind: 'refuse', times: 1 });
      await jobs.runAt(Date.now());
      await expect
        .poll(() => money(bought))
        .toEqual({
          captured: 99_000,
          refunded: 0,
          flagged: expect.stringMatching(/^refund refused: POST .* 403 /),
        });
      const [step] = await shop.database.query(
        `SELECT state FROM payment_operations WHERE payment_id = $1 AND operation = 'refund'`,
        [bought.paymentId],
      );
      expect(step).toEqual({ state: 'failed' });
      const shown = await jobs.parts.store.reservation(bought.id);
      expect(shown?.withdrawals).toMatchObject([{ isRefunded: false, isRefused: true }]);

      const rest = await withdraw(bought, [goggles(1), drinks(3)]);
      const other = await receiveWithdrawal(jobs.parts, { withdrawalId: rest.body.withdrawals[1].id });
      expect(other).toMatchObject({ ok: true, value: { refund: 53_587 } });
      await jobs.runAt(Date.now());
      await expect.poll(() => money(bought)).toMatchObject({ refunded: 53_587 });

      const stock = await shop.stock(eans.goggles, 1);
      expect(await receiveWithdrawal(jobs.parts, { withdrawalId })).toMatchObject({
        ok: true,
        value: { refund: 45_413 },
      });
      await jobs.runAt(Date.now());
      await expect.poll(() => money(bought)).toMatchObject({ refunded: 99_000 });
      expect(await shop.stock(eans.goggles, 1)).toBe(stock);
      const again = await receiveWithdrawal(jobs.parts, { withdrawalId });
      expect(again).toEqual({ ok: false, refusal: { reason: 'received-before' } });
      expect((await jobs.parts.store.reservation(bought.id))?.withdrawals).toMatchObject([
        { isRefunded: true },
        { isRefunded: true },
      ]);
    },
  );

  test('refused: unknown, a deduction beyond the amount, a deduction from whole items', async () => {
    const card = await told('card');
    const reason = async (received: Parameters<typeof receiveWithdrawal>[1]) => {
      const answer = await receiveWithdrawal(jobs.parts, received);
      return answer.ok ? null : answer.refusal.reason;
    };
    expect(await reason({ withdrawalId: 2_000_000_000 })).toBe('unknown');
    expect(await reason({ withdrawalId: card.withdrawalId, deducted: oere(45_414) })).toBe('deduction-too-large');
    expect(await reason({ withdrawalId: card.withdrawalId, deducted: oere(45_413) })).toBeNull();
    const qliro = await told('qliro');
    expect(await reason({ withdrawalId: qliro.withdrawalId, deducted: oere(1) })).toBe('whole-items-only');
  });

  test('R19 a refund whose answer was lost, and that was noted meanwhile, is made once and finished', async () => {
    const { withdrawalId, ...bought } = await told('card');
    await receiveWithdrawal(jobs.parts, { withdrawalId });
    shop.emulators.card.faults.plan({ on: 'refund', kind: 'cut-after', times: 1 });
    shop.emulators.card.faults.plan({ on: 'read', kind: 'error', times: 1 });
    await jobs.runAt(Date.now());
    shop.emulators.card.faults.clear();
    await shop.database.execute('UPDATE payments SET refunded_ore = 45413 WHERE payment_id = $1', [bought.paymentId]);
    await jobs.runAt(Date.now() + day);
    expect(shop.emulators.card.ledger.sum(bought.paymentId, 'refunded')).toBe(45_413);
    const [step] = await shop.database.query(
      `SELECT state FROM payment_operations WHERE payment_id = $1 AND operation = 'refund'`,
      [bought.paymentId],
    );
    expect(step).toEqual({ state: 'done' });
  });
});
