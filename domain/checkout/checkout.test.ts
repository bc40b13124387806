import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockOfVariants } from '#domain/article/availability.ts';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { emptyClient } from '#domain/cart/cart-state.ts';
import { discountOf, noDiscount } from '#domain/cart/discount.ts';
import { defaultShipping } from '#domain/cart/freight.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { kroner, oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { checkoutFieldErrors } from './check-fields.ts';
import { collectShortages, planDelivery } from './fulfilment.ts';
import { lineAmounts } from './line-amounts.ts';
import { checkoutModes } from './modes.ts';
import { reservationPayload } from './reservation-payload.ts';
import { splitVat, vatRateOf } from './vat.ts';

describe('modes', () => {
  const line = (canPurchase: boolean, onlyCC: boolean) => ({ canPurchase, onlyCC });
  const open = { open: true };
  const closed = (because: string) => ({ open: false, because });

  test('DEC-86 an ordinary cart has all three', () => {
    expect(checkoutModes([line(true, false)], true)).toEqual({ reserve: open, collectPaid: open, deliver: open });
  });

  test('DEC-86 a line that cannot be bought on the web: reservation only', () => {
    expect(checkoutModes([line(true, false), line(false, false)], true)).toEqual({
      reserve: open,
      collectPaid: closed('onlyReserve'),
      deliver: closed('onlyReserve'),
    });
  });

  test('DEC-95 a shop that has no way to be paid on the web takes reservations alone', () => {
    const closed = { open: false, because: 'noPayment' };
    expect(checkoutModes([line(true, false)], false)).toEqual({ reserve: open, collectPaid: closed, deliver: closed });
  });

  test('DEC-86 I5 a click-and-collect line: no delivery', () => {
    expect(checkoutModes([line(true, true), line(true, false)], true)).toEqual({
      reserve: open,
      collectPaid: open,
      deliver: closed('onlyCollect'),
    });
  });
});

describe('fields', () => {
  const client = { ...emptyClient, name: 'Kari Nordmann', phone: '+47 41234567', email: 'kari@example.no' };

  test('DEC-87 all empty, collecting: name, phone, email, shop and terms', () => {
    expect(checkoutFieldErrors({ client: emptyClient, shop: null, termsAccepted: false })).toEqual([
      'name',
      'phone',
      'email',
      'shop',
      'terms',
    ]);
  });

  test('DEC-87 delivery asks for an address instead of a shop', () => {
    const form = { client: { ...client, delivery: true }, shop: null, termsAccepted: true };
    expect(checkoutFieldErrors(form)).toEqual(['address', 'postcode', 'city']);
    const filled = { ...client, delivery: true, address: 'Storgata 12', zipcode: '0155', city: 'OSLO' };
    expect(checkoutFieldErrors({ ...form, client: filled })).toEqual([]);
    expect(checkoutFieldErrors({ ...form, client: { ...filled, zipcode: '155' } })).toEqual(['postcode']);
  });

  test('R35 a name with a link or a line end, and an address of two lines, go into no mail and on no label', () => {
    const form = { shop: shopId(1), termsAccepted: true };
    for (const name of ['Vinn på vinn.example', 'Kari\nVinn']) {
      expect(checkoutFieldErrors({ ...form, client: { ...client, name } })).toEqual(['unfitName']);
    }
    const sent = { ...client, delivery: true, address: 'Storgata 12\nVinn', zipcode: '0155', city: 'OS\u2028LO' };
    expect(checkoutFieldErrors({ ...form, client: sent })).toEqual(['address', 'city']);
  });

  test('VAL-05 a phone that is none', () => {
    expect(
      checkoutFieldErrors({ client: { ...client, phone: '21234567' }, shop: shopId(1), termsAccepted: true }),
    ).toEqual(['phone']);
  });
});

describe('payload', () => {
  const client = { ...emptyClient, name: ' Kari Nordmann ', phone: '+47 41234567', email: 'kari@example.no' };
  const lines = [{ ...cartLineOf(sampleArticle(), sampleVariant()), count: 3 }];

  test('ENT-67 DEC-88 a reservation to be collected', () => {
    expect(
      reservationPayload({ client, lines, shop: shopId(1), shipping: defaultShipping, promocode: 'SOMMER20' }),
    ).toEqual({
      CustomerName: 'Kari Nordmann',
      Email: 'kari@example.no',
      Phone: '+47 41234567',
      Delivery: 0,
      Address: '',
      PostalCode: '',
      City: '',
      ShopID: 1,
      items: [{ EanNo: '7000000100116', Count: 3, CampaignArticleID: null }],
      shipping_method_id: null,
      promocode: 'SOMMER20',
      terms_conditions: 1,
    });
  });

  test('TRAP-38 TRAP-39 DEC-91 a delivery names the web stock and its method', () => {
    const delivered = { ...client, delivery: true, address: 'Storgata 12', zipcode: '0155', city: 'OSLO' };
    expect(
      reservationPayload({ client: delivered, lines, shop: shopId(1), shipping: defaultShipping, promocode: null }),
    ).toMatchObject({ Delivery: 1, ShopID: 55, PostalCode: '0155', shipping_method_id: 'delivery' });
  });
});

