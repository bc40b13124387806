import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { kroner, type Oere, oere } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { wrongKlarnaOrder } from '#emulators/klarna-rules.ts';
import { wrongNexiOrder } from '#emulators/nexi-rules.ts';
import { qliroTotal } from '#emulators/qliro-rules.ts';
import { klarnaLines } from '#server/adapters/payment-klarna/klarna-lines.ts';
import { nexiItems } from '#server/adapters/payment-nexi/nexi-items.ts';
import { qliroItems } from '#server/adapters/payment-qliro/qliro-items.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { note, rounds } from '#tests/faults/rounds.ts';
import { randomIntegers } from '#tests/random-integers.ts';
import { providerLines } from '../payment/provider-order.ts';
import type { OrderLine } from './order-lines.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';

interface LineSample {
  readonly price: number;
  readonly pant: number;
  readonly count: number;
  readonly vat: number;
  readonly freight: number;
}

function lineOf({ price, pant, count, vat, freight }: LineSample): OrderLine {
  return {
    variant: {
      ean: eanOf('7000000100116'),
      articleId: 1,
      name: 'Vare <b>&',
      size: 'M',
      color: null,
      image: null,
      price: kroner(price),
      pant: kroner(Math.min(pant, price)),
      frightPrice: oere(freight),
      vatPercentage: vat,
      visible: true,
      canPurchase: true,
      onlyCC: false,
      webPurchaseLimit: null,
      campaigns: [],
      stock: [],
    },
    count,
    price: kroner(price),
    campaignArticleId: null,
  };
}

const anyLine: fc.Arbitrary<OrderLine> = fc
  .record({
    price: fc.integer({ min: 0, max: 20_000 }),
    pant: fc.constantFrom(0, 0, 0, 2, 3),
    count: fc.integer({ min: 1, max: 30 }),
    vat: fc.constantFrom(0, 15, 25),
    freight: fc.constantFrom(9_900, 49_900),
  })
  .map(lineOf);

function codeOf(fixed: number, amount: number): Promocode {
  return { id: 1, name: 'X', valid_from: null, valid_to: null, type: 'code', fixed, amount };
}

const anyCode: fc.Arbitrary<Promocode | null> = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 50_000 }).map((kr) => codeOf(1, kr)),
    fc.integer({ min: 1, max: 10_000 }).map((n) => codeOf(0, n / 10_000)),
  ),
);

const anyShipping = fc.option(fc.constantFrom(0, 9_900, 19_900).map(oere));

function reservationOf(priced: PricedOrder): StoredReservation {
  return {
    ...priced,
    id: 1,
    status: 1,
    shop: shopId(1),
    shopName: 'Oslo',
    customerId: null,
    name: 'Kari',
    email: 'kari@example.no',
    phone: '41234567',
    delivery: false,
    address: null,
    postalCode: null,
    city: null,
    shippingMethodId: null,
    promocode: null,
    paymentMethod: 'card',
    trackingUrl: null,
    receiptHash: '',
    expiresAt: null,
    extendedFrom: null,
    createdAt: 0,
    payment: null,
    receivedAt: null,
    withdrawals: [],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function expectSums(lines: readonly OrderLine[], promocode: Promocode | null, shippingPrice: Oere | null): void {
  const priced = priceOrder({ lines, promocode, shippingPrice });
  const wrong = (what: string) => {
    throw new Error(`${what}: ${JSON.stringify({ lines, promocode, shippingPrice })}`);
  };
  const pant = sum(lines.map(({ variant, count }) => variant.pant * 100 * count));
  const goods = priced.goods - priced.discount;
  if (priced.total !== goods + priced.freight) wrong('the total is not goods and freight');
  if (goods < pant) wrong('below the deposit');
  if (sum(priced.lines.map(({ discount }) => discount)) !== priced.discount) wrong('the discount is not shared out');
  const out = providerLines(reservationOf(priced));
  const klarna = klarnaLines(out);
  const klarnaWrong = wrongKlarnaOrder({
    order_amount: priced.total,
    order_tax_amount: sum(klarna.map((line) => line.total_tax_amount)),
    order_lines: klarna,
  });
  if (klarnaWrong !== null) wrong(`Klarna: ${klarnaWrong}`);
  const nexiWrong = wrongNexiOrder({ amount: priced.total, items: nexiItems(out) });
  if (nexiWrong !== null) wrong(`Nexi: ${nexiWrong}`);
  // An order that costs nothing is not paid.
  if (priced.total > 0 && qliroTotal(qliroItems(out)) !== priced.total) wrong('Qliro: sum');
}

test('R22 the sums of all three providers are the total of the order, to the øre', () => {
  const carts = fc.array(anyLine, { minLength: 1, maxLength: 8 });
  fc.assert(fc.property(carts, anyCode, anyShipping, expectSums), { numRuns: 500 });
});

const carts = rounds > 1 ? 100_000 : 5_000;

test(`R22 so they are for ${carts} random carts`, { timeout: 600_000 }, () => {
  const random = randomIntegers(20_261_115);
  for (let cart = 0; cart < carts; cart += 1) {
    const lines = Array.from({ length: 1 + random(5) }, () =>
      lineOf({
        price: random(20_000),
        pant: random(4) === 0 ? 3 : 0,
        count: 1 + random(30),
        vat: [0, 15, 25][random(3)] ?? 25,
        freight: random(2) === 0 ? 9_900 : 49_900,
      }),
    );
    const code = [null, codeOf(1, 1 + random(50_000)), codeOf(0, (1 + random(10_000)) / 10_000)][random(3)] ?? null;
    expectSums(lines, code, [null, oere(9_900), oere(19_900)][random(3)] ?? null);
  }
  note({ what: 'R22 carts whose sums three providers make', attempts: carts, faults: [] });
});

test('W10 1299 and 1499 with bulky freight come to 3 297,00 kr', () => {
  const at = (price: number, freight: number) => lineOf({ price, pant: 0, count: 1, vat: 25, freight });
  const lines = [at(1299, 9_900), at(1499, 49_900)];
  const priced = priceOrder({ lines, promocode: null, shippingPrice: oere(19_900) });
  expect(priced).toMatchObject({ goods: 279_800, freight: 49_900, total: 329_700 });
});
