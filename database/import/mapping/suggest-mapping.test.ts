import { describe, expect, test } from 'vitest';
import { allImportKinds, importKind } from '../kinds.ts';
import { columnNames, plainName } from './column-names.ts';
import { fieldNames } from './mapping.ts';
import { suggestMapping } from './suggest-mapping.ts';

async function suggested(name: string, heading: string, rows: Record<string, unknown>[] = []) {
  const kind = await importKind(name);
  if (kind === null) throw new Error(name);
  return suggestMapping(kind, heading.split(';'), rows);
}

describe('a mapping is suggested from the heading', () => {
  test('of goods, in Norwegian', async () => {
    const { mapping, unknown, lacking } = await suggested(
      'articles',
      'Varenr;Varenavn;Pris inkl. mva;Førpris;MVA-sats;Merke;Kjønn;Hovedgruppe;Vis på nett;Leverandør',
    );
    expect(mapping.columns).toEqual({
      Varenr: 'ArticleNo',
      Varenavn: 'Name',
      'Pris inkl. mva': 'SuggestedPrice',
      Førpris: 'OriginalPrice',
      'MVA-sats': 'VatPercentage',
      Merke: 'ProductLine',
      Kjønn: 'Gender',
      Hovedgruppe: 'MainGroup',
      'Vis på nett': 'VisibleOnWeb',
      Leverandør: null,
    });
    expect([unknown, lacking]).toEqual([['Leverandør'], []]);
  });

  test('of variants and stock, in the words of tills', async () => {
    expect((await suggested('variants', 'eanno;Varenr;Størrelse;Farge')).mapping.columns).toEqual({
      eanno: 'EanNo',
      Varenr: 'ArticleNo',
      Størrelse: 'Size',
      Farge: 'Color',
    });
    expect((await suggested('stock', 'STREKKODE;Butikknr;Beholdning')).mapping.columns).toEqual({
      STREKKODE: 'EanNo',
      Butikknr: 'ShopNo',
      Beholdning: 'Qty',
    });
  });

  test('a column with the field’s own name comes before one that may be meant', async () => {
    const { columns } = (await suggested('articles', 'Tittel;Name;ArticleID')).mapping;
    expect(columns).toEqual({ Tittel: null, Name: 'Name', ArticleID: 'ArticleID' });
  });

  test('what a new row needs and no column gives is told', async () => {
    expect((await suggested('articles', 'Varenr;Kjønn')).lacking).toEqual(['Name', 'SuggestedPrice', 'MainGroupID']);
    expect((await suggested('prices', 'Varenr;Pris')).lacking).toEqual([]);
  });

  test('numbers of genders are asked about, words are not', async () => {
    const words = await suggested('articles', 'Kjønn', [{ Kjønn: 'Dame' }, { Kjønn: 'Menn' }]);
    expect(words.mapping.values).toBeUndefined();
    const numbers = await suggested('articles', 'Kjønn', [{ Kjønn: '1' }, { Kjønn: '2' }, { Kjønn: 'Herre' }]);
    expect(numbers.mapping.values).toEqual({ Gender: { 1: '', 2: '', Herre: 'Herre' } });
    expect(numbers.questions).toHaveLength(2);
  });
});

test('every word of the list is written as it is compared, and stands for a field of some kind', async () => {
  const fields = new Set((await allImportKinds()).flatMap(fieldNames));
  expect(Object.keys(columnNames).filter((field) => !fields.has(field))).toEqual([]);
  const words = Object.values(columnNames).flat();
  expect(words.filter((word) => plainName(word) !== word)).toEqual([]);
});
