import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueFilter, CatalogueIndex, CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import type { CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { sampleCatalogue, sampleEan, sampleNow } from './catalogue-sample.ts';

/** Single articles, and how the index follows changes. */
export function articlesFollowChanges(makeIndex: () => CatalogueIndex): void {
  let index: CatalogueIndex;
  beforeEach(async () => {
    index = makeIndex();
    await index.replace(async () => sampleCatalogue(), sampleNow);
  });
  const list = async (query: Partial<CatalogueQuery> = {}) => await index.query({ from: 0, take: 50, ...query });
  const ids = async (query: Partial<CatalogueQuery>) => (await list(query)).ids;
  const within = async (...filters: CatalogueFilter[]) => await ids({ filters });

  describe('articles', () => {
    test('DEC-60 a bundle keeps the order asked and leaves out what is unknown', async () => {
      expect((await index.bundle([7, 404, 1, 9])).map(({ id }) => id)).toEqual([7, 1]);
    });

    test('several whole articles are in the order asked, hidden ones too', async () => {
      expect((await index.articles([9, 404, 1])).map(({ id }) => id)).toEqual([9, 1]);
    });

    test('whoever goes through all of them gets the visible ones by id', async () => {
      expect(await index.idsAfter(0, 3)).toEqual([1, 2, 3]);
      expect(await index.idsAfter(7, 10)).toEqual([8, 10, 11]);
      expect(await index.idsAfter(11, 10)).toEqual([]);
    });

    test('DEC-70 the gross price is the lowest campaign in force, or the rounded price', async () => {
      expect(await index.article(1)).toMatchObject({ grossPrice: 999, suggestedPrice: 1599, beforePrice: 1599 });
      expect((await index.article(1))?.campaigns.map(({ id }) => id)).toEqual([501, 502]);
      expect(await index.article(2)).toMatchObject({ grossPrice: 1999, campaigns: [], beforePrice: null });
      expect((await index.article(4))?.grossPrice).toBe(500);
      expect(await index.article(5)).toMatchObject({ grossPrice: 799, campaigns: [{ id: 504 }] });
    });

    test('DEC-63 ratings', async () => {
      expect(await index.article(1)).toMatchObject({
        averageRating: 4,
        reviewCount: 3,
        ratingCounts: [0, 0, 1, 1, 1],
        trueToSizeCounts: [2, 1, 0],
      });
      expect(await index.article(2)).toMatchObject({ averageRating: null, reviewCount: 0 });
    });

    test('DEC-73 a variant tells its shops, most pieces first, none without', async () => {
      expect((await index.article(3))?.variants[0]?.shops).toEqual([
        { id: 3, qty: 3 },
        { id: 2, qty: 2 },
        { id: 1, qty: 1 },
      ]);
      expect(await index.stockOf(sampleEan(1, 2))).toEqual([]);
      expect(await index.stockOf('404')).toBeNull();
    });

    test('pieces of an article in some shops, all sizes or one', async () => {
      expect(await index.piecesIn(1, [3, 1, 2], null)).toEqual([
        { id: 3, qty: 1 },
        { id: 1, qty: 3 },
      ]);
      expect(await index.piecesIn(1, [3, 1], 3)).toEqual([{ id: 3, qty: 1 }]);
    });

    test('DEC-10 slugs, current and retired', async () => {
      expect(await index.bySlug('vare-3')).toBe(3);
      expect(await index.bySlug('gammel-dunjakke')).toBe(1);
      expect(await index.slugsOf([1, 404])).toEqual(new Map([[1, 'vare-1']]));
      expect(await index.bySlug('finnes-ikke')).toBeNull();
    });
  });

  describe('changes', () => {
    test('stock is patched in place: lists, counts and articles follow, the version stays', async () => {
      const { version } = index;
      const oslo: CatalogueFilter = { field: 'AvailableShopID', op: 'eq', value: 1 };
      const inOslo = await within(oslo);
      const shops = async () => (await list({ facets: ['AvailableShopID'] })).facets.AvailableShopID;
      expect(await shops()).toContainEqual({ id: 3, count: 3 });
      expect(
        (
          await index.applyStock([
            { ean: sampleEan(3, 0), shopId: 1, qty: 0 },
            { ean: sampleEan(6, 0), shopId: 1, qty: 7 },
            { ean: '404', shopId: 1, qty: 1 },
          ])
        ).articleIds,
      ).toEqual([3, 6]);
      expect(await within(oslo)).toEqual([2, 10, 11, 6, 1, 5, 8]);
      expect(inOslo).toEqual([2, 3, 10, 11, 1, 5, 8]);
      expect(await index.stockOf(sampleEan(6, 0))).toEqual([{ id: 1, qty: 7 }]);
      expect(await within({ field: 'Availability', op: 'eq', value: 0 })).toEqual([]);
      expect(index.version).toBe(version);
      expect((await index.applyStock([{ ean: sampleEan(6, 0), shopId: 1, qty: 7 }])).articleIds).toEqual([]);
      await index.applyStock([{ ean: sampleEan(8, 0), shopId: 3, qty: 1 }]);
      expect(await shops()).toContainEqual({ id: 3, count: 4 });
    });

    test('prices change when a campaign ends or starts', async () => {
      const day = 86_400_000;
      const { version } = index;
      expect(index.nextChangeAt()).toBe(sampleNow + day);
      expect((await index.advance(sampleNow + day)).articleIds).toEqual([1]);
      expect((await index.article(1))?.grossPrice).toBe(1199);
      expect(index.version).toBeGreaterThan(version);
      expect(index.nextChangeAt()).toBe(sampleNow + 2 * day);
      expect((await index.advance(sampleNow + 2 * day)).articleIds).toEqual([2]);
      expect((await ids({ sort: { by: 'GrossPrice', order: 'desc' } })).slice(0, 2)).toEqual([3, 2]);
      expect(index.nextChangeAt()).toBeNull();
      expect((await index.advance(sampleNow + 3 * day)).articleIds).toEqual([]);
    });

    test('readers see the old catalogue until the new one is ready, and stock that changed meanwhile is not lost', async () => {
      let give: (rows: CatalogueRows) => void = () => undefined;
      const coming = new Promise<CatalogueRows>((resolve) => {
        give = resolve;
      });
      const replaced = index.replace(() => coming, sampleNow);
      await Promise.resolve();
      await index.applyStock([{ ean: sampleEan(7, 0), shopId: 1, qty: 3 }]);
      const rows = sampleCatalogue();
      give({ ...rows, articles: rows.articles.filter(({ id }) => id !== 1) });
      expect((await list()).total).toBe(10);
      await replaced;
      expect((await list()).total).toBe(9);
      expect(await index.article(1)).toBeNull();
      expect(await index.piecesIn(7, [1], null)).toEqual([{ id: 1, qty: 3 }]);
    });

    test('a load that fails leaves all as it was, and the next one works', async () => {
      const { version } = index;
      await expect(index.replace(() => Promise.reject(new Error('no database')), sampleNow)).rejects.toThrow(
        'no database',
      );
      expect(index.version).toBe(version);
      expect((await list()).total).toBe(10);
      await index.replace(async () => sampleCatalogue(), sampleNow);
      expect(index.version).toBe(version + 1);
    });

    test('some articles alone can be brought up to date', async () => {
      const rows = sampleCatalogue();
      const given = {
        ...rows,
        articles: rows.articles
          .filter(({ id }) => id === 7)
          .map((row) => ({ ...row, name: 'Åsen tursko', suggestedPrice: 1 })),
        campaigns: [],
        pricePoints: [],
        ranks: [],
        reviews: [],
        customMembers: [],
        retiredSlugs: [],
      };
      await index.update(
        [7, 8],
        async () => ({ ...given, variants: rows.variants.filter(({ articleId }) => articleId === 7), stock: [] }),
        sampleNow,
      );
      expect(await index.article(7)).toMatchObject({ name: 'Åsen tursko', grossPrice: 1, availableShopIds: [] });
      expect(await index.article(8)).toBeNull();
      expect(await index.article(1)).toMatchObject({
        grossPrice: 999,
        beforePrice: 1599,
        averageRating: 4,
        bestsellerQty: 2,
      });
      expect(await index.bySlug('gammel-dunjakke')).toBe(1);
      expect(await within({ field: 'ArticleGroup2ID', op: 'eq', value: 31 })).toEqual([5]);
      expect(await within({ field: 'AvailableShopID', op: 'eq', value: 2 })).toEqual([3, 4]);
    });
  });
}
