// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { oere } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { cartKeys } from '#domain/storage/stored-cart.ts';
import { cart, dispatchCart, followStoredCart, offerShipping } from './cart-store.ts';

const line = cartLineOf(sampleArticle(), sampleVariant());
const code: Promocode = {
  id: 1,
  name: 'SOMMER20',
  valid_from: null,
  valid_to: null,
  fixed: 0,
  amount: 0.2,
  type: 'code',
};
let unfollow = () => {};

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Another tab has written what stands in storage now. */
function otherTabChanged(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  unfollow = followStoredCart();
});

afterEach(() => {
  unfollow();
  vi.restoreAllMocks();
});

test('CART-21 ENT-88 every change is mirrored to the ten keys of the cart', () => {
  dispatchCart({ type: 'add', line });
  expect(Object.keys(localStorage).sort()).toEqual([...cartKeys].sort());
  expect(stored('count')).toBe(1);
  expect(stored('total')).toBe(1299);
  expect(stored('orders')[0].ean).toBe('7000000100116');
  expect(stored('shipping')).toEqual({ id: 'delivery', price: 19900 });
});

test('CART-26 a cart that is stored already is taken over, its totals worked out anew', () => {
  dispatchCart({ type: 'add', line });
  const orders = localStorage.getItem('orders') ?? '';
  localStorage.clear();
  localStorage.setItem('orders', orders);
  localStorage.setItem('total', '5');
  followStoredCart()();
  expect(cart.get()).toMatchObject({ count: 1, total: 1299 });
});

test('UI-52 DEC-83 a change in another tab is taken over without writing anything back', () => {
  dispatchCart({ type: 'add', line });
  localStorage.setItem('orders', JSON.stringify([{ ...line, count: 3 }]));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  otherTabChanged('orders');
  expect(cart.get()).toMatchObject({ count: 3, total: 3897 });
  expect(write).not.toHaveBeenCalled();
});

test('UI-53 a promo code applied or removed in another tab is taken over', () => {
  dispatchCart({ type: 'add', line });
  localStorage.setItem('discount', JSON.stringify({ activated: true, fixed: false, amount: 0.2, originalTotal: 1299 }));
  localStorage.setItem('activePromocode', JSON.stringify(code));
  otherTabChanged('discount');
  expect(cart.get().total).toBe(1039.2);
  expect(cart.get().activePromocode?.name).toBe('SOMMER20');
  localStorage.setItem('discount', JSON.stringify({ activated: false, fixed: false, amount: 0, originalTotal: 0 }));
  otherTabChanged('discount');
  expect(cart.get().total).toBe(1299);
});

test('DEC-83 storage cleared elsewhere empties the cart', () => {
  dispatchCart({ type: 'add', line });
  localStorage.clear();
  otherTabChanged(null);
  expect(cart.get().orders).toEqual([]);
});

test('DEC-82 broken and foreign text in storage is ignored', () => {
  localStorage.setItem('orders', '{not json');
  localStorage.setItem('discount', '"foreign"');
  otherTabChanged('orders');
  expect(cart.get()).toMatchObject({ orders: [], count: 0, total: 0 });
});

test('CART-08 DEC-83 a line that another tab has moved is not removed in place of it', () => {
  dispatchCart({ type: 'add', line });
  dispatchCart({ type: 'remove', index: 0, ean: eanOf('7000000100999') });
  expect(cart.get().orders).toHaveLength(1);
});

test('CART-22 what is known for the visit only is not stored', () => {
  offerShipping([{ id: 'delivery', name: 'Hjemlevering', description: '', price: oere(19900), sort: 1 }]);
  expect(cart.get().shippingMethods).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
