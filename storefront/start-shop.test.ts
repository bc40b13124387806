// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { markHydrated } from '#ui/browser/startup/hydrated.ts';
import { closeModal, modalState } from './data/modal.ts';
import { cart } from './features/cart/cart-store.ts';
import { cookieQuestion } from './features/cookies/cookie-store.ts';
import { startShop } from './start-shop.ts';

const methods = [{ id: 'delivery', name: 'Hjemlevering', description: '', price: 19900, sort: 1 }];

/** Answers everything at once but the shops, which wait. */
function apiWithSlowShops() {
  const asked: string[] = [];
  let answerShops = () => {};
  const shops = new Promise((resolve) => {
    answerShops = () => resolve(success([]));
  });
  const api = new Proxy({} as ShopApi, {
    get: (_, name: string) => async () => {
      asked.push(name);
      if (name === 'shops') return shops;
      if (name === 'shippingMethods') return success(methods);
      return success(name === 'currentCustomer' || name === 'tenant' ? null : []);
    },
  });
  return { api, asked, answerShops: () => answerShops() };
}

afterEach(() => {
  closeModal();
  cookieQuestion.set(false);
});

test('UI-57 UI-58 NAV-12 NAV-21 the page starts once it is alive, and opens the cart when all lists have settled', async () => {
  const { api, asked, answerShops } = apiWithSlowShops();
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/?openCart=true'] });
  startShop(api, router);
  await Promise.resolve();
  expect(asked).toEqual([]);

  markHydrated();
  await vi.waitFor(() => expect(asked).toHaveLength(10));
  expect(asked.filter((name) => name === 'currentCustomer')).toHaveLength(1);
  expect(cookieQuestion.get()).toBe(true);
  expect(modalState.get().open).toBe(false);

  answerShops();
  await vi.waitFor(() => expect(modalState.get().open).toBe(true));
  expect(cart.get().shippingMethods).toEqual(methods);

  await router.navigate('/om-oss');
  expect(asked.filter((name) => name === 'currentCustomer')).toHaveLength(1);
});
