import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { apiContext } from '../data/api-context.ts';
import { loadFrame } from './load-frame.ts';
import { sampleFrame } from './testing/in-frame.tsx';

const { tenant, contact, brand } = sampleFrame;
const menuGenders = ['dame', 'herre'];
const categories: never[] = [];

/** Settings are put together for each answer, of parts that stay. */
function frameWith(change: { payment_methods?: string[]; contact?: typeof contact } = {}) {
  const settings = {
    contact,
    brand,
    menu_genders: menuGenders,
    search_on_type: 0,
    payment_methods: ['card'],
    ...change,
  };
  const api = {
    tenant: async () => success(tenant),
    settings: async () => success({ ...settings }),
    categories: async () => success(categories),
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api as unknown as ShopApi);
  return loadFrame({ context, params: {}, request: new Request('https://shop.example/') });
}

test('all pages share one frame while nothing in it changes, and a change makes another', async () => {
  const frame = await frameWith();
  expect(await frameWith()).toBe(frame);
  expect(await frameWith({ payment_methods: ['card', 'vipps'] })).toMatchObject({ paymentMethods: ['card', 'vipps'] });
  const moved = { ...contact, address: 'Ny gate 1' };
  expect((await frameWith({ contact: moved })).contact.address).toBe('Ny gate 1');
  expect(await frameWith()).toEqual(frame);
});
