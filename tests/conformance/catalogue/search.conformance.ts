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
  const search = (text: string, more: Partial<CatalogueQuery> = {}) =>
    index.query({ text, from: 0, take: 50, ...more });
  const found = (text: string) => search(text).ids;
  const foundInAnyOrder = (text: string) => found(text).sort((a, b) => a - b);

  describe('search', () => {
    test('compounds answer to their parts: jakke finds regnjakke and dunjakke', () => {
      expect(foundInAnyOrder('jakke')).toEqual([1, 2, 3, 4]);
      expect(found('støvel')).toEqual([7]);
      expect(found('regn')).toEqual([4]);
    });

    test('compounds answer when written apart, and the other way round', () => {
      expect(foundInAnyOrder('tur bukse')).toEqual([5, 6]);
      expect(foundInAnyOrder('turbukse')).toEqual([5, 6]);
      expect(found('turbukse')[0]).toBe(6);
    });

    test("'sko' finds shoes and not 'kokeapparat'", () => {
      expect(found('sko')).toEqual([7]);
    });

    test('inflected forms answer to each other', () => {
      expect(foundInAnyOrder('dunjakker')).toEqual([1, 2, 3]);
      expect(foundInAnyOrder('dunjakken')).toEqual([1, 2, 3]);
      expect(found('støvler')).toEqual([7]);
    });

    test('the beginning of a word is enough', () => {
      expect(foundInAnyOrder('dunj')).toEqual([1, 2, 3]);
      expect(found('kokea')).toEqual([8]);
    });

    test('æ, ø and å may be written otherwise, and the exact spelling ranks first', () => {
      expect(found('fjellstovel')).toEqual([7]);
      expect(found('aerlig')).toEqual([5]);
      expect(found('aasen')).toEqual([7]);
      expect(found('løpe')).toEqual([11, 10]);
      expect(found('lope')).toEqual([10, 11]);
    });

    test('one typing error is forgiven, only where nothing better matched', () => {
      expect(foundInAnyOrder('dunjake')).toEqual([1, 2, 3]);
      expect(found('regnjakek')).toEqual([4]);
      expect(found('kokeaparat')).toEqual([8]);
      expect(found('løper')).not.toContain(8);
    });

    test('all words must match, where something matches all', () => {
      expect(found('heldre dunjakke')).toEqual([3, 2]);
    });

    test("'rød dunjakke dame m' finds red down jackets for women that exist in M", () => {
      expect(found('rød dunjakke dame m')).toEqual([1]);
      expect(found('rød dunjakke dame')).toEqual([1, 2]);
      expect(found('røde dunjakker herre')).toEqual([3]);
      expect(found('dunjakke damer str l')).toEqual([1, 2]);
      expect(found('støvel 37')).toEqual([7]);
    });

    test("'barn' means goods for children and juniors, those for children first", async () => {
      const rows = sampleCatalogue();
      const articles = rows.articles.map((row) => (row.id === 7 ? { ...row, genderIds: [4] } : row));
      await index.replace(async () => ({ ...rows, articles }), sampleNow);
      expect(found('barn')).toEqual([7, 4]);
      expect(found('junior')).toEqual([4]);
    });

    test('an article number or ean, whole with or without hyphens and spaces, or its last five digits', () => {
      expect(found('NV-1007')[0]).toBe(7);
      expect(found('nv 1007')).toEqual([7]);
      expect(found('nv1007')).toEqual([7]);
      const ean = sampleEan(2, 1);
      expect(found(ean)).toEqual([2]);
      expect(found(`${ean.slice(0, 1)} ${ean.slice(1, 7)}-${ean.slice(7)}`)).toEqual([2]);
      expect(found(ean.slice(-6))).toEqual([2]);
    });

    test('VAL-23 commas separate words; words that say nothing are not asked for', () => {
      expect(found('dunjakke,svart')).toEqual([1]);
      expect(found('jakke til dame')).toEqual(found('jakke dame'));
    });

    test('equal answers come best seller first; a sort asked for wins', () => {
      expect(found('dunjakke')).toEqual([3, 1, 2]);
      expect(search('dunjakke', { sort: { by: 'GrossPrice', order: 'desc' } }).ids).toEqual([2, 3, 1]);
      expect(search('dunjakke').scores).toHaveLength(3);
      expect(search('dunjakke', { sort: { by: 'Name', order: 'asc' } }).scores).toBeNull();
    });

    test('what a description mentions is found, unless there are articles that are such things', () => {
      expect(found('gassbrenner')).toEqual([8]);
      expect(foundInAnyOrder('jakke')).toEqual([1, 2, 3, 4]);
    });

    test('filters and facets hold for search too', () => {
      const { ids, facets } = search('dunjakke', {
        filters: [{ field: 'GenderID', op: 'in', values: [2] }],
        facets: ['GenderID'],
      });
      expect(ids).toEqual([1, 2]);
      expect(facets.GenderID).toEqual([
        { id: 1, count: 1 },
        { id: 2, count: 2 },
      ]);
    });

    test('text without words finds nothing; an empty one finds all', () => {
      expect(search('!?').total).toBe(0);
      expect(search('  ').total).toBe(10);
    });

    test('no text makes it slow', () => {
      const started = performance.now();
      for (const text of [
        'a'.repeat(100),
        'jakke '.repeat(16),
        'skisko'.repeat(16),
        '%_*?()[]{}\\^$',
        '\u0000'.repeat(100),
        'e s '.repeat(25),
      ]) {
        search(text);
        index.suggest(text, 10);
      }
      expect(performance.now() - started).toBeLessThan(4000);
    });
  });

  describe('what a query means', () => {
    const keys = (text: string) => search(text).reading?.understood.map(({ key }) => key);

    test('a price, whatever the way of writing it', () => {
      expect(foundInAnyOrder('jakke under 600')).toEqual([4]);
      expect(foundInAnyOrder('dunjakke over 1700 kr')).toEqual([2, 3]);
      expect(foundInAnyOrder('jakke 400-1000')).toEqual([1, 4]);
      expect(keys('jakke maks 600 kr')).toEqual(['goods:jakke', 'price:-600']);
    });

    test('an offer; cheapest and dearest put in order', () => {
      expect(found('dunjakke på tilbud')).toEqual([1]);
      expect(found('billig dunjakke')).toEqual([1, 3, 2]);
      expect(found('dyr dunjakke')).toEqual([2, 3, 1]);
    });

    test('what must not be', () => {
      expect(foundInAnyOrder('jakke uten dun')).toEqual([4]);
      expect(found('dunjakke ikke til dame')).toEqual([3]);
      expect(keys('jakke uten dun')).toEqual(['goods:jakke', 'not:dun']);
    });

    test('a sentence is what its words of substance say', () => {
      expect(found('hei, jeg ser etter en rød dunjakke til kona mi i størrelse M')).toEqual([1]);
      expect(foundInAnyOrder('har dere noen jakker?')).toEqual([1, 2, 3, 4]);
    });

    test('words of other languages and of dialects, and never a slip of a word that is known', () => {
      expect(foundInAnyOrder('jackets')).toEqual([1, 2, 3, 4]);
      expect(foundInAnyOrder('rain jacket')).toEqual([4]);
      expect(search('jacket').reading?.corrected).toBeNull();
      expect(foundInAnyOrder('byxor')).toEqual([5, 6]);
    });

    test('two kinds of goods are either', () => {
      expect(foundInAnyOrder('fjellstøvel og turbukse')).toEqual([5, 6, 7]);
    });

    test('a shop by its name, and stock', () => {
      expect(foundInAnyOrder('dunjakke i Drammen')).toEqual([3]);
      expect(foundInAnyOrder('turbukse på lager')).toEqual([5]);
    });

    test('a page is asked for: no goods stand in for it', () => {
      const { total, reading } = search('åpningstider');
      expect([total, reading?.pages]).toEqual([0, ['shops']]);
    });

    test('a reading that is ignored is not read, and spelling can be taken literally', () => {
      expect(search('dunjakke dame', { ignore: ['gender:dame'] }).ids).toEqual(found('dunjakke'));
      expect(search('dunjake', { ignore: ['spelling'] }).total).toBe(0);
    });

    test('what the shopper has chosen wins over what was read', () => {
      const { ids, reading } = search('dunjakke dame', { filters: [{ field: 'GenderID', op: 'in', values: [1] }] });
      expect(ids).toEqual([3]);
      expect(reading?.understood.map(({ key }) => key)).toEqual(['goods:dunjakke']);
    });
  });

  describe('suggestions', () => {
    const completions = (text: string) => index.suggest(text, 6).completions;

    test('completions finish the last word and have hits', () => {
      expect(completions('dunj')[0]).toBe('dunjakke');
      expect(completions('vikafjell f')).toEqual([]);
      expect(completions('åsen fj')[0]).toMatch(/^åsen fjellstøv(el|ler)$/);
      for (const text of completions('tu')) expect(search(text).total).toBeGreaterThan(0);
    });

    test('a thing that is named in full is narrowed to what its hits are', () => {
      expect(completions('jakke')).toEqual(
        expect.arrayContaining(['dunjakke', 'regnjakke', 'jakke dame', 'jakke herre']),
      );
      expect(completions('dunjakke')).toEqual(['dunjakke dame', 'dunjakke herre', 'dunjakke under 1000']);
      expect(completions('dunjakke ')).toEqual(completions('dunjakke'));
      expect(completions('dunjakke her')[0]).toBe('dunjakke herre');
      expect(completions('dunjakke u')[0]).toBe('dunjakke under 1000');
    });

    test('words of other languages are completed by ours, with their articles and categories', () => {
      expect(completions('jack')[0]).toBe('jakke');
      expect(completions('rain j')[0]).toBe('regnjakke');
      const { articleIds, categories } = index.suggest('jacket', 5);
      expect(articleIds).toEqual(found('jakke'));
      expect(categories[0]).toEqual({ level: 'ArticleGroup2ID', id: 10, count: 4 });
    });

    test('one slip is forgiven from four letters on, where nothing begins so', () => {
      expect(completions('dnuj')[0]).toBe('dunjakke');
      expect(completions('dunhak')[0]).toBe('dunjakke');
      expect(completions('dux')).toEqual([]);
      expect(completions('retur')).toEqual([]); // a page's word is no slip
    });

    test('articles and categories that answer to what is typed', () => {
      const { articleIds, categories } = index.suggest('dunja', 5);
      expect(articleIds).toEqual([3, 1, 2]);
      expect(categories).toEqual([{ level: 'ArticleGroup3ID', id: 100, count: 3 }]);
      expect(index.suggest('jakke', 9).categories).toEqual([
        { level: 'ArticleGroup2ID', id: 10, count: 4 },
        { level: 'ArticleGroup3ID', id: 100, count: 3 },
        { level: 'ArticleGroup3ID', id: 101, count: 1 },
      ]);
      expect(index.suggest('klær', 9).categories).toEqual([{ level: 'MainGroupID', id: 1, count: 6 }]);
    });
  });

  describe('nothing meets all: the least important is left out, and said so', () => {
    const leftOut = (text: string, more: Partial<CatalogueQuery> = {}) =>
      search(text, more).reading?.leftOut.map(({ key, reason }) => `${key} ${reason}`);

    test('colour before gender, product line before the thing', () => {
      expect(found('blå fjellstøvel')).toEqual([7]);
      expect(leftOut('blå fjellstøvel')).toEqual(['color:bla no_hits']);
      expect(found('heldre kokeapparat')).toEqual([8]);
      expect(leftOut('heldre kokeapparat')).toEqual(['line:heldre no_hits']);
    });

    test('a word unknown here does not hide those that are known', () => {
      expect(found('dunjakke xyzzy')).toEqual(found('dunjakke'));
      expect(leftOut('dunjakke xyzzy')).toEqual(['unknown:xyzzy unknown']);
      expect(found('xyzzy')).toEqual([]);
      expect(leftOut('xyzzy')).toEqual(['unknown:xyzzy unknown']);
    });

    test('says what a word was taken for', () => {
      const { ids, reading } = search('fjelstøvel dame');
      expect(ids).toEqual([7]);
      expect(reading?.corrected).toEqual({ from: 'fjelstøvel dame', to: 'fjellstøvel dame' });
      expect(reading?.leftOut.map(({ key }) => key)).toEqual(['gender:dame']);
    });

    test('the goods are not given up because of the shopper’s own choice, anything else is', () => {
      const inGroup = (value: number): Partial<CatalogueQuery> => ({
        filters: [{ field: 'MainGroupID', op: 'in', values: [value] }],
      });
      expect(search('svart regnjakke', inGroup(2)).total).toBe(0);
      expect(search('rød dunjakke', inGroup(1)).ids).toEqual(found('rød dunjakke'));
      expect(search('svart dunjakke', { filters: [{ field: 'ProductLineID', op: 'in', values: [1] }] }).ids).toEqual([
        3, 2,
      ]);
    });
  });
}
