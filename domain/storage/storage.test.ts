import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { changeCart } from '#domain/cart/actions.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { type CartState, emptyCart } from '#domain/cart/cart-state.ts';
import { kroner, oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { readKnownAddresses } from './stored-addresses.ts';
import { type CartKey, cartKeys, readCart, writeCart } from './stored-cart.ts';
import { readFavourites, toggleFavourite } from './stored-favourites.ts';

const line = (ean: string) => cartLineOf(sampleArticle(), sampleVariant({ ean: eanOf(ean) }));

const full: CartState = [
  { type: 'add', line: line('1') } as const,
  { type: 'add', line: line('2') } as const,
  {
    type: 'apply-discount',
    promocode: {
      id: 1,
      name: 'SOMMER20',
      valid_from: null,
      valid_to: '2030-01-01',
      fixed: 0,
      amount: 0.2,
      type: 'public',
    },
  } as const,
  { type: 'change-client', client: { name: 'Kari', delivery: true, zipcode: '0155' } } as const,
  { type: 'select-shipping', shipping: { id: 'pickup_point', price: oere(9900) } } as const,
  { type: 'note-klarna-order', order: { orderId: 'k', shopId: shopId(55) } } as const,
  { type: 'note-qliro-order', order: { orderId: 'q', shopId: shopId(1) } } as const,
  { type: 'merge-payment', txData: { payment_id: 'secret' } } as const,
  {
    type: 'note-order',
    orderInfo: { reservationId: 7, receiptToken: 't', shopId: shopId(1), total: kroner(3117.6), date: '2026-06-10' },
  } as const,
].reduce(changeCart, emptyCart);

const read = (texts: Partial<Record<CartKey, string>>) => readCart((key) => texts[key] ?? null);

describe('the stored cart', () => {
  test('CART-21 CART-26 ENT-88 TRAP-37 is read as it was written', () => {
    const texts = writeCart(full);
    expect(Object.keys(texts).sort()).toEqual([...cartKeys].sort());
    const { shippingMethods, txData, isCartValid, cartErrors, ...stored } = full;
    expect(read(texts)).toEqual(stored);
    expect(JSON.parse(texts.shipping)).toEqual({ id: 'pickup_point', price: 9900 });
  });

  test('CART-22 transaction data is in none of the texts', () => {
    expect(Object.values(writeCart(full)).join()).not.toContain('secret');
  });

  test('DEC-78 the discount is stored as it is specified', () => {
    expect(JSON.parse(writeCart(full).discount)).toEqual({
      activated: true,
      fixed: false,
      amount: 0.2,
      originalTotal: 2598,
    });
  });

  test('CART-27 the active promocode is stored under activePromocode', () => {
    expect(JSON.parse(writeCart(full).activePromocode)).toMatchObject({ name: 'SOMMER20' });
  });

  test('DEC-82 nothing stored is an empty cart', () => {
    expect(changeCart(emptyCart, { type: 'sync', stored: read({}) })).toEqual(emptyCart);
  });

  test('DEC-82 a line that money or stock cannot be told from is left out', () => {
    const good = line('1');
    const broken = [
      { ...good, price: '1299' },
      { ...good, count: 0 },
      { ...good, count: 1.5 },
      { ...good, ean: '2' },
      { ...good, variant: null },
      { ...good, frightPrice: 99.5 },
      null,
      'x',
    ];
    expect(read({ orders: JSON.stringify([...broken, good]) }).orders).toEqual([good]);
  });

  test('TRAP-01 a stored discount that is none is none', () => {
    for (const discount of [
      { activated: true, fixed: false, amount: 20 },
      { activated: true, amount: 'x' },
      { activated: 1 },
      [],
    ]) {
      expect(read({ discount: JSON.stringify(discount) }).discount.activated).toBe(false);
    }
  });

  test('DEC-82 whatever stands there, reading it does not throw and gives a cart that can be counted', () => {
    const anything = fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"x":1}}'));
    fc.assert(
      fc.property(fc.constantFrom(...cartKeys), anything, (key, text) => {
        const stored = read({ ...writeCart(full), [key]: text });
        expect(Number.isFinite(changeCart(emptyCart, { type: 'sync', stored }).total)).toBe(true);
      }),
    );
  });
});

describe('favourites', () => {
  test('DEC-85 DEC-82 article ids, each once, broken text none', () => {
    expect(readFavourites('[1001,1002,1001,"x",-1,1.5]')).toEqual([1001, 1002]);
    for (const text of [null, '', '{', '{}', '5']) expect(readFavourites(text)).toEqual([]);
  });

  test('DEC-85 the heart toggles', () => {
    expect(toggleFavourite([1001], 1002)).toEqual([1001, 1002]);
    expect(toggleFavourite([1001, 1002], 1001)).toEqual([1002]);
  });
});

describe('known addresses', () => {
  test('ENT-55 DEC-82 entries without coordinates are left out', () => {
    const coords = { latitude: 59.9, longitude: 10.7 };
    expect(readKnownAddresses(JSON.stringify({ 'Storgata|12|0155': coords, x: {}, y: null }))).toEqual({
      'Storgata|12|0155': coords,
    });
    expect(readKnownAddresses('[]')).toEqual({});
  });
});
