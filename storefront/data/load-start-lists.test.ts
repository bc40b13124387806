import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, type Reply, success } from '#contract/reply.ts';
import { loadStartLists, type StartApi } from './load-start-lists.ts';
import { startLists } from './start-lists.ts';

const names = Object.keys(startLists) as (keyof StartApi)[];
const genders = [{ id: 1, name: 'Herre' }];

/** Every call waits until it is let go. */
function heldApi(replies: Partial<Record<keyof StartApi, Reply<unknown>>> = {}) {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const calls = names.map((name) => [
    name,
    async () => {
      asked.push(name);
      await gate;
      return replies[name] ?? success([]);
    },
  ]);
  return { api: Object.fromEntries(calls) as StartApi, asked, letGo: () => letGo() };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  startLists.genders.set([]);
});

test('UI-57 nine calls are sent, none waiting for another', async () => {
  const { api, asked, letGo } = heldApi();
  const loaded = loadStartLists(api);
  await vi.waitFor(() => expect(asked).toHaveLength(9));
  expect(asked.sort()).toEqual(
    [
      'categories',
      'brandArticles',
      'shops',
      'postalCodes',
      'colorGroups',
      'genders',
      'shippingMethods',
      'bestsellers',
      'tenant',
    ].sort(),
  );
  letGo();
  await loaded;
});

test('UI-57 the answers are cached for whoever needs them', async () => {
  const { api, letGo } = heldApi({ genders: success(genders) });
  letGo();
  await loadStartLists(api);
  expect(startLists.genders.get()).toEqual(genders);
});

test('UI-59 DEC-33 a failing call leaves its own list empty, is logged, and hinders no other', async () => {
  const { api, letGo } = heldApi({ genders: success(genders), shops: failure(500, 'x') });
  letGo();
  await loadStartLists(api);
  expect(startLists.genders.get()).toEqual(genders);
  expect(startLists.shops.get()).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('UI-59 nor does one that throws', async () => {
  const { api, letGo } = heldApi({ genders: success(genders) });
  letGo();
  await loadStartLists({ ...api, shops: () => Promise.reject(new Error('x')) });
  expect(startLists.genders.get()).toEqual(genders);
});
