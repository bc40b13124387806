// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ShopApi } from '#contract/shop-api.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { type Mounted, mount } from '#ui/components/testing/mount.ts';
import { SocialPosts } from './social-posts.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function linksTo(...addresses: readonly (string | null)[]) {
  const posts = addresses.map((link, index) => ({
    id: `${index}`,
    message: `Innlegg ${index}`,
    picture: null,
    link,
    created_time: '2026-11-15T10:00:00.000Z',
  }));
  provideApi({ socialPosts: async () => ({ ok: true, status: 200, data: posts }) } as unknown as ShopApi);
  mounted = mount(<SocialPosts />);
  await act(async () => {});
  return [...mounted.container.querySelectorAll('a')];
}

test('DEC-131 a post leads within the shop, or away without telling who comes, or nowhere', async () => {
  const links = await linksTo('/kampanjer', 'https://sosial.example/1', null);
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.rel])).toEqual([
    ['Innlegg 0', '/kampanjer', ''],
    ['Innlegg 1', 'https://sosial.example/1', 'noopener noreferrer'],
  ]);
  expect(mounted.container.textContent).toContain('Innlegg 2');
});
