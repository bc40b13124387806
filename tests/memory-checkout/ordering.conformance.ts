import { expect, test } from 'vitest';
import { kroner, oere, oereOf } from '#domain/money/money.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import type { CheckoutStore } from '#server/ports/checkout/checkout-transaction.ts';
import type { Published } from '#server/ports/content/published.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { CheckoutParts } from '#server/use-cases/checkout/checkout-parts.ts';
import { moveReservation } from '#server/use-cases/reservation/move-reservation.ts';
import type { OrderRequest } from '#server/use-cases/reservation/order-request.ts';
import { placeReservation } from '#server/use-cases/reservation/place-reservation.ts';

/** What the suite looks at besides what the use cases give back. */
export interface CheckoutUnderTest {
  readonly store: CheckoutStore;
  stock(ean: string, shop: number): Promise<number>;
  mails(): Promise<readonly string[]>;
}

/** FIX-06: poles are 2 in Oslo at 399, the drink 100 in Oslo at 30, pant included. SOMMER20 takes a fifth off. */
const poles = '7000000100512';
const drink = '7000000101113';
const oslo = 1;
/** The acceptance data is of the day it was loaded. */
const now = Date.now();
const secrets = orderSecrets('a secret of more than thirty-two letters');

const mail = (kind: string): Mail =>
  ({ kind, recipient: 'kari@example.no', subject: kind, text: kind, html: kind }) as Mail;

function partsOf(store: CheckoutStore): CheckoutParts {
  const shops = [{ id: oslo, name: 'Oslo', openingHours: 'Mandag-fredag 10:00-20:00', openingExceptions: [] }];
  const shippingMethods = [{ id: 'delivery', price: 19_900 }];
  const published = { shops, shippingMethods, pageVersions: new Map() } as unknown as Published;
  const most = 10_000;
  return {
    store,
    published: { version: 0, current: published },
    secrets,
    mails: {
      received: () => mail('received'),
      receipt: () => mail('receipt'),
      statusChanged: () => mail('status'),
      reminder: () => null,
      captureDeadline: () => mail('capture-deadline'),
      withdrawn: () => null,
      returned: () => null,
      refunded: () => null,
    },
    sms: { ready: () => null, reminder: () => null, lapsed: () => null },
    holdLimits: {
      line: 10,
      pieces: 40,
      value: oereOf(kroner(25_000)),
      openOfPerson: most,
      openFromAddress: most,
      together: most,
      togetherWhilePaying: most,
    },
    now: () => now,
  };
}

function orderOf(ean: string, count: number, more: Partial<OrderRequest> & { promocode?: string } = {}): OrderRequest {
  const { promocode, ...rest } = more;
  return {
    payload: {
      CustomerName: 'Kari Nordmann',
      Email: 'kari@example.no',
      Phone: '41234567',
      Delivery: 0,
      Address: '',
      PostalCode: '',
      City: '',
      ShopID: oslo,
      items: [{ EanNo: ean, Count: count, CampaignArticleID: null }],
      shipping_method_id: null,
      terms_conditions: true,
      ...(promocode === undefined ? {} : { promocode }),
    },
    ...{ idempotencyKey: null, payment: null, customerId: null, address: null, visitor: null, origin: null },
    ...rest,
  };
}

const cardFor = (total: number) => ({ payment: { method: 'card', expectedTotal: oere(total) } }) as const;

