import { expect, test } from 'vitest';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { CatalogueMemory } from './catalogue-memory.ts';

test('readers are let in while a catalogue is built', async () => {
  const rows = sampleCatalogue();
  const articles = Array.from({ length: 3000 }, (_, at) => ({
    ...rows.articles[0]!,
    id: at + 1,
    slug: `vare-${at}`,
    articleNo: `${at}`,
    name: `Jakke ${at % 700}`,
    description: 'vanntett og varm '.repeat(20),
  }));
  const index = new CatalogueMemory();
  let reads = 0;
  const replaced = index.replace(async () => ({ ...rows, articles }), sampleNow).then(() => true);
  const wait = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  while (!(await Promise.race([replaced, wait()]))) {
    expect((await index.query({ from: 0, take: 1 })).total).toBe(0);
    reads += 1;
  }
  expect(reads).toBeGreaterThan(3);
  expect(index.size).toBe(3000);
});
