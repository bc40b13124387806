// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { mount } from '#ui/components/testing/mount.ts';
import type { ArticleList } from '../../lists/list-page.ts';
import { useCountedSearch } from './use-counted-search.ts';

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  provideApi({
    countSearch: async (input: unknown) => {
      told.push(input);
      return success(null, 204);
    },
  } as unknown as ShopApi);
});

const list = { articles: [{ slug: 'hjelm' }, { slug: 'lue' }] } as unknown as ArticleList;

function Found({ query }: { query: string }) {
  useCountedSearch(query, list);
  return (
    <>
      <a href="/product/lue">
        <span>Lue</span>
      </a>
      <a href="/product/annet">Annet</a>
    </>
  );
}

test('a search is told once, and the place of the first hit that is followed; other links are not', () => {
  const first = mount(<Found query="varmt" />);
  expect(told).toEqual([{ query: 'varmt' }]);
  const press = (on: string) => first.container.querySelector<HTMLElement>(on)?.click();
  press('a[href="/product/annet"]');
  expect(told).toHaveLength(1);
  press('span');
  press('span');
  expect(told).toEqual([{ query: 'varmt' }, { query: 'varmt', position: 2 }]);
  first.unmount();
  const again = mount(<Found query="varmt" />);
  expect(told).toHaveLength(2);
  again.unmount();
});

test('an empty query is not told', () => {
  mount(<Found query="" />).unmount();
  expect(told).toEqual([]);
});
