import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueFilter, CatalogueIndex, CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import { sampleCatalogue, sampleEan, sampleNow } from './catalogue-sample.ts';

/** Lists, filters and facets by hand-made examples. */
export function listsAsAsked(makeIndex: () => CatalogueIndex): void {
  let index: CatalogueIndex;
  beforeEach(async () => {
    index = makeIndex();
    await index.replace(async () => sampleCatalogue(), sampleNow);
  });
  const list = async (query: Partial<CatalogueQuery> = {}) => await index.query({ from: 0, take: 50, ...query });
  const ids = async (query: Partial<CatalogueQuery>) => (await list(query)).ids;
  const within = async (...filters: CatalogueFilter[]) => await ids({ filters });

  describe('lists', () => {
    test('API-14 Name is Norwegian order; equal names by ArticleID (DEC-44)', async () => {
      expect(await ids({ sort: { by: 'Name', order: 'asc' } })).toEqual([2, 3, 10, 11, 4, 6, 1, 5, 8, 7]);
      expect(await ids({})).toEqual(await ids({ sort: { by: 'Name', order: 'asc' } }));
    });

    test('DEC-44 ties are by Name, then ArticleID, in both directions', async () => {
      expect((await ids({ sort: { by: 'Name', order: 'desc' } })).slice(-4)).toEqual([11, 10, 2, 3]);
      expect((await ids({ sort: { by: 'GrossPrice', order: 'asc' } })).slice(0, 2)).toEqual([10, 11]);
      expect((await ids({ sort: { by: 'GrossPrice', order: 'desc' } })).slice(-2)).toEqual([10, 11]);
      expect((await ids({ sort: { by: 'GrossPrice', order: 'asc' } })).slice(4, 6)).toEqual([6, 8]);
    });

    test('CONST-05 an article without a rank has 9999 and comes after those with one', async () => {
      expect((await ids({ sort: { by: 'BestsellerQty', order: 'asc' } })).slice(0, 3)).toEqual([3, 1, 2]);
      expect((await ids({ sort: { by: 'BestsellerTurnover', order: 'asc' } })).slice(0, 3)).toEqual([1, 3, 2]);
      expect((await ids({ sort: { by: 'BestsellerQty', order: 'desc' } })).at(-1)).toBe(3);
      expect((await index.article(2))?.bestsellerQty).toBe(9999);
    });

    test('DEC-38 hidden articles are in no list, count or bundle, but can be read', async () => {
      expect((await list()).total).toBe(10);
      expect(await ids({ text: 'skjult' })).toEqual([]);
      expect(await index.bundle([9, 1])).toMatchObject([{ id: 1 }]);
      expect(await index.article(9)).toMatchObject({ id: 9, visibleOnWeb: false });
      expect(await index.byEan(sampleEan(9, 0))).toBe(9);
    });

    test('DEC-45 pages do not overlap, and one past the end is empty with the same total', async () => {
      const pages = await index.queries(
        [0, 4, 8, 12].map((from) => ({ from, take: 4, sort: { by: 'GrossPrice', order: 'asc' } })),
      );
      expect(pages.flatMap((page) => page.ids)).toEqual(await ids({ sort: { by: 'GrossPrice', order: 'asc' } }));
      expect(pages.map((page) => page.total)).toEqual([10, 10, 10, 10]);
    });

    test('the articles of a page come with it, those that are asked for', async () => {
      const { ids: shown, articles } = await list({ from: 1, take: 4, articles: (id) => id !== 10 });
      expect(shown).toEqual([3, 10, 11, 4]);
      expect(articles).toEqual(await index.bundle([3, 11, 4]));
      expect((await list({ take: 4 })).articles).toEqual([]);
    });
  });

  describe('filters', () => {
    test('VAL-17 filters are joined with AND, the values of one with OR', async () => {
      expect(
        await within({ field: 'GenderID', op: 'in', values: [1, 2] }, { field: 'ProductLineID', op: 'eq', value: 1 }),
      ).toEqual([2, 3, 7]);
    });

    test('VAL-18 a price range holds both its bounds, of the rounded price (TRAP-23)', async () => {
      expect(await within({ field: 'GrossPrice', op: 'between', values: [500, 899] })).toEqual([4, 6, 5, 8]);
      expect(await within({ field: 'GrossPrice', op: 'lte', value: 499 })).toEqual([10, 11]);
      expect(await within({ field: 'GrossPrice', op: 'gt', value: 1299 })).toEqual([2, 3]);
      expect(
        await within({ field: 'GrossPrice', op: 'lt', value: 500 }, { field: 'GrossPrice', op: 'gte', value: 199 }),
      ).toEqual([10, 11]);
      expect(await within({ field: 'GrossPrice', op: 'in', values: [999, 1299] })).toEqual([1, 7]);
    });

    test('VAL-19 availability above 0 is in stock, 0 is not', async () => {
      expect(await within({ field: 'Availability', op: 'eq', value: 0 })).toEqual([6]);
      expect(await within({ field: 'Availability', op: 'gt', value: 2 })).toEqual([3, 1]);
    });

    test('DEC-62 the shop filter asks where there are pieces, not who carries it', async () => {
      expect(await within({ field: 'AvailableShopID', op: 'in', values: [2] })).toEqual([3, 4]);
      expect(await index.article(1)).toMatchObject({ shopIds: [1, 2, 3, 55], availableShopIds: [1, 3, 55] });
    });

    test('CONST-27 an exclusion list leaves articles out', async () => {
      expect(await within({ field: 'ArticleID', op: 'not_in', values: [2, 3, 4, 5, 6, 7] })).toEqual([10, 11, 1, 8]);
      expect(await within({ field: 'ArticleID', op: 'in', values: [8, 9, 1, 404] })).toEqual([1, 8]);
    });

    test('DEC-46 every field takes every comparison', async () => {
      expect(await within({ field: 'ColorGroupID', op: 'gte', value: 3 })).toEqual([2, 3, 1]);
      expect(await within({ field: 'ColorGroupID', op: 'not_in', values: [3, 2] })).toEqual([5, 8, 7]);
      expect(await within({ field: 'MainGroupID', op: 'between', values: [2, 3] })).toEqual([10, 11, 5, 8, 7]);
      expect(await within({ field: 'ArticleGroup3ID', op: 'eq', value: 200 })).toEqual([7]);
      expect(await within({ field: 'GenderID', op: 'eq', value: 999 })).toEqual([]);
    });

    test('DEC-64 a hand-made subcategory is a list like any other', async () => {
      expect(await within({ field: 'ArticleGroup2ID', op: 'eq', value: 31 })).toEqual([5, 8]);
      expect(await index.article(5)).toMatchObject({
        articleGroup2Id: 11,
        articleGroup2Ids: [11, 31],
        mainGroupIds: [1, 3],
      });
    });

    test('with a size, colour and shop must hold for the same variant', async () => {
      const sizeM: CatalogueFilter = { field: 'SizeID', op: 'in', values: [2] };
      expect(await within(sizeM)).toEqual([2, 3, 6, 1, 5]);
      expect(await within(sizeM, { field: 'ColorGroupID', op: 'in', values: [3] })).toEqual([3, 1]);
      expect(await within(sizeM, { field: 'AvailableShopID', op: 'in', values: [3] })).toEqual([3]);
      expect(await within(sizeM, { field: 'Availability', op: 'gt', value: 0 })).toEqual([2, 3, 1, 5]);
    });

    test('articles of a campaign that is in force', async () => {
      expect(await within({ field: 'CampaignID', op: 'eq', value: 7 })).toEqual([1, 5]);
      expect(await within({ field: 'CampaignID', op: 'eq', value: 8 })).toEqual([]);
    });
  });

  describe('facets', () => {
    test('each dimension is counted as if its own choice were not made', async () => {
      const { facets, total } = await list({
        scope: [{ field: 'MainGroupID', op: 'eq', value: 1 }],
        filters: [
          { field: 'GenderID', op: 'in', values: [2] },
          { field: 'ProductLineID', op: 'in', values: [1] },
        ],
        facets: ['GenderID', 'ProductLineID', 'ArticleGroup3ID'],
      });
      expect(total).toBe(1);
      expect(facets.GenderID).toEqual([
        { id: 1, count: 1 },
        { id: 2, count: 1 },
      ]);
      expect(facets.ProductLineID).toEqual([
        { id: 1, count: 1 },
        { id: 3, count: 1 },
        { id: 2, count: 1 },
      ]);
      expect(facets.ArticleGroup3ID).toEqual([{ id: 100, count: 1 }]);
    });

    test('DEC-92 the web stock is no shop to choose', async () => {
      expect((await list({ facets: ['AvailableShopID'] })).facets.AvailableShopID).toEqual([
        { id: 3, count: 3 },
        { id: 2, count: 2 },
        { id: 1, count: 7 },
      ]);
    });

    test('with a size chosen, shops and colours are counted for that size', async () => {
      const { facets } = await list({
        filters: [{ field: 'SizeID', op: 'in', values: [3] }],
        facets: ['AvailableShopID', 'ColorGroupID', 'SizeID'],
      });
      expect(facets.AvailableShopID).toEqual([
        { id: 3, count: 1 },
        { id: 1, count: 1 },
      ]);
      expect(facets.ColorGroupID).toEqual([
        { id: 1, count: 1 },
        { id: 3, count: 2 },
      ]);
      expect(facets.SizeID).toEqual([
        { id: 1, count: 2 },
        { id: 2, count: 5 },
        { id: 3, count: 3 },
        { id: 4, count: 1 },
      ]);
    });

    test('the price range and histogram are those without the price choice', async () => {
      const { price, total } = await list({
        filters: [{ field: 'GrossPrice', op: 'gte', value: 1500 }],
        priceFacet: true,
      });
      expect(total).toBe(2);
      expect(price).toMatchObject({ min: 199, max: 1999, start: 190 });
      expect(price?.histogram.reduce((sum, count) => sum + count, 0)).toBe(10);
      expect(
        (await list({ filters: [{ field: 'GenderID', op: 'eq', value: 999 }], priceFacet: true })).price,
      ).toMatchObject({
        min: 0,
        max: 0,
        histogram: [],
      });
    });
  });
}
