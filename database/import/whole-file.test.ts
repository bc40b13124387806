import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const count = async (sql: string) =>
  (await given.database.query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`))[0]?.count ?? 0;
const whole = { shops: null };

describe('a whole file', () => {
  const allStock = () =>
    given.database.query<{ EanNo: string; ShopID: number; Qty: number }>(
      `SELECT ean AS "EanNo", shop_id AS "ShopID", qty AS "Qty" FROM stock ORDER BY 1, 2`,
    );

  test('empties what it lacks; held pieces are out of stock already', async () => {
    const stock = await allStock();
    const missing = stock.findIndex(({ Qty }) => Qty > 0);
    const { merged } = await given.run('stock', stock.toSpliced(missing, 1), { whole });
    expect(merged).toEqual({ added: 0, changed: 0, emptied: 1 });
    const after = await allStock();
    expect(after[missing]).toEqual({ ...stock[missing], Qty: 0 });
    expect(after.filter((row, at) => row.Qty !== stock[at]?.Qty)).toHaveLength(1);
  });

  test('that would empty much is held until somebody says yes', async () => {
    const stock = await allStock();
    const filled = await count('stock WHERE qty > 0');
    const held = await given.run('stock', stock.slice(0, 3), { whole });
    expect(held.merged).toBeNull();
    expect(held.held).toMatch(/^this would empty \d+ % of the stock \(\d+ of \d+\); say --yes if that is meant$/);
    expect(await count('stock WHERE qty > 0')).toBe(filled);
    expect((await given.run('stock', stock.slice(0, 3), { whole, yes: true })).merged?.emptied).toBeGreaterThan(0);
    expect(await count('stock WHERE qty > 0')).toBeLessThanOrEqual(3);
  });

  test('of some shops leaves the others alone', async () => {
    const others = await count('stock WHERE qty > 0 AND shop_id <> 2');
    const [first] = (await allStock()).filter(({ ShopID }) => ShopID === 2);
    const ofTwo = { whole: { shops: [2] } };
    expect((await given.run('stock', [{ ...first, Qty: 3 }], ofTwo)).held).toContain('% of the stock');
    await given.run('stock', [{ ...first, Qty: 3 }], { ...ofTwo, yes: true });
    expect(await count('stock WHERE qty > 0 AND shop_id = 2')).toBe(1);
    expect(await count('stock WHERE qty > 0 AND shop_id <> 2')).toBe(others);
  });

  test('hides goods and variants it lacks, and shows them again when they are back', async () => {
    const visible = await count('articles WHERE visible_on_web = 1');
    const rest = await given.database.query(
      `SELECT article_id AS "ArticleID", 1 AS "VisibleOnWeb" FROM articles WHERE visible_on_web = 1 AND article_id <> 1001`,
    );
    expect((await given.run('articles', rest, { whole, yes: true })).merged).toEqual({
      added: 0,
      changed: 0,
      emptied: 1,
    });
    expect(await count('articles WHERE visible_on_web = 1')).toBe(visible - 1);
    await given.run('articles', [{ ArticleID: 1001, VisibleOnWeb: 1 }]);
    expect(await count('articles WHERE visible_on_web = 1')).toBe(visible);
    await given.run('variants', [{ VariantID: 1 }], { whole, yes: true, skipBad: true });
    expect(await count('variants WHERE visible_on_web = 1')).toBeLessThanOrEqual(1);
  });

  test('with a line that cannot be read hides nothing: nobody knows what that line was', async () => {
    const filled = await count('stock WHERE qty > 0');
    const { merged } = await given.run('stock', 'EanNo;ShopID;Qty\nx;1;1\n', { whole, yes: true, skipBad: true });
    expect(merged).toBeNull();
    expect(await count('stock WHERE qty > 0')).toBe(filled);
  });

  test('there is none of other kinds', async () => {
    await expect(given.run('shops', [{ id: 1 }], { whole })).rejects.toThrow(
      '--whole is for stock, articles and variants',
    );
  });
});

describe('a dry run', () => {
  test('shows what would change and changes nothing', async () => {
    const file = [
      { ArticleID: 1001, SuggestedPrice: 1111 },
      { ArticleID: 1003, OriginalPrice: null },
    ];
    const { merged, examples } = await given.run('prices', file, { dryRun: true });
    expect(merged?.changed).toBeGreaterThan(0);
    expect(examples[0]).toMatchObject({
      line: 1,
      row: 'ArticleID 1001',
      isNew: false,
      changes: [{ field: 'SuggestedPrice', before: 1299, after: 1111 }],
    });
    expect(await count('articles WHERE suggested_price = 1111')).toBe(0);
    expect(await count(`import_runs WHERE dry_run AND outcome = 'done'`)).toBe(1);
  });

  test('of a whole file tells what it would ask', async () => {
    const { held, merged, examples } = await given.run('stock', [{ EanNo: '7000000100116', ShopID: 1, Qty: 5 }], {
      whole,
      dryRun: true,
    });
    expect(held).toContain('this would empty');
    expect(merged?.emptied).toBeGreaterThan(3);
    expect(examples.some(({ line }) => line === null)).toBe(true);
  });
});
