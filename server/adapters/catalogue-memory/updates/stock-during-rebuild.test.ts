import { expect, test } from 'vitest';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { CatalogueMemory } from '../catalogue-memory.ts';

test('what is sold while an update loads is not undone, also where the update needs a rebuild', async () => {
  const index = new CatalogueMemory();
  const rows = sampleCatalogue();
  await index.replace(async () => sampleCatalogue(), sampleNow);
  const ean = rows.variants.find(({ articleId }) => articleId === 8)?.ean ?? '';
  expect(await index.stockOf(ean)).toEqual([{ id: 1, qty: 6 }]);
  const renamed = {
    ...rows.reference,
    shops: rows.reference.shops.map((shop) => ({ ...shop, name: `${shop.name} 2` })),
  };
  const load = async () => {
    const loaded = { ...rows, stock: Array.from(rows.stock, (row) => ({ ...row })), reference: renamed };
    await index.applyStock([{ ean, shopId: 1, qty: 5 }]); // sold after the rows were read
    return loaded;
  };
  await index.update([8], load, sampleNow);
  expect(index.reference.shops[0]?.name).toBe('Bergen 2');
  expect(await index.stockOf(ean)).toEqual([{ id: 1, qty: 5 }]);
});
