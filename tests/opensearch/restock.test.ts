import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { OpenSearchWriter } from '#server/adapters/catalogue-opensearch/open-search-writer.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { sampleCatalogue, sampleEan, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { indexClient } from './opensearch-index.ts';

const aliases = ['restocked', 'rebuilt'].map((name) => `${name}_${randomBytes(4).toString('hex')}`);
const [restocked = '', rebuilt = ''] = aliases;
afterAll(async () => {
  for (const alias of aliases) await indexClient.remove(`${alias}-*`);
});

const shape = { shards: 1, replicas: 0 };
const writer = (alias: string) =>
  new OpenSearchWriter({ client: indexClient, alias, shape, termsOf: articleTerms, epoch: 1 });

test('a document with the stock of a variant put into it is the one that would have been built anew', async () => {
  const rows = sampleCatalogue();
  const ean = sampleEan(1, 1);
  const moved = [...rows.stock].filter((row) => row.ean !== ean).concat({ ean, shopId: 2, qty: 4 });
  const one = writer(restocked);
  await one.replace(async () => rows, sampleNow);
  const counts = new Map([
    [ean, [[2, 4]] as const],
    [sampleEan(7, 0), []],
  ]);
  const change = await one.restock([1, 7, 404], async () => counts);
  expect(change).toMatchObject({ articleIds: [1, 7], stockAlone: true });
  expect(change.lists).toEqual(expect.arrayContaining(['MainGroupID:1', 'MainGroupID:2', 'CampaignID:7']));

  await writer(rebuilt).replace(
    async () => ({ ...rows, stock: moved.filter((row) => row.ean !== sampleEan(7, 0)) }),
    sampleNow,
  );
  const [made, built] = await Promise.all(aliases.map((alias) => indexClient.documents(alias, [1, 7])));
  for (const id of [1, 7]) expect(made?.get(id)?.document).toEqual(built?.get(id)?.document);
  expect(await one.restock([1, 7], async () => counts)).toMatchObject({ articleIds: [], lists: [] });
});
