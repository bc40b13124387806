import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueIndex, CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import { sampleCatalogue, sampleEan, sampleNow } from './catalogue-sample.ts';

/** DEC-56 by hand-made examples. How good the answers are over a whole catalogue is measured elsewhere. */
export function searchKnowsNorwegian(makeIndex: () => CatalogueIndex): void {
  let index: CatalogueIndex;
  beforeEach(async () => {
    index = makeIndex();
    await index.replace(async () => sampleCatalogue(), sampleNow);
  });
  const search = async (text: string, more: Partial<CatalogueQuery> = {}) =>
    await index.query({ text, from: 0, take: 50, ...more });
  const found = async (text: string) => (await search(text)).ids;
  const foundInAnyOrder = async (text: string) => (await found(text)).sort((a, b) => a - b);

  describe('search', () => {
    test('compounds answer to their parts: jakke finds regnjakke and dunjakke', async () => {
      expect(await foundInAnyOrder('jakke')).toEqual([1, 2, 3, 4]);
      expect(await found('støvel')).toEqual([7]);
      expect(await found('regn')).toEqual([4]);
    });

    test('compounds answer when written apart, and the other way round', async () => {
      expect(await foundInAnyOrder('tur bukse')).toEqual([5, 6]);
      expect(await foundInAnyOrder('turbukse')).toEqual([5, 6]);
      expect((await found('turbukse'))[0]).toBe(6);
    });

    test("'sko' finds shoes and not 'kokeapparat'", async () => {
      expect(await found('sko')).toEqual([7]);
    });

    test('inflected forms answer to each other', async () => {
      expect(await foundInAnyOrder('dunjakker')).toEqual([1, 2, 3]);
      expect(await foundInAnyOrder('dunjakken')).toEqual([1, 2, 3]);
      expect(await found('støvler')).toEqual([7]);
    });

    test('the beginning of a word is enough', async () => {
      expect(await foundInAnyOrder('dunj')).toEqual([1, 2, 3]);
      expect(await found('kokea')).toEqual([8]);
    });

    test('æ, ø and å may be written otherwise, and the exact spelling ranks first', async () => {
      expect(await found('fjellstovel')).toEqual([7]);
      expect(await found('aerlig')).toEqual([5]);
      expect(await found('aasen')).toEqual([7]);
      expect(await found('løpe')).toEqual([11, 10]);
      expect(await found('lope')).toEqual([10, 11]);
    });

    test('one typing error is forgiven, only where nothing better matched', async () => {
      expect(await foundInAnyOrder('dunjake')).toEqual([1, 2, 3]);
      expect(await found('regnjakek')).toEqual([4]);
      expect(await found('kokeaparat')).toEqual([8]);
      expect(await found('løper')).not.toContain(8);
    });

    test('all words must match, where something matches all', async () => {
      expect(await found('heldre dunjakke')).toEqual([3, 2]);
    });

    test("'rød dunjakke dame m' finds red down jackets for women that exist in M", async () => {
      expect(await found('rød dunjakke dame m')).toEqual([1]);
      expect(await found('rød dunjakke dame')).toEqual([1, 2]);
      expect(await found('røde dunjakker herre')).toEqual([3]);
      expect(await found('dunjakke damer str l')).toEqual([1, 2]);
      expect(await found('støvel 37')).toEqual([7]);
    });

    test("'barn' means goods for children and juniors, those for children first", async () => {
      const rows = sampleCatalogue();
      const articles = rows.articles.map((row) => (row.id === 7 ? { ...row, genderIds: [4] } : row));
      await index.replace(async () => ({ ...rows, articles }), sampleNow);
      expect(await found('barn')).toEqual([7, 4]);
      expect(await found('junior')).toEqual([4]);
    });

    test('an article number or ean, whole with or without hyphens and spaces, or its last five digits', async () => {
      expect((await found('NV-1007'))[0]).toBe(7);
      expect(await found('nv 1007')).toEqual([7]);
      expect(await found('nv1007')).toEqual([7]);
      const ean = sampleEan(2, 1);
      expect(await found(ean)).toEqual([2]);
      expect(await found(`${ean.slice(0, 1)} ${ean.slice(1, 7)}-${ean.slice(7)}`)).toEqual([2]);
      expect(await found(ean.slice(-6))).toEqual([2]);
    });

    test('VAL-23 commas separate words; words that say nothing are not asked for', async () => {
      expect(await found('dunjakke,svart')).toEqual([1]);
      expect(await found('jakke til dame')).toEqual(await found('jakke dame'));
    });

    test('equal answers come best seller first; a sort asked for wins', async () => {
      expect(await found('dunjakke')).toEqual([3, 1, 2]);
      expect((await search('dunjakke', { sort: { by: 'GrossPrice', order: 'desc' } })).ids).toEqual([2, 3, 1]);
      expect((await search('dunjakke')).scores).toHaveLength(3);
      expect((await search('dunjakke', { sort: { by: 'Name', order: 'asc' } })).scores).toBeNull();
    });

    test('what a description mentions is found, unless there are articles that are such things', async () => {
      expect(await found('gassbrenner')).toEqual([8]);
      expect(await foundInAnyOrder('jakke')).toEqual([1, 2, 3, 4]);
    });

    test('filters and facets hold for search too', async () => {
      const { ids, facets } = await search('dunjakke', {
        filters: [{ field: 'GenderID', op: 'in', values: [2] }],
        facets: ['GenderID'],
      });
      expect(ids).toEqual([1, 2]);
      expect(facets.GenderID).toEqual([
        { id: 1, count: 1 },
        { id: 2, count: 2 },
      ]);
    });

    test('text without words finds nothing; an empty one finds all', async () => {
      expect((await search('!?')).total).toBe(0);
      expect((await search('  ')).total).toBe(10);
    });

    test('no text makes it slow', async () => {
      const started = performance.now();
      for (const text of [
        'a'.repeat(100),
        'jakke '.repeat(16),
        'skisko'.repeat(16),
        '%_*?()[]{}\\^$',
        '\u0000'.repeat(100),
        'e s '.repeat(25),
      ]) {
        await search(text);
        await index.suggest(text, 10);
      }
      expect(performance.now() - started).toBeLessThan(4000);
    });
  });

  describe('what a query means', () => {
    const keys = async (text: string) => (await search(text)).reading?.understood.map(({ key }) => key);

    test('a price, whatever the way of writing it', async () => {
      expect(await foundInAnyOrder('jakke under 600')).toEqual([4]);
      expect(await foundInAnyOrder('dunjakke over 1700 kr')).toEqual([2, 3]);
      expect(await foundInAnyOrder('jakke 400-1000')).toEqual([1, 4]);
      expect(await keys('jakke maks 600 kr')).toEqual(['goods:jakke', 'price:-600']);
    });

    test('an offer; cheapest and dearest put in order', async () => {
      expect(await found('dunjakke på tilbud')).toEqual([1]);
      expect(await found('billig dunjakke')).toEqual([1, 3, 2]);
      expect(await found('dyr dunjakke')).toEqual([2, 3, 1]);
    });

    test('what must not be', async () => {
      expect(await foundInAnyOrder('jakke uten dun')).toEqual([4]);
      expect(await found('dunjakke ikke til dame')).toEqual([3]);
      expect(await keys('jakke uten dun')).toEqual(['goods:jakke', 'not:dun']);
    });

    test('where all speak of what must not be, those go that are so by name', async () => {
      const rows = sampleCatalogue();
      const articles = rows.articles.map((article) => ({ ...article, description: 'Kan brukes under regnjakken.' }));
      await index.replace(async () => ({ ...rows, articles }), sampleNow);
      expect(await foundInAnyOrder('jakke ikke regnjakke')).toEqual([1, 2, 3]);
    });

    test('who speaks of themselves is shown first what the grown-up wear, and what children wear after it', async () => {
      const ids = await found('jeg trenger en ny jakke');
      expect(ids).toHaveLength(4);
      expect(ids.at(-1)).toBe(4);
    });

    test('a sentence is what its words of substance say', async () => {
      expect(await found('hei, jeg ser etter en rød dunjakke til kona mi i størrelse M')).toEqual([1]);
      expect(await foundInAnyOrder('har dere noen jakker?')).toEqual([1, 2, 3, 4]);
    });

    test('words of other languages and of dialects, and never a slip of a word that is known', async () => {
      expect(await foundInAnyOrder('jackets')).toEqual([1, 2, 3, 4]);
      expect(await foundInAnyOrder('rain jacket')).toEqual([4]);
      expect((await search('jacket')).reading?.corrected).toBeNull();
      expect(await foundInAnyOrder('byxor')).toEqual([5, 6]);
    });

    test('two kinds of goods are either', async () => {
      expect(await foundInAnyOrder('fjellstøvel og turbukse')).toEqual([5, 6, 7]);
    });

    test('a shop by its name, and stock', async () => {
      expect(await foundInAnyOrder('dunjakke i Drammen')).toEqual([3]);
      expect(await foundInAnyOrder('turbukse på lager')).toEqual([5]);
    });

    test('a page is asked for: no goods stand in for it', async () => {
      const { total, reading } = await search('åpningstider');
      expect([total, reading?.pages]).toEqual([0, ['shops']]);
    });

    test('a reading that is ignored is not read, and spelling can be taken literally', async () => {
      expect((await search('dunjakke dame', { ignore: ['gender:dame'] })).ids).toEqual(await found('dunjakke'));
      expect((await search('dunjake', { ignore: ['spelling'] })).total).toBe(0);
    });

    test('what the shopper has chosen wins over what was read', async () => {
      const { ids, reading } = await search('dunjakke dame', {
        filters: [{ field: 'GenderID', op: 'in', values: [1] }],
      });
      expect(ids).toEqual([3]);
      expect(reading?.understood.map(({ key }) => key)).toEqual(['goods:dunjakke']);
    });
  });

  describe('suggestions', () => {
    const completions = async (text: string) => (await index.suggest(text, 6)).completions;

    test('completions finish the last word and have hits', async () => {
      expect((await completions('dunj'))[0]).toBe('dunjakke');
      expect(await completions('vikafjell f')).toEqual([]);
      expect((await completions('åsen fj'))[0]).toMatch(/^åsen fjellstøv(el|ler)$/);
      for (const text of await completions('tu')) expect((await search(text)).total).toBeGreaterThan(0);
    });

    test('a thing that is named in full is narrowed to what its hits are', async () => {
      expect(await completions('jakke')).toEqual(
        expect.arrayContaining(['dunjakke', 'regnjakke', 'jakke dame', 'jakke herre']),
      );
      expect(await completions('dunjakke')).toEqual(['dunjakke dame', 'dunjakke herre', 'dunjakke under 1000']);
      expect(await completions('dunjakke ')).toEqual(await completions('dunjakke'));
      expect((await completions('dunjakke her'))[0]).toBe('dunjakke herre');
      expect((await completions('dunjakke u'))[0]).toBe('dunjakke under 1000');
    });

    test('words of other languages are completed by ours, with their articles and categories', async () => {
      expect((await completions('jack'))[0]).toBe('jakke');
      expect((await completions('rain j'))[0]).toBe('regnjakke');
      const { articleIds, categories } = await index.suggest('jacket', 5);
      expect(articleIds).toEqual(await found('jakke'));
      expect(categories[0]).toEqual({ level: 'ArticleGroup2ID', id: 10, count: 4 });
    });

    test('one slip is forgiven from four letters on, where nothing begins so', async () => {
      expect((await completions('dnuj'))[0]).toBe('dunjakke');
      expect((await completions('dunhak'))[0]).toBe('dunjakke');
      expect(await completions('dux')).toEqual([]);
      expect(await completions('retur')).toEqual([]); // a page's word is no slip
    });

    test('articles and categories that answer to what is typed', async () => {
      const { articleIds, categories } = await index.suggest('dunja', 5);
      expect(articleIds).toEqual([3, 1, 2]);
      expect(categories).toEqual([{ level: 'ArticleGroup3ID', id: 100, count: 3 }]);
      expect((await index.suggest('jakke', 9)).categories).toEqual([
        { level: 'ArticleGroup2ID', id: 10, count: 4 },
        { level: 'ArticleGroup3ID', id: 100, count: 3 },
        { level: 'ArticleGroup3ID', id: 101, count: 1 },
      ]);
      expect((await index.suggest('klær', 9)).categories).toEqual([{ level: 'MainGroupID', id: 1, count: 6 }]);
    });
  });

  describe('nothing meets all: the least important is left out, and said so', () => {
    const leftOut = async (text: string, more: Partial<CatalogueQuery> = {}) =>
      (await search(text, more)).reading?.leftOut.map(({ key, reason }) => `${key} ${reason}`);

    test('colour before gender, product line before the thing', async () => {
      expect(await found('blå fjellstøvel')).toEqual([7]);
      expect(await leftOut('blå fjellstøvel')).toEqual(['color:bla no_hits']);
      expect(await found('heldre kokeapparat')).toEqual([8]);
      expect(await leftOut('heldre kokeapparat')).toEqual(['line:heldre no_hits']);
    });

    test('a word unknown here does not hide those that are known', async () => {
      expect(await found('dunjakke xyzzy')).toEqual(await found('dunjakke'));
      expect(await leftOut('dunjakke xyzzy')).toEqual(['unknown:xyzzy unknown']);
      expect(await found('xyzzy')).toEqual([]);
      expect(await leftOut('xyzzy')).toEqual(['unknown:xyzzy unknown']);
    });

    test('says what a word was taken for', async () => {
      const { ids, reading } = await search('fjelstøvel dame');
      expect(ids).toEqual([7]);
      expect(reading?.corrected).toEqual({ from: 'fjelstøvel dame', to: 'fjellstøvel dame' });
      expect(reading?.leftOut.map(({ key }) => key)).toEqual(['gender:dame']);
    });

    test('the goods are not given up because of the shopper’s own choice, anything else is', async () => {
      const inGroup = (value: number): Partial<CatalogueQuery> => ({
        filters: [{ field: 'MainGroupID', op: 'in', values: [value] }],
      });
      expect((await search('svart regnjakke', inGroup(2))).total).toBe(0);
      expect((await search('rød dunjakke', inGroup(1))).ids).toEqual(await found('rød dunjakke'));
      expect(
        (await search('svart dunjakke', { filters: [{ field: 'ProductLineID', op: 'in', values: [1] }] })).ids,
      ).toEqual([3, 2]);
    });
  });
}
