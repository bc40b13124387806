import { beforeAll, expect, test } from 'vitest';
import { chainWords } from '#domain/search/reader/chain-words.ts';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { CatalogueMemory } from '../catalogue-memory.ts';

const chain = chainWords(
  [
    { word: 'Knallert', words: ['fjellstøvel'], both: false },
    { word: 'lang tur', words: ['kokeapparat'], both: false },
    { word: 'fjellstøvel', words: ['klumpsko'], both: true },
    { word: 'gorgonzola', words: ['ost'], both: false },
  ],
  [],
);
const index = new CatalogueMemory();
beforeAll(() => index.replace(async () => sampleCatalogue(), sampleNow));
const completions = async (text: string) => (await index.suggest(text, 6, chain)).completions;

test("the chain's own synonyms are completed, beside what is said before them too", async () => {
  expect((await index.suggest('knall', 6)).completions).not.toContain('knallert');
  expect((await completions('knall'))[0]).toBe('knallert');
  expect((await index.suggest('knall', 6, chain)).articleIds).toEqual([7]);
  expect(await completions('herre knal')).toContain('herre knallert');
});

test('several words in a row are completed as one', async () => {
  expect(await completions('lang t')).toContain('lang tur');
  expect(await completions('lan')).toContain('lang tur');
});

test('one that holds both ways is completed from either side', async () => {
  expect(await completions('klum')).toContain('klumpsko');
});

test('a synonym for what the shop does not have is not suggested, nor one after a single letter', async () => {
  expect(await completions('gorgon')).toEqual([]);
  expect(await completions('herre k')).not.toContain('herre knallert');
});
