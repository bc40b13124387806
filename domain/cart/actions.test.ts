import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { kroner, oere } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { type CartAction, changeCart } from './actions.ts';
import { type CartLine, cartLineOf, orderItems } from './cart-line.ts';
import { type CartState, emptyCart } from './cart-state.ts';
import { mayIncrease } from './line-limit.ts';
import { isCartValid } from './validity.ts';

interface Sample {
  readonly ean: string;
  readonly price?: number;
  readonly pant?: number;
  readonly limit?: number | null;
  readonly stock?: Readonly<Record<number, number>>;
}

function line({ ean, price = 1299, pant = 0, limit = null, stock = { 1: 99 } }: Sample): CartLine {
  const article = sampleArticle({ price: kroner(price), pant: kroner(pant), webPurchaseLimit: limit });
  return cartLineOf(article, sampleVariant({ ean: eanOf(ean), shops: sampleStock(stock) }));
}

const promocode = (fixed: 0 | 1, amount: number): Promocode => ({
  id: 1,
  name: 'SOMMER20',
  valid_from: null,
  valid_to: null,
  fixed,
  amount,
  type: 'public',
});

const run = (...actions: CartAction[]): CartState => actions.reduce(changeCart, emptyCart);
const add = (sample: Sample): CartAction => ({ type: 'add', line: line(sample) });
const apply = (fixed: 0 | 1, amount: number): CartAction => ({
  type: 'apply-discount',
  promocode: promocode(fixed, amount),
});
const counts = (state: CartState) => state.orders.map((entry) => [entry.ean, entry.count]);

describe('lines', () => {
  test('CART-01 a line not present is appended at the end', () => {
    expect(counts(run(add({ ean: '1' }), add({ ean: '2' })))).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
  });

  test('CART-02 another size of the same article is another line', () => {
    const state = run(add({ ean: '1' }), add({ ean: '2' }), add({ ean: '1' }));
    expect(counts(state)).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(state.count).toBe(3);
  });

  test('CART-03 adding an existing line raises its count by one', () => {
    expect(counts(run(add({ ean: '1' }), add({ ean: '1' })))).toEqual([['1', 2]]);
  });

  test('CART-04 at the purchase limit nothing changes', () => {
    const three = run(add({ ean: '1', limit: 3 }), add({ ean: '1', limit: 3 }), add({ ean: '1', limit: 3 }));
    expect(three).toMatchObject({ count: 3, total: 3897 });
    expect(changeCart(three, add({ ean: '1', limit: 3 }))).toEqual(three);
    expect(changeCart(three, { type: 'increment', ean: eanOf('1') })).toEqual(three);
    expect(mayIncrease(three.orders[0]!)).toEqual({ allowed: false, reason: 'limit', most: 3 });
  });

  test('CART-05 DEC-73 the first shop on the variant is the limit, not the sum of all', () => {
    const two = run(add({ ean: '1', stock: { 2: 2, 1: 1 } }), add({ ean: '1' }));
    expect(two.count).toBe(2);
    expect(changeCart(two, add({ ean: '1' }))).toEqual(two);
    expect(mayIncrease(two.orders[0]!)).toEqual({ allowed: false, reason: 'stock' });
  });

  test('CART-06 both conditions must hold', () => {
    const limited = line({ ean: '1', limit: 2, stock: { 1: 5 } });
    expect(mayIncrease({ ...limited, count: 1 }).allowed).toBe(true);
    expect(mayIncrease({ ...limited, count: 2 }).allowed).toBe(false);
    expect(
      mayIncrease({ ...limited, count: 1, webPurchaseLimit: 9, variant: { ...limited.variant, shops: [] } }).allowed,
    ).toBe(false);
  });

  test('TRAP-06 DEC-74 without a limit a line grows', () => {
    expect(run(add({ ean: '1', limit: null }), add({ ean: '1' }), add({ ean: '1' })).count).toBe(3);
  });

  test('TRAP-05 the first piece is not limited by the reducer', () => {
    expect(run(add({ ean: '1', stock: {} })).count).toBe(1);
  });

  test('CART-07 decrement lowers a line by one', () => {
    expect(counts(run(add({ ean: '1' }), add({ ean: '1' }), { type: 'decrement', ean: eanOf('1') }))).toEqual([
      ['1', 1],
    ]);
  });

  test('DEC-76 decrement at count 1 removes the line', () => {
    const state = run(add({ ean: '1' }), add({ ean: '2' }), { type: 'decrement', ean: eanOf('1') });
    expect(counts(state)).toEqual([['2', 1]]);
  });

  test('CART-08 remove deletes by position', () => {
    const state = run(add({ ean: '1' }), add({ ean: '2' }), { type: 'remove', index: 0, ean: eanOf('1') });
    expect(counts(state)).toEqual([['2', 1]]);
  });

  test('DEC-83 remove checks that the line shown still stands there', () => {
    const state = run(add({ ean: '1' }), add({ ean: '2' }));
    expect(changeCart(state, { type: 'remove', index: 0, ean: eanOf('2') })).toEqual(state);
    expect(changeCart(state, { type: 'remove', index: 9, ean: eanOf('2') })).toEqual(state);
  });

  test('DEC-81 prices the server found changed are put in, with their campaign', () => {
    const state = run(add({ ean: '1' }), add({ ean: '2' }), {
      type: 'reprice',
      prices: [{ ean: eanOf('1'), price: kroner(999), campaignArticleId: 501 }],
    });
    expect(state.orders.map((entry) => [entry.price, entry.campaignArticleId])).toEqual([
      [999, 501],
      [1299, null],
    ]);
    expect(state.total).toBe(2298);
  });
});

