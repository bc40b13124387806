import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'hent-goods-'));
  await shop.database.execute(
    `UPDATE articles SET content_amount = 0.5, content_unit = 'l', ingredients = 'Vann, sukker, melkepulver, blåbær',
            allergens = 'melk', may_contain = 'Kan inneholde spor av nøtter.' WHERE article_id = 1011`,
  );
  await shop.database.execute(
    `UPDATE articles SET goods_kind = 'electrical', electrical = 1, battery = 'built-in', guarantee = 'Ti års garanti på glasset.',
            biocide_sentence = 'Bruk biocider på en sikker måte.' WHERE article_id = 1003`,
  );
  await soon(async () => expect((await api(1011)).ContentAmount).toBe(0.5));
  await soon(async () => expect((await api(1003)).Goods.Battery).toBe('built-in'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const api = async (id: number) => (await shop.get(`/api/v1/articles/${id}`)).body;
const page = async (slug: string): Promise<string> => (await shop.get(`/product/${slug}`)).body;

describe('what the law wants told', () => {
  test('the price per litre, without the pant, on the wire, on the page and on cards', async () => {
    const expected = { ContentAmount: 0.5, ContentUnit: 'l', UnitPrice: 54, UnitPricePer: 'l' };
    expect(await api(1011)).toMatchObject(expected);
    const bundle = (await shop.get('/api/v1/articles/bundle?articles=1011,1003')).body;
    expect(bundle[0]).toMatchObject(expected);
    expect(bundle[1]).not.toHaveProperty('ContentAmount');
    expect(await page('energidrikk-blabaer')).toContain('54,00\u00a0kr/l');
    expect((await shop.get('/search/energidrikk')).body).toContain('54,00\u00a0kroner per liter');
  });

  test('a campaign lowers it too', async () => {
    await shop.database.execute(
      `INSERT INTO campaign_articles (article_id, price, label_type, starts_at) VALUES (1011, 18, 'price', now() - interval '1 hour')`,
    );
    await soon(async () => expect(await api(1011)).toMatchObject({ GrossPrice: 18, UnitPrice: 30 }));
    expect(await page('energidrikk-blabaer')).toContain('30,00\u00a0kr/l');
  });

  test('ingredients with their allergens set apart, and nothing promised that food cannot hold', async () => {
    const html = await page('energidrikk-blabaer');
    expect(html).toContain('<h3');
    expect(html).toContain('<strong>melkepulver</strong>');
    expect(html).toContain('Kan inneholde spor av nøtter.');
    expect(html).not.toContain('5 års garanti for klubbmedlemmer');
    expect(html).not.toContain('60 dagers åpent kjøp');
    expect(html).toContain('Kan leveres tilbake så lenge pakningen er uåpnet');
  });

  test('electrical goods say where they go, a biocide its sentence, and a guarantee stands beside the law', async () => {
    const html = await page('alpinbriller-pro');
    for (const text of [
      'Elektrisk avfall skal ikke i restavfallet',
      'Batteriet sitter fast',
      'Bruk biocider på en sikker måte.',
      'Ti års garanti på glasset.',
      '5 års garanti for klubbmedlemmer',
      'års reklamasjonsrett',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('DEC-38 nothing is told of a hidden article', async () => {
    await shop.database.execute(
      "UPDATE articles SET visible_on_web = 0, ingredients = 'Hemmelig' WHERE article_id = 1012",
    );
    await soon(async () => expect((await api(1012)).VisibleOnWeb).toBe(0));
    expect(JSON.stringify(await api(1012))).not.toContain('Hemmelig');
  });
});

describe('npm run goods:check', () => {
  const run = promisify(execFile);
  const check = (...args: string[]) =>
    run('node', [path.resolve(import.meta.dirname, '../../scripts/goods/goods-check.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance' },
    });

  test('lists by group what is missing, ends with 1, and writes it down', async () => {
    await shop.database.execute("UPDATE main_groups SET goods_kind = 'equipment' WHERE goods_kind IS NULL");
    await shop.database.execute("UPDATE articles SET goods_kind = 'food', ingredients = NULL WHERE article_id = 1011");
    await shop.database.execute('UPDATE articles SET electrical = NULL WHERE article_id = 1003');
    const file = path.join(folder, 'mangler.csv');
    const failed = await check('--csv', file).catch((error: { code: number; stdout: string }) => error);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stdout).toMatch(/\(food\)\n {2}ingredients +1 {2}\S+/);
    expect(failed.stdout).toMatch(/\(electrical\)\n {2}electrical +1 {2}\S+/);
    const [head, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(head).toBe('ArticleNo;Name;Group;GoodsKind;Missing');
    expect(rows.some((row) => row.includes('Energidrikk Blåbær') && row.endsWith('food;ingredients'))).toBe(true);
  }, 30_000);

  test('ends well when nothing is, and says so of a file it cannot write', async () => {
    await shop.database.execute("UPDATE articles SET goods_kind = 'equipment'");
    expect((await check()).stdout).toContain('nothing is missing');
    const failed = await check('--csv', path.join(folder, 'ingen/fil.csv')).catch((error: { stderr: string }) => error);
    expect(failed.stderr).toMatch(/^\S+fil\.csv cannot be written \(ENOENT\)\n$/);
  }, 30_000);
});