/** Ordering over any store of the checkout: `open` gives one with the goods above and nothing ordered yet. */
export function orderingConformance(open: () => Promise<CheckoutUnderTest>): void {
  test('DEC-88 an order takes its pieces, is received and written to the customer', async () => {
    const { store, stock, mails } = await open();
    const before = await stock(drink, oslo);
    const placed = await placeReservation(partsOf(store), orderOf(drink, 3));
    expect(placed).toMatchObject({
      ok: true,
      value: { paymentId: null, reservation: { status: reservationStatus.received, total: 9_000, shopName: 'Oslo' } },
    });
    expect(await stock(drink, oslo)).toBe(before - 3);
    expect(await mails()).toEqual(['received']);
  });

  test('DEC-90 the last pieces: one of two who press at once gets them, the other is told', async () => {
    const { store, stock, mails } = await open();
    const both = await Promise.all([1, 2].map(() => placeReservation(partsOf(store), orderOf(poles, 2))));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      refusal: { reason: 'cart', problems: [{ ean: poles, reason: 'stock', available: 0 }] },
    });
    expect([await stock(poles, oslo), await mails()]).toEqual([0, ['received']]);
  });

  test('DEC-89 the same key is the same order; with another order it is refused', async () => {
    const { store, stock } = await open();
    const key = { idempotencyKey: '0b0e7c1e-8f1f-4a2b-9a51-5d6a3f0f7f01' };
    const before = await stock(drink, oslo);
    const first = await placeReservation(partsOf(store), orderOf(drink, 1, key));
    const again = await placeReservation(partsOf(store), orderOf(drink, 1, key));
    expect(again).toMatchObject({
      ok: true,
      value: { reservation: { id: first.ok ? first.value.reservation.id : 0 } },
    });
    const other = await placeReservation(partsOf(store), orderOf(drink, 2, key));
    expect(other).toEqual({ ok: false, refusal: { reason: 'other-request' } });
    expect(await stock(drink, oslo)).toBe(before - 1);
  });

  test('DEC-79 a code lowers the total; one that nobody knows refuses the order, and nothing is taken', async () => {
    const { store, stock, mails } = await open();
    const before = await stock(poles, oslo);
    const refusedOrder = await placeReservation(partsOf(store), orderOf(poles, 1, { promocode: 'FINNESIKKE' }));
    expect(refusedOrder).toEqual({ ok: false, refusal: { reason: 'promocode', why: 'unknown' } });
    expect([await stock(poles, oslo), await mails()]).toEqual([before, []]);
    const placed = await placeReservation(partsOf(store), orderOf(poles, 1, { promocode: ' sommer20 ' }));
    expect(placed).toMatchObject({
      ok: true,
      value: { reservation: { goods: 39_900, discount: 7_980, total: 31_920 } },
    });
  });

  test('DEC-95 paid now: another total than shown is told, the right one begins a payment before anybody is written to', async () => {
    const { store, mails } = await open();
    const other = await placeReservation(partsOf(store), orderOf(poles, 1, cardFor(39_800)));
    expect(other).toEqual({ ok: false, refusal: { reason: 'price-changed', total: 39_900 } });
    const placed = await placeReservation(partsOf(store), orderOf(poles, 1, cardFor(39_900)));
    const paymentId = placed.ok ? placed.value.paymentId : null;
    expect(placed).toMatchObject({ ok: true, value: { reservation: { status: reservationStatus.awaitingPayment } } });
    expect(await store.payment(paymentId ?? '')).toMatchObject({ status: 'pending', amount: 39_900, provider: 'card' });
    expect(await store.operation(paymentId ?? '', 'create')).toMatchObject({ state: 'planned', amount: 39_900 });
    expect(await mails()).toEqual([]);
  });

  test('R3 who comes back from the payment page and orders anew meets no wall of their own', async () => {
    const { store, stock } = await open();
    const visit = { visitor: secrets.fingerprint('a visit'), ...cardFor(79_800) };
    const first = await placeReservation(partsOf(store), orderOf(poles, 2, visit));
    expect(await stock(poles, oslo)).toBe(0);
    const second = await placeReservation(partsOf(store), orderOf(poles, 2, visit));
    expect([first.ok, second.ok]).toEqual([true, true]);
    const before = await store.reservation(first.ok ? first.value.reservation.id : 0);
    expect(before).toMatchObject({ status: reservationStatus.paymentFailed, payment: { status: 'cancelled' } });
    expect(await stock(poles, oslo)).toBe(0);
  });

  test('DEC-94 cancelled, the pieces go back once; what is over moves no more', async () => {
    const { store, stock, mails } = await open();
    const parts = partsOf(store);
    const before = await stock(drink, oslo);
    const placed = await placeReservation(parts, orderOf(drink, 2));
    const id = placed.ok ? placed.value.reservation.id : 0;
    const cancel = () =>
      store.transaction(async (tx) => {
        const found = await tx.reservations.lock(id);
        if (found === null) throw new Error('it is not there');
        return moveReservation(tx, parts, found, { event: 'cancel' });
      });
    expect(await cancel()).toMatchObject({ ok: true, value: { status: reservationStatus.cancelled } });
    const again = await cancel();
    expect(again).toEqual({ ok: false, refusal: { reason: 'not-allowed', from: reservationStatus.cancelled } });
    expect([await stock(drink, oslo), await mails()]).toEqual([before, ['received', 'status']]);
  });

  test('DEC-88 a delivery must be paid for, and fields are checked before anything is looked up', async () => {
    const { store, mails } = await open();
    const order = orderOf(drink, 1);
    const sent = { ...order, payload: { ...order.payload, Delivery: 1 as const } };
    expect(await placeReservation(partsOf(store), sent)).toEqual({
      ok: false,
      refusal: { reason: 'delivery-must-be-paid' },
    });
    const nobody = { ...order, payload: { ...order.payload, CustomerName: '', ShopID: shopId(999) } };
    expect(await placeReservation(partsOf(store), nobody)).toMatchObject({ ok: false, refusal: { reason: 'fields' } });
    expect(await mails()).toEqual([]);
  });
}
