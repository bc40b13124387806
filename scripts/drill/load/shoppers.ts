import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import type { PaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { openPage, type TestVisitor } from '../../../tests/api/test-shop.ts';
import { goods } from '../../rehearsal/live-goods.ts';
import { order } from '../../rehearsal/live-journeys.ts';
import type { Clerk } from './clerk.ts';
import type { OrderLog } from './order-log.ts';
import { persist } from './persist.ts';

export interface Shoppers {
  /** No more orders are begun; those under way come to their end. */
  end(): Promise<void>;
}

export interface ShoppersOrder {
  readonly url: string;
  readonly perSecond: number;
  readonly emulators: PaymentEmulators;
  readonly clerk: Clerk;
  readonly log: OrderLog;
}

const visitors = 20;
const pagePatienceMs = 15_000;

/** So many orders a second, whatever the shop does: every fourth is paid, every tenth handed out, and some press twice. */
export async function startShoppers({ url, perSecond, emulators, clerk, log }: ShoppersOrder): Promise<Shoppers> {
  const pool = await Promise.all(Array.from({ length: visitors }, () => openPage(url)));
  const underWay = new Set<Promise<void>>();
  let over = false;
  const one = async (number: number) => {
    const visitor = pool[number % visitors] as TestVisitor;
    const method = paymentMethods[Math.floor(number / 4) % paymentMethods.length] ?? 'card';
    // Whoever orders anew lets go of what they have not paid, so each who pays is a visitor of their own.
    const made = number % 4 === 0 ? await buy(await visit(url), method) : await reserve(visitor, number);
    if (made !== null && number % 10 < 2) await clerk.handOut(made);
  };
  const reserve = async (visitor: TestVisitor, number: number) => {
    const [key, body] = [randomUUID(), order()];
    const press = async () => {
      const ask = () => visitor.send('POST', '/api/v1/reservations', body, { 'idempotency-key': key });
      const answer = await persist(log, 'reservation', ask, 201);
      if (answer !== null) log.acknowledge(key, answer.body.id);
      return answer;
    };
    const made = await press();
    if (made !== null && number % 7 === 0) await press();
    return made && { id: made.body.id as number, code: made.body.pickup_code as string, isPaid: false };
  };
  const buy = async (visitor: TestVisitor, method: (typeof paymentMethods)[number]) => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...order(), payment_method: method, expected_total: goods.price };
    const made = await persist(log, 'checkout', () => visitor.send('POST', '/api/v1/checkout', body, key), 201);
    if (made === null) return null;
    const { reservation_id: id, payment_id: payment, receipt_token: token } = made.body;
    log.acknowledge(key['idempotency-key'], id);
    const back = new URL(await emulators[method].decide(payment, 'approve'));
    await persist(log, 'return page', () => visitor.get(back.pathname + back.search), 200);
    for (let looks = 0; looks < 240; looks += 1) {
      const at = () => visitor.get(`/api/v1/payments/${payment}?token=${token}`);
      const { status } = (await persist(log, 'payment', at, 200))?.body ?? {};
      // Qliro asks the shop before it takes the money, and takes none when nobody answers.
      if (status === 'cancelled' || status === 'declined') {
        log.givenUp += 1;
        return null;
      }
      if (status !== 'pending') {
        if (status !== 'authorized') log.failures.push(`payment by ${method} became ${status}`);
        log.paid += 1;
        break;
      }
      await sleep(500);
    }
    const receipt = await persist(log, 'receipt', () => visitor.get(`/api/v1/reservations/${id}?token=${token}`), 200);
    return receipt && { id: id as number, code: receipt.body.pickup_code as string, isPaid: true };
  };
  const looking = lookAround(url, () => over, log);
  const ordering = (async () => {
    const begun = Date.now();
    for (let number = 0; !over; number += 1) {
      log.begun += 1;
      const work = one(number).catch((error: Error) => void log.failures.push(`a shopper: ${error.message}`));
      underWay.add(work);
      work.finally(() => underWay.delete(work));
      await sleep(Math.max(0, begun + ((number + 1) * 1_000) / perSecond - Date.now()));
    }
  })();
  return {
    end: async () => {
      over = true;
      await Promise.all([ordering, looking]);
      await Promise.all(underWay);
    },
  };
}

/** A page that could not be had has no token: it is asked for again, as a shopper would. */
async function visit(url: string): Promise<TestVisitor> {
  for (let attempts = 0; attempts < 60; attempts += 1, await sleep(1_000)) {
    const visitor = await openPage(url).catch(() => null);
    if (visitor !== null && visitor.token !== '') return visitor;
  }
  throw new Error('The shop shows no page');
}

/** Two pages a second: they need no PostgreSQL, and go on when it is away. */
async function lookAround(url: string, isOver: () => boolean, log: OrderLog): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    const page = ['/', '/klaer/jakker', `/product/${goods.article}`][number % 3];
    const begun = Date.now();
    const { status, said } = await read(url + page);
    const tookMs = Date.now() - begun;
    log.pages += 1;
    log.slowestPageMs = Math.max(log.slowestPageMs, tookMs);
    if (status === 503) log.pagesShed += 1;
    else if (status !== 200) {
      const at = new Date(begun).toISOString().slice(11, 19);
      log.failedPages.push(`${at} ${page} ${status} after ${tookMs} ms: ${said}`);
    }
    await sleep(500);
  }
}

/** Status 0 is no answer; what was said instead is why. */
async function read(url: string): Promise<{ readonly status: number; readonly said: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(pagePatienceMs) });
    const text = await answer.text();
    const headers = JSON.stringify(Object.fromEntries(answer.headers));
    return { status: answer.status, said: `${headers} ${text.slice(0, 300)}` };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, said: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}
