import { expect, test } from 'vitest';
import type { BlogPostRecord } from '#contract/blog.ts';
import type { PageRecord } from '#contract/page.ts';
import { notFound, success } from '#contract/reply.ts';
import { loadListTile } from './list-tile.ts';

const words = `<p>${'ord '.repeat(590)}</p>`;
const page = { title: '15 000 mm', html: words, imageKind: 'scene', image: '/a', imageMobile: '/b' } as PageRecord;
const post = { title: 'Regnjakke', body: words, featuredImage: '/c' } as BlogPostRecord;
const api = {
  page: async ({ slug }: { slug: string }) => (slug === 'furet' ? success(page) : notFound()),
  blogPost: async ({ slug }: { slug: string }) => (slug === 'regn' ? success(post) : notFound()),
};

test('ENT-43 a banner has the words and the picture of the page or post behind it', async () => {
  expect(await loadListTile(api, { to: '/furet', image: null })).toEqual({
    to: '/furet',
    title: '15 000 mm',
    minutes: 3,
    image: '/b',
  });
  expect(await loadListTile(api, { to: '/blogg/regn', image: null })).toMatchObject({
    title: 'Regnjakke',
    image: '/c',
  });
  expect(await loadListTile(api, { to: '/furet', image: '/egen' })).toMatchObject({
    image: '/egen',
  });
});

test('ENT-43 none, one to nothing of ours, and one whose page is gone are not shown', async () => {
  for (const to of ['/borte', '/blogg/borte', '/butikker/oslo', 'https://annet.example', '/blogg/regn/mer', '/', '']) {
    expect(await loadListTile(api, { to, image: '/egen' }), to).toBeNull();
  }
  expect(await loadListTile(api, null)).toBeNull();
  expect(await loadListTile(api, undefined)).toBeNull();
});

test('a page whose picture is of one thing is not spread over a tile', async () => {
  const ofThing = { ...api, page: async () => success({ ...page, imageKind: 'thing' } as PageRecord) };
  expect(await loadListTile(ofThing, { to: '/furet', image: null })).toMatchObject({ image: null });
});
