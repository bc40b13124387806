import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { listRuns } from './import-runs.ts';
import { undoRun } from './undo-run.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const rows = <Row extends object>(sql: string) => given.database.query<Row>(sql);
const undo = (id: number, now?: Date) => undoRun(given.single, id, { actor: 'test', ...(now && { now }) });
const price = async (id = 1001) =>
  (await rows<{ price: number }>(`SELECT suggested_price AS price FROM articles WHERE article_id = ${id}`))[0]?.price;

test('every run is listed with who, which file and what came of it', async () => {
  await given.run('prices', [{ ArticleID: 1001, SuggestedPrice: 1111 }], { actor: 'command:kari' });
  await given.run('prices', [{ ArticleID: 1, SuggestedPrice: 1 }]);
  await given.run('stock', '').catch(() => {});
  const runs = await listRuns(given.database, 10);
  expect(
    runs.map(({ kind, actor, outcome, rows: read, bad, changed }) => ({ kind, actor, outcome, read, bad, changed })),
  ).toEqual([
    { kind: 'stock', actor: 'test', outcome: 'failed', read: 0, bad: 0, changed: 0 },
    { kind: 'prices', actor: 'test', outcome: 'refused', read: 1, bad: 1, changed: 0 },
    { kind: 'prices', actor: 'command:kari', outcome: 'done', read: 1, bad: 0, changed: 1 },
  ]);
  expect(runs[2]?.fileName).toMatch(/\.jsonl$/);
  expect(runs[2]?.fileHash).toHaveLength(32);
});

test('prices go back as new prices: what was asked stays in the history', async () => {
  const { runId } = await given.run('prices', [{ ArticleID: 1001, SuggestedPrice: 1111 }]);
  const undone = await undo(runId);
  expect(undone.merged.changed).toBe(1);
  expect(await price()).toBe(1299);
  const history = await rows<{ price: number }>(
    `SELECT price FROM price_history WHERE article_id = 1001 AND source = 'list' ORDER BY valid_from DESC LIMIT 3`,
  );
  expect(history.map((row) => row.price)).toEqual([1299, 1111, 1299]);
  await expect(undo(runId)).rejects.toThrow(`has been taken back by run ${undone.runId} already`);
});

test('goods go back with their name, address and genders; new ones are hidden', async () => {
  const [was] = await rows<{ name: string; slug: string; genders: number[] }>(
    `SELECT name, slug, ARRAY(SELECT gender_id FROM article_genders g WHERE g.article_id = a.article_id ORDER BY 1) AS genders
       FROM articles a WHERE article_id = 1001`,
  );
  const { runId } = await given.run('articles', [
    { ArticleID: 1001, Name: 'Et annet navn', Genders: [4] },
    { ArticleID: 9001, ArticleNo: 'A-9001', Name: 'Ny', SuggestedPrice: 10, MainGroupID: 1 },
  ]);
  await undo(runId);
  expect(
    await rows(
      `SELECT name, slug, ARRAY(SELECT gender_id FROM article_genders g WHERE g.article_id = a.article_id ORDER BY 1) AS genders
         FROM articles a WHERE article_id = 1001`,
    ),
  ).toEqual([was]);
  expect(await rows('SELECT visible_on_web AS visible FROM articles WHERE article_id = 9001')).toEqual([
    { visible: 0 },
  ]);
});

test('what somebody has changed since is not taken back, and nothing of the rest either', async () => {
  const { runId } = await given.run('prices', [
    { ArticleID: 1001, SuggestedPrice: 1111 },
    { ArticleID: 1003, SuggestedPrice: 1112 },
  ]);
  await given.run('prices', [{ ArticleID: 1003, SuggestedPrice: 1113 }]);
  await expect(undo(runId)).rejects.toThrow('ArticleID 1003 changed since');
  expect([await price(), await price(1003)]).toEqual([1111, 1113]);
});

test('campaign prices that a run has made go; a campaign that has prices stays', async () => {
  const campaign = { id: 50, name: 'Vårslepp', start: '01.03.2026', end: '31.03.2026' };
  const { runId: made } = await given.run('campaigns', [campaign]);
  const { runId: priced } = await given.run('campaignarticles', [
    { CampaignArticleID: 500, CampaignID: 50, ArticleID: 1003, Price: 99, LabelType: 'price', start: '01.01.2026' },
  ]);
  await expect(undo(made)).rejects.toThrow('has campaign prices by now');
  expect((await undo(priced)).deleted).toBe(1);
  expect(await rows(`SELECT price FROM price_history WHERE article_id = 1003 AND source = 'campaign'`)).toEqual([
    { price: 99 },
  ]);
  expect((await undo(made)).deleted).toBe(1);
  expect(await rows('SELECT FROM campaigns WHERE campaign_id = 50')).toEqual([]);
});

test('stock, dry runs, refused runs and those of yesterday are not taken back', async () => {
  const stock = await given.run('stock', [{ EanNo: '7000000100116', ShopID: 1, Qty: 77 }]);
  await expect(undo(stock.runId)).rejects.toThrow('A run of stock cannot be taken back');
  const dry = await given.run('prices', [{ ArticleID: 1001, SuggestedPrice: 1111 }], { dryRun: true });
  await expect(undo(dry.runId)).rejects.toThrow('has changed nothing');
  const { runId } = await given.run('prices', [{ ArticleID: 1001, SuggestedPrice: 1111 }]);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 60_000);
  await expect(undo(runId, tomorrow)).rejects.toThrow('is older than 24 hours');
  await expect(undo(12_345)).rejects.toThrow('There is no run 12345');
});
