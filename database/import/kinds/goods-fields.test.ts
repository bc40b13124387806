import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStore } from '#server/database/published/article-store.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { articles } from './articles.ts';
import { categories, groups } from './reference-lists.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const drink = {
  ArticleID: 1011,
  ContentAmount: '0,5',
  ContentUnit: 'L',
  Ingredients: 'Vann, sukker, melkepulver',
  Allergens: 'melk, soya',
  MayContain: 'Kan inneholde spor av nøtter.',
};

test('facts of goods come in, and a second time change nothing', async () => {
  expect(await given.imported(articles, [drink])).toMatchObject({ changed: 1, bad: [] });
  expect(await given.imported(articles, [drink])).toMatchObject({ changed: 0 });
  expect(await articleStore(given.database).goods(1011)).toMatchObject({
    Kind: 'food',
    Ingredients: 'Vann, sukker, melkepulver',
    Allergens: ['melk', 'soya'],
    Electrical: 0,
    Battery: null,
  });
});

test('the nearest level that says something counts', async () => {
  const said = { GoodsKind: 'equipment', ComplaintYears: 5, Guarantee: 'To års garanti.' };
  await given.imported(categories, [{ MainGroupID: 1, ...said }]);
  await given.imported(groups, [{ ArticleGroup3ID: 100, GoodsKind: 'textile', ReturnDays: 0 }]);
  const jacket = () => articleStore(given.database).goods(1001);
  expect(await jacket()).toMatchObject({
    Kind: 'textile',
    ComplaintYears: 5,
    ReturnDays: 0,
    Guarantee: 'To års garanti.',
  });
  await given.imported(articles, [{ ArticleID: 1001, GoodsKind: 'electrical', Electrical: '1', Battery: 'built-in' }]);
  expect(await jacket()).toMatchObject({ Kind: 'electrical', Electrical: 1, Battery: 'built-in' });
});

test('what cannot be is refused in a line', async () => {
  const { bad } = await given.imported(articles, [
    { ArticleID: 1001, ContentAmount: 55 },
    { ArticleID: 1002, ContentAmount: -1, ContentUnit: 'pund', GoodsKind: 'vin', Electrical: 'kanskje' },
  ]);
  expect(bad.join(' | ')).toMatch(/1: .*ContentAmount and ContentUnit both/);
  const second = await given.imported(articles, [
    { ArticleID: 1002, ContentAmount: -1, ContentUnit: 'pund', GoodsKind: 'vin', Electrical: 'kanskje' },
  ]);
  for (const said of ['above 0', 'must be one of g, kg', 'must be one of food', 'must be 0 or 1']) {
    expect(second.bad.join(' | ')).toContain(said);
  }
  const years = await given.imported(categories, [{ MainGroupID: 1, ComplaintYears: 3 }]);
  expect(years.bad[0]).toContain('2 or 5');
});

test('an article says when it changed, and is not changed by being told the same', async () => {
  const changedAt = async () => {
    const [row] = await given.database.query<{ at: string }>(
      'SELECT changed_at::text AS at FROM articles WHERE article_id = 1001',
    );
    return row?.at;
  };
  const first = await changedAt();
  await given.database.execute('UPDATE articles SET name = name WHERE article_id = 1001');
  expect(await changedAt()).toBe(first);
  await given.imported(articles, [{ ArticleID: 1001, Material: '100 % ull' }]);
  expect(await changedAt()).not.toBe(first);
});
