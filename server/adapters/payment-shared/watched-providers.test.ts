import { expect, test } from 'vitest';
import type { PaymentProvider, ProviderFailure } from '#server/ports/checkout/payment-provider.ts';
import { done, refused } from '#server/ports/result.ts';
import { breakerOpen, watchedProviders } from './watched-providers.ts';

test('tells whether a provider answers; a refusal is an answer', async () => {
  let fails: ProviderFailure | null = null;
  const read = async () => (fails === null ? done(null) : refused(fails));
  const card = { method: 'card', read } as unknown as PaymentProvider;
  let now = 5;
  const { providers, health } = watchedProviders(new Map([['card', card]]), () => now);
  const ask = () => providers.get('card')?.read({} as never);
  expect(health()).toEqual([{ method: 'card', isOpen: false, failuresInARow: 0, lastOkAt: null }]);
  await ask();
  now = 6;
  fails = { kind: 'unavailable', detail: 'answered 500' };
  await ask();
  expect(health()).toEqual([{ method: 'card', isOpen: false, failuresInARow: 1, lastOkAt: 5 }]);
  fails = { kind: 'unavailable', detail: `GET /x: ${breakerOpen}` };
  await ask();
  expect(health()).toMatchObject([{ isOpen: true, failuresInARow: 2, lastOkAt: 5 }]);
  fails = { kind: 'refused', detail: 'no such payment' };
  await ask();
  expect(health()).toEqual([{ method: 'card', isOpen: false, failuresInARow: 0, lastOkAt: 6 }]);
});
