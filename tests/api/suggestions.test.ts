import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { CatalogueIndex } from '#server/ports/catalogue/catalogue-index.ts';
import { beginnings, neverOffered } from '../search-quality/beginnings.ts';
import { demoIndex } from '../search-quality/demo-index.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

describe('completions over the demo catalogue', () => {
  let index: CatalogueIndex;
  const completions = async (text: string) => (await index.suggest(text, 6)).completions;

  beforeAll(async () => {
    index = await demoIndex();
  }, 120_000);

  test.each(beginnings)('%j is completed by %s', async (typed, wanted) => {
    const found = await completions(typed);
    if (wanted.startsWith('=')) expect(found[0]).toBe(wanted.slice(1));
    else expect(found).toContain(wanted);
  });

  test.each(neverOffered)('%j is never completed by %s', async (typed, unwanted) => {
    expect((await completions(typed)).filter((text) => unwanted.test(text))).toEqual([]);
  });

  test('every completion has hits that meet all of it, and none is offered twice', async () => {
    const typed = new Set(
      [...beginnings, ...neverOffered].flatMap(([text]) => Array.from(text, (_, at) => text.slice(0, at + 1))),
    );
    expect(typed.size).toBeGreaterThan(200);
    for (const text of typed) {
      const offered = await completions(text);
      expect(new Set(offered).size, text).toBe(offered.length);
      for (const completion of offered) {
        const { total, reading } = await index.query({ text: completion, from: 0, take: 1 });
        expect([total > 0, reading?.leftOut], `${text} → ${completion}`).toEqual([true, []]);
      }
    }
  });
});

describe('GET /articles/suggestions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.stop());
  const suggestions = async (query: string) =>
    (await shop.get(`/api/v1/articles/suggestions?query=${encodeURIComponent(query)}`)).body;

  test('a word of another language is completed by ours, with its articles and categories', async () => {
    const { completions, articles, categories } = await suggestions('jacket');
    expect(completions[0]).toBe('jakke');
    expect(articles[0].Name).toMatch(/jakke/i);
    expect(categories[0].name).toMatch(/jakker/i);
  });

  test('pages that a text begins to ask for, and shops by the beginning of their name', async () => {
    const pages = async (query: string) =>
      (await suggestions(query)).pages.map(({ path, name }: { path: string; name?: string }) => name ?? path);
    expect(await pages('åpn')).toContain(pathTo('shops'));
    expect(await pages('retur')).toEqual([pathTo('returns')]);
    expect((await pages('dramm')).some((name: string) => /Drammen/.test(name))).toBe(true);
    expect(await pages('jakke')).toEqual([]);
    expect((await suggestions('retur')).articles).toEqual([]);
  });
});
