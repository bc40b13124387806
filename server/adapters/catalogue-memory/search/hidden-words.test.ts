import { expect, test } from 'vitest';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import type { CatalogueRows } from '../../../ports/catalogue/catalogue-rows.ts';
import { CatalogueMemory } from '../catalogue-memory.ts';

/** Article 1 has a word that no other has. */
function withSecret(visibleOnWeb: boolean): CatalogueRows {
  const rows = sampleCatalogue();
  const articles = rows.articles.map((row) =>
    row.id === 1 ? { ...row, name: 'Hemmelighetskammer dunjakke', visibleOnWeb } : row,
  );
  return { ...rows, articles };
}

async function tellsOf(index: CatalogueMemory, text: string): Promise<unknown> {
  const { reading, total } = await index.query({ text, from: 0, take: 5 });
  return { total, leftOut: reading?.leftOut.map(({ reason }) => reason), corrected: reading?.corrected?.to ?? null };
}

const unknown = { total: 0, leftOut: ['unknown'], corrected: null };

test("a hidden article's words are unknown: neither searched for, guessed nor completed", async () => {
  const index = new CatalogueMemory();
  await index.replace(async () => withSecret(false), sampleNow);
  expect(await tellsOf(index, 'hemmelighetskammer')).toEqual(unknown);
  expect(await tellsOf(index, 'hemmelighetskamer')).toEqual(unknown);
  expect((await index.suggest('hemmelighetsk', 5)).completions).toEqual([]);
});

test('its words come and go as it is shown and hidden', async () => {
  const index = new CatalogueMemory();
  await index.replace(async () => withSecret(false), sampleNow);
  const show = (visibleOnWeb: boolean) => {
    const rows = withSecret(visibleOnWeb);
    const own = { ...rows, articles: rows.articles.filter(({ id }) => id === 1) };
    return index.update([1], async () => own, sampleNow);
  };
  await show(true);
  expect(await tellsOf(index, 'hemmelighetskamer')).toEqual({ total: 1, leftOut: [], corrected: 'hemmelighetskammer' });
  await show(false);
  expect(await tellsOf(index, 'hemmelighetskammer')).toEqual(unknown);
});
