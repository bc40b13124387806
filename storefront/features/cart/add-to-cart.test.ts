// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sampleArticle, sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { alertQueue, closeAlert } from '#storefront/data/alerts.ts';
import { closeModal, modalState } from '#storefront/data/modal.ts';
import { addToCart } from './add-to-cart.ts';
import { cart, dispatchCart } from './cart-store.ts';

beforeEach(() => {
  dispatchCart({ type: 'clear' });
  closeModal();
  for (const { uid } of alertQueue.get().warning) closeAlert(uid);
});

test('UI-44 what is added is shown in the cart modal', () => {
  addToCart(cartLineOf(sampleArticle(), sampleVariant()));
  expect(cart.get().count).toBe(1);
  expect(modalState.get()).toMatchObject({ open: true, content: 'cart' });
});

test('CART-04 DEC-75 at the purchase limit nothing is added and a warning says why', () => {
  const line = cartLineOf(sampleArticle({ webPurchaseLimit: 3 }), sampleVariant());
  for (let n = 0; n < 3; n++) addToCart(line);
  closeModal();
  addToCart(line);
  expect(cart.get().count).toBe(3);
  expect(modalState.get().open).toBe(false);
  expect(alertQueue.get().warning[0]?.content).toBe('Du kan kjøpe maks 3 stk. av denne varen');
});

test('CART-05 DEC-75 the same at the quantity of the first shop', () => {
  const line = cartLineOf(
    sampleArticle({ webPurchaseLimit: null }),
    sampleVariant({ shops: sampleStock({ 1: 2, 2: 1 }) }),
  );
  for (let n = 0; n < 3; n++) addToCart(line);
  expect(cart.get().count).toBe(2);
  expect(alertQueue.get().warning[0]?.content).toBe('Ikke flere på lager av denne varen');
});
