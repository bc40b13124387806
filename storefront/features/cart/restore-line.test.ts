// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { emptyClient } from '#domain/cart/cart-state.ts';
import { kroner } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { cart, dispatchCart, forgetPerson } from './cart-store.ts';
import { lowerCount } from './lower-count.ts';
import { forgetRemovedLine, removedLine, removeLine, restoreLine } from './restore-line.ts';

const line = cartLineOf(sampleArticle(), sampleVariant());
const fast100: Promocode = {
  id: 2,
  name: 'FAST100',
  valid_from: null,
  valid_to: null,
  fixed: 1,
  amount: 100,
  type: 'code',
};

/** The line as the shopper sees it. */
const shown = () => cart.get().orders[0]!;

beforeEach(() => {
  forgetRemovedLine();
  dispatchCart({ type: 'clear' });
  for (let pieces = 0; pieces < 3; pieces++) dispatchCart({ type: 'add', line });
});

test('CART-08 CART-09 a removed line comes back with its pieces and the code that went with it', () => {
  dispatchCart({ type: 'apply-discount', promocode: fast100 });
  removeLine(0, shown());
  expect(cart.get()).toMatchObject({ orders: [], total: 0, activePromocode: null });
  restoreLine();
  expect(cart.get()).toMatchObject({ count: 3, total: 3797, activePromocode: { name: 'FAST100' } });
  expect(removedLine.get()).toBeNull();
});

test('CART-08 a removed line comes back to its place, also when others have gone or come meanwhile', () => {
  const other = (ean: string) => cartLineOf(sampleArticle(), sampleVariant({ ean: eanOf(ean) }));
  const eans = () => cart.get().orders.map(({ ean }) => ean);
  for (const ean of ['2', '3']) dispatchCart({ type: 'add', line: other(ean) });
  removeLine(1, cart.get().orders[1]!);
  restoreLine();
  expect(eans()).toEqual([line.ean, '2', '3']);
  removeLine(2, cart.get().orders[2]!);
  dispatchCart({ type: 'remove', index: 0, ean: line.ean });
  restoreLine();
  expect(eans()).toEqual(['2', '3']);
  removeLine(0, cart.get().orders[0]!);
  dispatchCart({ type: 'add', line: other('4') });
  restoreLine();
  expect(eans()).toEqual(['2', '3', '4']);
});

test('DEC-83 a line that is no longer where it was shown is not removed, so there is nothing to undo', () => {
  removeLine(1, shown());
  expect(cart.get().count).toBe(3);
  expect(removedLine.get()).toBeNull();
});

test('a line that has been added again is left as it is', () => {
  removeLine(0, shown());
  dispatchCart({ type: 'add', line });
  restoreLine();
  expect(cart.get().count).toBe(1);
});

test('DEC-81 a line is lowered to what can be had, or goes', () => {
  lowerCount(line.ean, 2);
  expect(cart.get().count).toBe(2);
  lowerCount(line.ean, 5);
  expect(cart.get().count).toBe(2);
  lowerCount(line.ean, 0);
  expect(cart.get().orders).toEqual([]);
});

test('ENT-88 who logs out leaves the goods behind, and nothing about themselves', () => {
  dispatchCart({ type: 'change-client', client: { name: 'Kari Nordmann', phone: '41234567' } });
  dispatchCart({ type: 'note-klarna-order', order: { shopId: shopId(55), orderId: 'p1' } });
  dispatchCart({
    type: 'note-order',
    orderInfo: { reservationId: 7, receiptToken: 'hemmelig', shopId: shopId(1), total: kroner(1), date: '' },
  });
  forgetPerson();
  expect(cart.get()).toMatchObject({ count: 3, client: emptyClient, klarnaOrders: {}, orderInfo: null });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Kari|hemmelig|41234567/);
});
