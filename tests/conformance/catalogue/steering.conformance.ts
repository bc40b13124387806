import { beforeEach, describe, expect, test } from 'vitest';
import { chainWords } from '#domain/search/reader/chain-words.ts';
import type { CatalogueIndex, CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import { sampleCatalogue, sampleEan, sampleNow } from './catalogue-sample.ts';

/** What the chain says of its search: words, pins and buries. */
export function searchIsSteered(makeIndex: () => CatalogueIndex): void {
  let index: CatalogueIndex;
  beforeEach(async () => {
    index = makeIndex();
    await index.replace(async () => sampleCatalogue(), sampleNow);
  });
  const search = async (text: string, more: Partial<CatalogueQuery> = {}) =>
    await index.query({ text, from: 0, take: 50, ...more });
  const ids = async (more: Partial<CatalogueQuery>) => (await search('jakke', more)).ids;

  describe('steered search', () => {
    test('synonyms and stop words of the chain, also while typing', async () => {
      const chain = chainWords([{ word: 'brenner', words: ['kokeapparat'], both: false }], ['vikafjell']);
      expect((await search('brenner')).ids).toEqual([]);
      expect((await search('brenner', { chain })).ids).toEqual([8]);
      expect((await search('vikafjell kokeapparat', { chain })).reading).toMatchObject({ leftOut: [] });
      expect((await index.suggest('brenner', 5, chain)).articleIds).toEqual([8]);
    });

    test('a pin stands at its place, found by the text or not, and is counted', async () => {
      const plain = await ids({});
      expect(plain).toHaveLength(4);
      const last = plain.at(-1) ?? 0;
      expect(await ids({ pins: [{ articleId: last, position: 1 }] })).toEqual([last, ...plain.slice(0, -1)]);
      const steered = await search('jakke', { pins: [{ articleId: 8, position: 2 }], facets: ['ArticleGroup3ID'] });
      expect(steered.ids).toEqual([plain[0], 8, ...plain.slice(1)]);
      expect(steered.total).toBe(5);
      expect(steered.scores).toHaveLength(5);
      expect(steered.facets.ArticleGroup3ID).toContainEqual({ id: 300, count: 1 });
    });

    test('two pins for one place stand one after the other; beyond the end is the end', async () => {
      const plain = await ids({});
      const both = [8, 7].map((articleId) => ({ articleId, position: 1 }));
      expect(await ids({ pins: both })).toEqual([8, 7, ...plain]);
      expect(await ids({ pins: [8, 7].map((articleId) => ({ articleId, position: 90 })) })).toEqual([...plain, 8, 7]);
    });

    test('the pages together are the whole list, each article once', async () => {
      const more = {
        pins: [
          { articleId: 8, position: 2 },
          { articleId: 7, position: 4 },
        ],
        buried: [(await ids({}))[0] ?? 0],
      };
      const whole = await ids(more);
      for (const take of [1, 2, 3, 4]) {
        const pages = await Promise.all(
          Array.from({ length: 7 }, (_, page) => ids({ ...more, from: page * take, take })),
        );
        expect(pages.flat()).toEqual(whole.slice(0, 7 * take));
      }
    });

    test('buried is last, and only if it is a hit', async () => {
      const plain = await ids({});
      expect(await ids({ buried: [plain[0] ?? 0, 8] })).toEqual([...plain.slice(1), plain[0]]);
      const { scores } = await search('jakke', { buried: [plain[0] ?? 0] });
      expect(Math.min(...(scores ?? []))).toBeGreaterThan(0);
    });

    test('hidden, unknown, sold out and filtered out articles are not pinned; nor is any under another order', async () => {
      const plain = await ids({});
      for (const articleId of [9, 4711]) expect(await ids({ pins: [{ articleId, position: 1 }] })).toEqual(plain);
      const pins = [{ articleId: 8, position: 1 }];
      const scope = [{ field: 'MainGroupID', op: 'eq', value: 1 }] as const;
      expect(await ids({ pins, scope })).toEqual(plain);
      expect(await ids({ pins, sort: { by: 'Name', order: 'asc' } })).not.toContain(8);
      expect((await ids({ pins }))[0]).toBe(8);
      const pieces = [1, 2, 3, 55].map((shopId) => ({ ean: sampleEan(8, 0), shopId, qty: 0 }));
      await index.applyStock(pieces);
      expect(await ids({ pins })).toEqual(plain);
    });
  });
}