describe('vat', () => {
  test('DEC-102 25 % in 299 is 59,80', () => {
    expect(splitVat(oere(29900), 25)).toEqual({ vat: 5980, net: 23920 });
  });

  test('DEC-102 food and drink have 15 %', () => {
    expect(vatRateOf({ nutrientContent: 'Energi 200 kJ' })).toBe(15);
    expect(vatRateOf({ nutrientContent: null })).toBe(25);
  });

  test('DEC-102 tax and net are the amount, and the tax is right to half an øre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 15, 25), (amount, rate) => {
        const { vat, net } = splitVat(oere(amount), rate);
        expect(vat + net).toBe(amount);
        expect(Math.abs(vat - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test('R22 the lines add up to the total of the goods, to the øre, and none is negative', () => {
  // The deposit is part of the price (DEC-72), so none is higher than its price.
  const line = fc
    .record({
      goods: fc.integer({ min: 0, max: 9999 }),
      pant: fc.constantFrom(0, 2, 3),
      count: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ goods, pant, count }) => ({ price: kroner(goods + pant), pant: kroner(pant), count }));
  const discount = fc.oneof(
    fc.constant(noDiscount),
    fc.integer({ min: 1, max: 5000 }).map((amount) => discountOf({ fixed: 1, amount })),
    fc.integer({ min: 1, max: 100 }).map((percent) => discountOf({ fixed: 0, amount: percent / 100 })),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), discount, (lines, off) => {
      const amounts = lineAmounts(lines, off);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cartTotals(lines, off).total);
      expect(amounts.every((amount) => amount >= 0)).toBe(true);
    }),
  );
});

describe('fulfilment', () => {
  const [a, b] = [eanOf('1'), eanOf('2')];
  const stock = (first: Record<number, number>, second: Record<number, number> = {}) =>
    stockOfVariants([
      { ean: a, shops: sampleStock(first) },
      { ean: b, shops: sampleStock(second) },
    ]);

  test('DEC-91 the collecting shop must hold every line', () => {
    const held = stock({ 1: 5, 2: 2 }, { 1: 1 });
    expect(collectShortages([{ ean: a, count: 3 }], held, shopId(2))).toEqual([{ ean: a, available: 2 }]);
    expect(
      collectShortages(
        [
          { ean: a, count: 3 },
          { ean: b, count: 1 },
        ],
        held,
        shopId(1),
      ),
    ).toEqual([]);
    expect(collectShortages([{ ean: b, count: 1 }], held, shopId(2))).toEqual([{ ean: b, available: 0 }]);
  });

  test('one ean on two lines is one demand', () => {
    expect(
      collectShortages(
        [
          { ean: a, count: 3 },
          { ean: a, count: 3 },
        ],
        stock({ 1: 5 }),
        shopId(1),
      ),
    ).toEqual([{ ean: a, available: 5 }]);
  });

  test('DEC-91 delivery: the web stock if it holds all, else the shop with most', () => {
    const both = [
      { ean: a, count: 2 },
      { ean: b, count: 1 },
    ];
    expect(planDelivery(both, stock({ 55: 2, 1: 9 }, { 55: 1, 1: 9 }))).toEqual({ shop: 55, shortages: [] });
    expect(planDelivery(both, stock({ 55: 1, 1: 2, 2: 5 }, { 55: 9, 1: 2, 2: 2 }))).toEqual({ shop: 2, shortages: [] });
    expect(planDelivery(both, stock({ 3: 4, 2: 4 }, { 3: 4, 2: 4 }))).toEqual({ shop: 2, shortages: [] });
  });

  test('DEC-91 no shop holds all: what the nearest one lacks', () => {
    expect(
      planDelivery(
        [
          { ean: a, count: 1 },
          { ean: b, count: 1 },
        ],
        stock({ 1: 3 }, { 2: 1 }),
      ),
    ).toEqual({
      shop: 1,
      shortages: [{ ean: b, available: 0 }],
    });
    expect(planDelivery([{ ean: a, count: 1 }], stock({}))).toEqual({
      shop: null,
      shortages: [{ ean: a, available: 0 }],
    });
  });
});
