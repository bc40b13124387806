import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CachedEndpoint, EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import type { CallInput } from '#contract/shop-api.ts';
import { goodsKinds } from '#domain/guide/goods-kinds.ts';
import { noChainWords } from '#domain/search/reader/chain-words.ts';
import { CatalogueMemory } from '#server/adapters/catalogue-memory/catalogue-memory.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import { sampleCatalogue, sampleNow, sampleReference } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { type HandlerReply, serverItself } from './handler.ts';
import { apiHandlers, type HandlerParts } from './handlers.ts';

/** Every cached endpoint, and what pages are made of besides. */
type Read =
  | { [Name in EndpointName]: (typeof endpoints)[Name] extends CachedEndpoint ? Name : never }[EndpointName]
  | 'searchArticles'
  | 'searchArticleIds';

const { mainGroups, groups2, genders, productLines, colorGroups } = sampleReference;
const rows = sampleCatalogue();
const slugs = rows.articles.map(({ slug }) => slug);
const allIds = rows.articles.map(({ id }) => id);

/** What each of them is asked; an endpoint that is cached and not asked here does not compile. */
const questions: { readonly [Name in Read]: readonly CallInput<Name>[] } = {
  shippingMethods: [{}],
  categories: [{}],
  subcategoryGroups: groups2.map(({ id }) => ({ id })),
  categoryArticles: mainGroups.flatMap(({ id }) => [{ id }, { id, page: 2, per_page: 2 }, { id, orderBy: 'Price' }]),
  subcategoryArticles: groups2.flatMap(({ id }) => [{ id }, { id, group: 100 }, { id, per_page: 1, page: 2 }]),
  articleBundle: [{ articles: allIds.join(',') }, { articles: '9,1,999' }],
  brandArticles: [{}],
  suggestions: ['jakke', 'dun', 'belte', 'n', 'støvel'].map((query) => ({ query })),
  articleByName: [...slugs, 'gammel-dunjakke', 'nothing-1'].map((slug) => ({ slug })),
  article: allIds.map((id) => ({ id })),
  productLines: [{}],
  genders: [{}],
  colorGroups: [{}],
  shops: [{}],
  postalCodes: [{}],
  postalCode: [{ code: '0155' }],
  settings: [{}],
  tenant: [{}],
  campaigns: [{}],
  combinedCampaignArticles: [{}],
  bestsellers: [{}],
  page: [{ slug: 'om-oss' }],
  guideGoods: [{ size: '98', kinds: Object.keys(goodsKinds).slice(0, 20).join(',') }],
  blogPosts: [{}, { per_page: 1 }],
  blogCategories: [{}],
  blogCategoryPosts: [{ slug: 'tur' }],
  blogPostById: [{ id: 1 }],
  blogPost: [{ slug: 'dun' }],
  socialPosts: [{}],
  activePolls: [{}],
  poll: [{ id: 1 }],
  articleReviews: allIds.map((id) => ({ id })),
  searchArticles: [
    ...['', 'jakke', 'heldre', 'belte'].map((query) => ({ query })),
    ...genders.map(({ id }) => ({
      query: '',
      filters: [{ field: 'GenderID' as const, op: 'eq' as const, value: id }],
    })),
  ],
  searchArticleIds: [{ ids: [...allIds, 999] }],
};

const post = {
  id: 1,
  title: 'Dun',
  slug: 'dun',
  lead: '',
  body: '',
  featuredImage: null,
  featuredImageAlt: '',
  mainArticleId: 2,
  relatedArticleIds: [1, 9, 5],
  categoryIds: [1],
  publishedAt: sampleNow - 1,
};
const campaign = { record: { id: 7, name: 'Vinter', labelText: '' }, start: 0, end: sampleNow * 2, combined: true };

const published = {
  settings: { own_productlines: productLines.map(({ id }) => id) },
  tenant: {},
  shops: [],
  postalCodes: new Map(),
  shippingMethods: [],
  campaigns: [{ ...campaign, articleIds: [1, 5, 9] }],
  editorial: { posts: [post], categories: [{ id: 1, slug: 'tur', name: 'Tur' }], polls: [], socialPosts: [] },
  searchSteering: { words: noChainWords, places: new Map() },
  pageVersions: new Map(),
};

async function sampleHandlers(index: CatalogueMemory) {
  await index.replace(async () => rows, sampleNow);
  const nobody = { approved: async () => ({ entries: [], total: 0 }) };
  const articles = {
    approvedReviews: async () => [],
    reviewedSizeColors: async () => [],
    pictures: async () => [],
    goods: async () => null,
    articleOnceNamed: async () => null,
  };
  const parts = {
    index,
    articles,
    published: { current: published, version: 1 },
    brand: { name: 'fjord' },
    pages: { all: [], find: () => undefined },
    account: { reviews: nobody, vippsLogin: null },
    checkout: { offered: () => [] },
    watches: {},
    now: () => sampleNow,
  };
  return apiHandlers(parts as unknown as HandlerParts).handlers;
}

const index = new CatalogueMemory();
const handlers = await sampleHandlers(index);

async function ask(name: Read, input: unknown): Promise<HandlerReply<unknown>> {
  const handler = handlers[name] as (input: unknown, caller: unknown) => Promise<HandlerReply<unknown>>;
  return await handler(schemas[name].input.parse(input), serverItself);
}

/** Articles are known by their slugs, which are no two alike, whatever the field they stand in is called. */
function shownIn(data: unknown): number[] {
  const json = JSON.stringify(data);
  return rows.articles.filter(({ slug }) => json.includes(`"${slug}"`)).map(({ id }) => id);
}