describe('a line of the cart', () => {
  const campaign = { id: 501, articleId: 1, price: kroner(999), labelType: 'price', labelData: null } as const;

  test('ENT-69 DEC-70 carries what is paid, and the campaign it comes from', () => {
    const entry = cartLineOf(sampleArticle({ campaigns: [campaign] }), sampleVariant());
    expect(entry).toMatchObject({
      count: 1,
      price: 999,
      campaignArticleId: 501,
      size: 'M',
      color: 'Svart',
      gender: 'Herre',
    });
    expect(orderItems([entry])).toEqual([{ EanNo: '7000000100116', Count: 1, CampaignArticleID: 501 }]);
  });

  test('DEC-86 can be bought when article and variant can', () => {
    expect(cartLineOf(sampleArticle({ canPurchase: false }), sampleVariant()).canPurchase).toBe(false);
    expect(cartLineOf(sampleArticle(), sampleVariant({ canPurchase: false })).canPurchase).toBe(false);
    expect(cartLineOf(sampleArticle(), sampleVariant()).canPurchase).toBe(true);
  });

  test('ENT-27 ENT-79 goes out with ean, count and campaign', () => {
    expect(orderItems([line({ ean: '1' })])).toEqual([{ EanNo: '1', Count: 1, CampaignArticleID: null }]);
  });
});

describe('discount', () => {
  test('CART-12 ENT-72 DEC-78 a code is noted with the sum it was taken from', () => {
    const state = run(add({ ean: '1' }), add({ ean: '1' }), add({ ean: '1' }), apply(0, 0.2));
    expect(state.total).toBe(3117.6);
    expect(state.discount).toEqual({ activated: true, fixed: false, amount: 0.2, originalTotal: 3897 });
    expect(state.activePromocode?.name).toBe('SOMMER20');
  });

  test('CART-14 TRAP-03 the discount follows the lines', () => {
    const state = run(add({ ean: '1', price: 100 }), apply(0, 0.5), add({ ean: '2', price: 300 }));
    expect(state).toMatchObject({ total: 200, discount: { originalTotal: 400 } });
    expect(changeCart(state, { type: 'remove', index: 1, ean: eanOf('2') }).total).toBe(50);
  });

  test('CART-19 a second discount changes nothing', () => {
    const state = run(add({ ean: '1' }), apply(0, 0.2));
    expect(changeCart(state, apply(1, 100))).toEqual(state);
  });

  test('CART-20 DEC-78 removing it sets the total back and forgets the code', () => {
    const state = run(add({ ean: '1' }), apply(1, 100), { type: 'remove-discount' });
    expect(state).toMatchObject({ total: 1299, discount: { activated: false }, activePromocode: null });
  });

  test('CART-09 CART-15 an emptied cart has no discount, no total and no count', () => {
    const removed = run(add({ ean: '1' }), apply(1, 100), { type: 'remove', index: 0, ean: eanOf('1') });
    const counted = run(add({ ean: '1' }), apply(1, 100), { type: 'decrement', ean: eanOf('1') });
    for (const state of [removed, counted, run(apply(1, 100))]) {
      expect(state).toMatchObject({ count: 0, total: 0, discount: { activated: false }, activePromocode: null });
    }
  });
});

