// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopId } from '#domain/shop/shop-id.ts';
import { chooseShop, followMyShop, myShopId } from './my-shop-store.ts';

let unfollow = () => {};

beforeEach(() => {
  localStorage.clear();
  unfollow = followMyShop();
});

afterEach(() => unfollow());

test('the chosen shop is stored under myShop and follows other tabs', () => {
  chooseShop(shopId(3));
  expect(localStorage.getItem('myShop')).toBe('3');
  localStorage.setItem('myShop', '7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'myShop', storageArea: localStorage }));
  expect(myShopId.get()).toBe(7);
});

test('DEC-82 what is no shop id is no shop', () => {
  localStorage.setItem('myShop', '"Oslo"');
  followMyShop()();
  expect(myShopId.get()).toBeNull();
});
