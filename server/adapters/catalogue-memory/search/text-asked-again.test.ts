import { expect, test } from 'vitest';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import type { CatalogueFilter, CatalogueQuery } from '../../../ports/catalogue/catalogue-index.ts';
import type { StockRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { CatalogueMemory } from '../catalogue-memory.ts';

const texts = [
  'blå jakke dame',
  'jakke',
  'rød sko herre under 1000',
  'billigste jakke',
  'jakke på lager',
  'sko i oslo',
];
const filters: readonly CatalogueFilter[][] = [
  [],
  [{ field: 'GrossPrice', op: 'between', values: [1, 50_000] }],
  [{ field: 'GrossPrice', op: 'between', values: [1, 900] }],
  [{ field: 'GrossPrice', op: 'between', values: [90_000, 99_000] }],
  [{ field: 'GenderID', op: 'in', values: [2] }],
  [{ field: 'AvailableShopID', op: 'in', values: [1] }],
  [{ field: 'SizeID', op: 'in', values: [3] }],
];
const pages = [
  { from: 0, take: 3 },
  { from: 1, take: 2 },
  { from: 0, take: 3, sort: { by: 'GrossPrice', order: 'asc' } },
  { from: 0, take: 3, pins: [{ articleId: 7, position: 1 }], buried: [1] },
] as const satisfies readonly Partial<CatalogueQuery>[];
const facets = ['GenderID', 'ColorGroupID', 'AvailableShopID', 'SizeID'] as const;
const queries: readonly CatalogueQuery[] = texts.flatMap((text) =>
  filters.map((chosen, at) => ({
    text,
    filters: chosen,
    facets,
    priceFacet: true,
    ...(pages[at % pages.length] ?? pages[0]),
  })),
);

async function filled(stock: readonly StockRow[]): Promise<CatalogueMemory> {
  const index = new CatalogueMemory();
  await index.replace(async () => sampleCatalogue(), sampleNow);
  await index.applyStock(stock);
  return index;
}

test('a text that was asked for before finds the same, whatever else is asked and sold meanwhile', async () => {
  const index = await filled([]);
  const rows = [...sampleCatalogue().stock];
  for (const stock of [[], rows.map((row) => ({ ...row, qty: 0 }))]) {
    await index.applyStock(stock);
    for (const query of queries) {
      const first = await (await filled(stock)).query(query);
      expect(await index.query(query)).toEqual(first);
      expect(await index.query(query)).toEqual(first);
    }
  }
});