describe('the rest of the state', () => {
  test('ENT-70 DEC-77 lines, client, the pieces of all lines and their total', () => {
    const state = run(add({ ean: '1' }), add({ ean: '1' }), add({ ean: '2', price: 399 }), {
      type: 'change-client',
      client: { name: 'Kari', phone: '41234567' },
    });
    expect(counts(state)).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(state).toMatchObject({ count: 3, total: 2997 });
    expect(state.client).toEqual({ ...emptyCart.client, name: 'Kari', phone: '41234567' });
  });

  test('ENT-76 DEC-84 the last order is noted after the clear, and goes with the next one', () => {
    const orderInfo = {
      reservationId: 7,
      receiptToken: 't',
      shopId: shopId(1),
      total: kroner(3117.6),
      date: '2026-06-10T10:00:00Z',
    };
    const ordered = run(add({ ean: '1' }), { type: 'clear' }, { type: 'note-order', orderInfo });
    expect(ordered).toMatchObject({ orders: [], orderInfo });
    expect(changeCart(ordered, add({ ean: '2' })).orderInfo).toEqual(orderInfo);
    expect(changeCart(ordered, { type: 'clear' }).orderInfo).toBeNull();
  });

  test('CART-16 clear empties orders, transaction data, discount and order info', () => {
    const orderInfo = { reservationId: 7, receiptToken: 't', shopId: shopId(1), total: kroner(1), date: '' };
    const state = run(
      add({ ean: '1' }),
      apply(1, 100),
      { type: 'change-client', client: { name: 'Kari' } },
      { type: 'merge-payment', txData: { payment_id: 'p' } },
      { type: 'note-order', orderInfo },
      { type: 'clear' },
    );
    expect(state).toMatchObject({ orders: [], txData: {}, discount: { activated: false }, orderInfo: null, total: 0 });
    expect(state.client.name).toBe('Kari');
  });

  test('CART-17 CART-18 ENT-78 valid with lines and without an error about one of them', () => {
    const error = (ean: string) => ({ eanNo: eanOf(ean), reason: 'stock', message: '', available: 0 });
    expect(run().isCartValid).toBe(false);
    expect(run(add({ ean: '1' })).isCartValid).toBe(true);
    expect(run(add({ ean: '1' }), { type: 'set-errors', errors: [error('1')] }).isCartValid).toBe(false);
    const mended = run(add({ ean: '1' }), add({ ean: '2' }), { type: 'set-errors', errors: [error('2')] });
    expect(mended.cartErrors).toEqual([error('2')]);
    expect(changeCart(mended, { type: 'remove', index: 1, ean: eanOf('2') }).isCartValid).toBe(true);
    expect(isCartValid([], [])).toBe(false);
  });

  test('CART-23 payment status is merged into the transaction data', () => {
    const state = run(
      { type: 'merge-payment', txData: { payment_id: 'p', status: 'pending' } },
      { type: 'merge-payment', txData: { status: 'authorized' } },
    );
    expect(state.txData).toEqual({ payment_id: 'p', status: 'authorized' });
  });

  test('ENT-73 ENT-74 ENT-75 TRAP-34 two lists: one by order id, the other one entry per shop', () => {
    const order = (orderId: string, shop: number) => ({ orderId, shopId: shopId(shop) });
    const state = run(
      { type: 'note-klarna-order', order: order('a', 1) },
      { type: 'note-klarna-order', order: order('b', 1) },
      { type: 'note-klarna-order', order: order('a', 2) },
      { type: 'note-qliro-order', order: order('a', 1) },
      { type: 'note-qliro-order', order: order('b', 1) },
      { type: 'note-qliro-order', order: order('c', 2) },
    );
    expect(state.klarnaOrders).toEqual({ a: order('a', 2), b: order('b', 1) });
    expect(state.qliroOrders).toEqual([order('b', 1), order('c', 2)]);
  });

  test('ENT-71 ENT-77 shipping methods are offered and one is selected', () => {
    const method = { id: 'pickup_point', name: 'Hentested', description: '', price: oere(9900), sort: 2 };
    expect(run().selectedShipping).toEqual({ id: 'delivery', price: 19900 });
    const state = run({ type: 'offer-shipping', methods: [method] }, { type: 'select-shipping', shipping: method });
    expect(state.shippingMethods).toEqual([method]);
    expect(state.selectedShipping).toEqual({ id: 'pickup_point', price: 9900 });
  });

  test('DEC-83 what another tab stored is taken over, and counted anew', () => {
    const other = run(add({ ean: '1' }), apply(0, 0.2));
    const state = changeCart(run({ type: 'merge-payment', txData: { a: 1 } }), {
      type: 'sync',
      stored: { ...other, count: 99, total: kroner(1) },
    });
    expect(state).toMatchObject({ count: 1, total: 1039.2, discount: { activated: true } });
  });
});