test.each(Object.entries(questions) as [Read, readonly unknown[]][])(
  '%s depends on every article that it shows',
  async (name, inputs) => {
    for (const input of inputs) {
      const reply = await ask(name, input);
      if (!reply.ok) continue;
      expect(reply.dependsOn, JSON.stringify(input)).toBeDefined();
      expect(articlesAmong(reply.dependsOn), JSON.stringify(input)).toEqual(
        expect.arrayContaining(shownIn(reply.data)),
      );
    }
  },
);

/** Whole, or as lists show them. */
function articlesAmong(tags: readonly CacheTag[] = []): number[] {
  return tags.flatMap((tag) => (typeof tag === 'number' ? tag : Number(/^listed:(\d+)$/.exec(tag)?.[1] ?? Number.NaN)));
}

test('what is shown with its number of pieces depends on the whole article', async () => {
  const everything = (Object.entries(questions) as [Read, readonly unknown[]][]).flatMap(([name, inputs]) =>
    inputs.map((input) => ({ name, input })),
  );
  const replies = () => Promise.all(everything.map(({ name, input }) => ask(name, input)));
  let told = 0;
  for (const { ean, shopId, qty } of [...rows.stock].filter((row) => row.qty > 0)) {
    const before = await replies();
    const { articleIds, piecesAlone } = await index.applyStock([{ ean, shopId, qty: qty + 1 }]);
    expect(piecesAlone).toEqual(articleIds);
    const after = await replies();
    for (const [at, was] of before.entries()) {
      if (!was.ok || JSON.stringify(was) === JSON.stringify(after[at])) continue;
      expect(was.dependsOn, JSON.stringify(everything[at])).toEqual(expect.arrayContaining([...articleIds]));
      told += 1;
    }
    await index.applyStock([{ ean, shopId, qty }]);
  }
  expect(told).toBeGreaterThan(0);
});

test('a shop that has an article no more, or carries it for the first time, changes it in lists too', async () => {
  const [held] = [...rows.stock].filter((row) => row.qty > 0);
  if (held === undefined) throw new Error('no stock');
  const carriers = [...rows.stock].filter(({ ean }) => ean === held.ean).map(({ shopId }) => shopId);
  const other = sampleReference.shops.find(({ id }) => !carriers.includes(id));
  if (other === undefined) throw new Error('every shop carries it');
  const applied = async (shopId: number, qty: number) =>
    (await index.applyStock([{ ean: held.ean, shopId, qty }])).piecesAlone;
  expect(await applied(held.shopId, 0)).toEqual([]);
  expect(await applied(held.shopId, held.qty)).toEqual([]);
  expect(await applied(other.id, 0)).toEqual([]);
});

test('the sample shows articles wherever there are any to show', async () => {
  const withArticles = ['categoryArticles', 'subcategoryArticles', 'articleBundle', 'brandArticles', 'suggestions'];
  const others = ['article', 'articleByName', 'combinedCampaignArticles', 'blogPosts', 'blogPost', 'searchArticles'];
  for (const name of [...withArticles, ...others] as Read[]) {
    const replies = await Promise.all(questions[name].map((input) => ask(name, input)));
    expect(replies.flatMap((reply) => (reply.ok ? shownIn(reply.data) : [])).length, name).toBeGreaterThan(0);
  }
});

test('a list depends on itself, so that an article that comes into it is seen', async () => {
  const tagsOf = async (name: Read, input: unknown) => {
    const reply = await ask(name, input);
    return reply.ok ? reply.dependsOn : undefined;
  };
  expect(await tagsOf('categoryArticles', { id: '3', page: '2' })).toContain('MainGroupID:3');
  expect(await tagsOf('subcategoryArticles', { id: 11 })).toContain('ArticleGroup2ID:11');
  expect(await tagsOf('articleBundle', { articles: '9,1,999' })).toEqual(['listed:9', 'listed:1', 'listed:999']);
  expect(await tagsOf('categories', {})).toEqual(['counts']);
  expect(await tagsOf('suggestions', { query: 'dun' })).toContain('any');
  expect(await tagsOf('blogPost', { slug: 'dun' })).toEqual(['listed:2', 'listed:1', 'listed:9', 'listed:5']);
});

test('any search depends on what it shows, and on a list', async () => {
  const one = (field: string, ids: readonly { id: number }[]) =>
    fc.record({ field: fc.constant(field), op: fc.constant('eq'), value: fc.constantFrom(...ids.map(({ id }) => id)) });
  const filter = fc.oneof(
    one('MainGroupID', mainGroups),
    one('ArticleGroup2ID', groups2),
    one('GenderID', genders),
    one('ProductLineID', productLines),
    one('ColorGroupID', colorGroups),
  );
  const search = fc.record({
    query: fc.constantFrom('', 'jakke', 'dunjakke', 'heldre', 'nordvei', 'belte'),
    filters: fc.array(filter, { maxLength: 3 }),
    aggregations: fc.boolean(),
    take: fc.integer({ min: 1, max: 5 }),
    page: fc.integer({ min: 0, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(search, async (input) => {
      const reply = await ask('searchArticles', input);
      if (!reply.ok) throw new Error(reply.body.message);
      expect(articlesAmong(reply.dependsOn)).toEqual(expect.arrayContaining(shownIn(reply.data)));
      expect(reply.dependsOn?.some((tag) => typeof tag === 'string' && !tag.startsWith('listed:'))).toBe(true);
    }),
  );
});
