import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenSearchWriter } from '#server/adapters/catalogue-opensearch/open-search-writer.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { indexerFigures } from '#server/database/monitoring/indexer-figures.ts';
import type { CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { sampleCatalogue, sampleNow } from '#tests/conformance/catalogue/catalogue-sample.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { clusterUrls, indexClient } from './opensearch-index.ts';

const aliasNow = () => `takeover_${randomBytes(4).toString('hex')}`;
const documentOf = async (alias: string, id: number) => (await indexClient.documents(alias, [id])).get(id)?.document;

describe('two writers of one catalogue', () => {
  const alias = aliasNow();
  const writer = (epoch: number) =>
    new OpenSearchWriter({
      client: indexClient,
      alias,
      shape: { shards: 1, replicas: 0 },
      termsOf: articleTerms,
      epoch,
    });
  afterAll(() => indexClient.remove(`${alias}-*`));
  const rows = sampleCatalogue();
  const some = (wanted: number, edit: (price: number) => number): CatalogueRows => ({
    ...rows,
    articles: rows.articles
      .filter(({ id }) => id === wanted)
      .map((article) => ({ ...article, suggestedPrice: edit(article.suggestedPrice) })),
  });

  test('what the former read before it hung is refused, though it had changed back and nothing was to be written', async () => {
    const former = writer(1);
    await former.replace(async () => rows, sampleNow);
    const before = (await documentOf(alias, 7))?.price;
    const read = Promise.withResolvers<CatalogueRows>();
    const late = former.update([7], () => read.promise, sampleNow);
    const [{ index } = { index: '' }] = await indexClient.behind(alias);
    const next = writer(2);
    await next.resume(index, rows.reference, sampleNow);
    expect((await next.update([7], async () => some(7, (price) => price), sampleNow)).articleIds).toEqual([]);
    read.resolve(some(7, (price) => price + 1));
    await expect(late).rejects.toThrow('newer indexer');
    expect((await documentOf(alias, 7))?.price).toBe(before);
  });

  test('an article that is gone is not brought back, and a catalogue that was built meanwhile is not replaced', async () => {
    const [{ index } = { index: '' }] = await indexClient.behind(alias);
    const former = writer(3);
    await former.resume(index, rows.reference, sampleNow);
    const read = Promise.withResolvers<CatalogueRows>();
    const late = former.update([8], () => read.promise, sampleNow);
    const built = Promise.withResolvers<CatalogueRows>();
    const rebuilt = former.replace(() => built.promise, sampleNow);
    const next = writer(4);
    await next.resume(index, rows.reference, sampleNow);
    await next.update([8], async () => ({ ...rows, articles: [] }), sampleNow);
    await next.replace(async () => rows, sampleNow);
    const standing = await indexClient.behind(alias);
    read.resolve(some(8, (price) => price + 1));
    await expect(late).rejects.toThrow('newer indexer');
    built.resolve(rows);
    await expect(rebuilt).rejects.toThrow('newer indexer');
    expect(await indexClient.behind(alias)).toEqual(standing);
  });
});

describe('two indexers of one shop', () => {
  const alias = aliasNow();
  const started: Started[] = [];
  let shop: ThrowAwayDatabase;
  beforeAll(async () => {
    shop = await startMigratedDatabase('acceptance');
  });
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await shop?.close();
    await indexClient.remove(`${alias}-*`);
  });

  const priced = (price: number) =>
    shop.database.execute('UPDATE articles SET suggested_price = $1 WHERE article_id = 1001', [price]);
  const isSearched = (price: number) =>
    expect.poll(async () => (await documentOf(alias, 1001))?.price, { timeout: 30_000, interval: 100 }).toBe(price);

  test('one that hangs is followed by the other and writes no more; one that is killed as well', async () => {
    const first = startOne();
    await first.writes();
    const second = startOne();
    await priced(71);
    await isSearched(71);
    first.child.kill('SIGSTOP');
    await priced(72);
    await second.writes();
    await isSearched(72);
    first.child.kill('SIGCONT');
    await priced(73);
    await isSearched(73);
    expect((await indexerFigures(shop.database)).isWritten).toBe(true);
    expect(first.turns()).toBe(1);
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
    await priced(74);
    await isSearched(74);
    expect(first.turns()).toBe(2);
    await expect.poll(() => indexerFigures(shop.database)).toMatchObject({ waiting: 0, isWritten: true });
  }, 120_000);

  function startOne(): Started {
    const child = spawn(process.execPath, ['scripts/indexer.ts'], {
      env: {
        ...process.env,
        SHOP_MODE: 'demo',
        DATABASE_URL: shop.url,
        CATALOGUE_URL: clusterUrls[0] ?? '',
        CATALOGUE_NAME: alias,
        CATALOGUE_SHARDS: '1',
        CATALOGUE_REPLICAS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    const turns = () => said.split(': writes').length - 1;
    const one = { child, turns, writes: () => expect.poll(turns, { timeout: 60_000, interval: 50 }).toBe(1) };
    started.push(one);
    return one;
  }
});

interface Started {
  readonly child: ChildProcess;
  /** How often it has taken over. */
  readonly turns: () => number;
  readonly writes: () => Promise<void>;
}
