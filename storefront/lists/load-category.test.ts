import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CategoryRecord } from '#contract/reference.ts';
import { success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { apiContext } from '../data/api-context.ts';
import { loadCategory } from './load-category.ts';

const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0, from: null, to: null };
const main = (id: number, name: string, minPrice: number) =>
  ({ id, name, minPrice, maxPrice: 900, count: 1, subcategories: [] }) as unknown as CategoryRecord;

async function pageOf(path: string, categories: readonly CategoryRecord[]) {
  const total = { value: 0, relation: 'eq' as const };
  const api = {
    categories: async () => success(categories),
    categoryArticles: async () => success({ data: [], meta }),
    searchArticles: async () => success({ hits: { total, hits: [] }, total }),
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api as unknown as ShopApi);
  const { page } = await loadCategory({ context, params: {}, request: new Request(`http://shop.invalid${path}`) });
  return page;
}

test('lists of a category share its page, until there is another answer about the categories', async () => {
  const categories = [main(1, 'Klær', 79), main(2, 'Sko', 199)];
  const page = await pageOf('/klaer', categories);
  expect(page).toMatchObject({ title: 'Klær', prices: { min: 79, max: 900 } });
  expect(await pageOf('/klaer?pris=100-200', categories)).toBe(page);
  expect((await pageOf('/sko', categories)).title).toBe('Sko');
  expect((await pageOf('/klaer', [main(1, 'Klær', 59)])).prices?.min).toBe(59);
});
