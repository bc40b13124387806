import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkDigit } from '#domain/goods/check-digit.ts';
import { slugify } from '#domain/text/slugify.ts';
import { type DemoOptions, type DemoShop, makeDemoShop } from './demo-shop.ts';
import type { Row } from './generator/article-rows.ts';
import { groups } from './generator/catalogue.ts';

const options: DemoOptions = { articles: 2400, seed: 'hent', now: '2026-11-15' };

/** Every row of a shop by table. */
function rowsOf(shop: DemoShop): Record<string, Row[]> {
  const all: Record<string, Row[]> = {};
  const tables = [shop.tables, ...[...shop.batches()].map(({ rows }) => rows)];
  for (const part of tables) {
    for (const [table, rows] of Object.entries(part)) all[table] = [...(all[table] ?? []), ...rows];
  }
  return all;
}

function fingerprint(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

describe('the demo is the same every time', { timeout: 30_000 }, () => {
  const small = { ...options, articles: 400 };

  test('the same seed and day give the same rows, another seed or day others', () => {
    const one = fingerprint(rowsOf(makeDemoShop(small)));
    expect(fingerprint(rowsOf(makeDemoShop(small)))).toBe(one);
    expect(fingerprint(rowsOf(makeDemoShop({ ...small, seed: 'other' })))).not.toBe(one);
    expect(fingerprint(rowsOf(makeDemoShop({ ...small, now: '2026-11-16' })))).not.toBe(one);
  });

  test('a larger shop begins with the articles of a smaller one', () => {
    const few = rowsOf(makeDemoShop(small));
    const more = rowsOf(makeDemoShop({ ...small, articles: 700 }));
    const first = few.articles?.length ?? 0;
    expect(first).toBe(400);
    const withoutSlug = (row: Row): Row => ({ ...row, slug: null });
    expect(more.articles?.slice(0, first).map(withoutSlug)).toEqual(few.articles?.map(withoutSlug));
    expect(more.stock?.slice(0, few.stock?.length)).toEqual(few.stock);
  });
});

describe('what a shop must have', () => {
  let rows: Record<string, Row[]>;
  let visible: Row[];
  const table = (name: string): Row[] => rows[name] ?? [];

  beforeAll(() => {
    rows = rowsOf(makeDemoShop(options));
    visible = table('articles').filter((article) => article.visible_on_web === 1);
  }, 60_000);

  test('2,400 articles over all 200 groups, few of them hidden', () => {
    expect(groups).toHaveLength(200);
    expect(table('articles')).toHaveLength(2400);
    expect(new Set(visible.map((article) => article.article_group3_id)).size).toBe(200);
    expect(visible.length).toBeGreaterThan(2330);
    expect(visible.length).toBeLessThan(2400);
  });

  test('GEN-03 clothes, shoes, sports and outdoor goods, held in physical shops one can walk into', () => {
    const departments = new Map(table('main_groups').map((group) => [group.main_group_id, group.name]));
    const sold = new Set(visible.map((article) => departments.get(article.main_group_id)));
    for (const name of ['Tekstil', 'Sko', 'Vintersport', 'Friluft']) expect(sold).toContain(name);
    expect(sold.size).toBe(departments.size);
    const physical = table('shops').filter((shop) => shop.shop_id !== 55);
    for (const shop of physical) {
      expect(shop).toMatchObject({
        address: expect.stringMatching(/./),
        opening_hours: expect.stringMatching(/\d{4}/),
      });
      expect([typeof shop.latitude, typeof shop.longitude]).toEqual(['number', 'number']);
    }
    expect(new Set(table('stock').map((row) => row.shop_id))).toEqual(
      new Set([...physical.map((shop) => shop.shop_id), 55]),
    );
  });

  test('ids are above those of the acceptance data', () => {
    expect(Math.min(...table('articles').map((article) => Number(article.article_id)))).toBe(10_001);
  });

  test('DEC-10 slugs are unique, and of two with one name the first has the plain one', () => {
    const slugs = table('articles').map((article) => article.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const twins = table('articles').filter((article) => article.name === 'Skodde lett regnjakke');
    expect(twins.map((article) => article.slug)).toEqual([
      'skodde-lett-regnjakke',
      `skodde-lett-regnjakke-${twins[1]?.article_id}`,
    ]);
    const digits = table('articles').find((article) => article.name === '1905');
    expect(digits?.slug).toBe(`1905-${digits?.article_id}`);
  });

  test('names are told apart but for the two that shall not be', () => {
    const names = table('articles').map((article) => article.name);
    expect(new Set(names).size).toBe(names.length - 1);
    expect(names.some((name) => String(name).length > 100)).toBe(true);
    expect(slugify('Ærfugl dunvest på øya Røsvær')).toBe('aerfugl-dunvest-pa-oya-rosvaer');
  });

  test('each visible article has variants, and every variant a valid ean of its own', () => {
    const withVariants = new Set(table('variants').map((variant) => variant.article_id));
    expect(visible.filter((article) => !withVariants.has(article.article_id))).toEqual([]);
    const eans = table('variants').map((variant) => String(variant.ean));
    expect(new Set(eans).size).toBe(eans.length);
    expect(
      eans.filter((ean) => !/^20\d{11}$/.test(ean) || Number(ean.at(-1)) !== checkDigit(ean.slice(0, -1))),
    ).toEqual([]);
    expect(checkDigit('400638133393')).toBe(1); // the example in the GS1 handbook
  });

  test('DEC-92 stock is in 40 shops and the web stock 55, never below none, and some of it has run out', () => {
    const stock = table('stock');
    expect(table('shops')).toHaveLength(41);
    expect(table('shops').find((shop) => shop.shop_id === 55)).toMatchObject({ name: 'Nettlager', latitude: null });
    expect(new Set(stock.map((row) => row.shop_id)).size).toBe(41);
    expect(stock.every((row) => Number.isInteger(row.qty) && Number(row.qty) >= 0)).toBe(true);
    const pieces = new Map<string, number>();
    for (const { ean, qty } of stock) pieces.set(String(ean), (pieces.get(String(ean)) ?? 0) + Number(qty));
    expect([...pieces.values()].filter((sum) => sum === 0).length).toBeGreaterThan(500);
    expect([...pieces.values()].filter((sum) => sum === 1).length).toBeGreaterThan(20);
  });

  test('the flags of ENT-02 … ENT-08 all occur', () => {
    const count = (matches: (article: Row) => boolean): number => visible.filter(matches).length;
    expect(count((article) => article.purchasable_on_web === 0)).toBeGreaterThan(10);
    expect(count((article) => article.only_cc === 1)).toBeGreaterThan(20);
    expect(count((article) => article.web_purchase_limit !== null)).toBeGreaterThan(100);
    expect(count((article) => article.fright_price_ore !== null)).toBeGreaterThan(100);
    expect(count((article) => article.featured === 1)).toBeGreaterThan(40);
    expect(count((article) => article.one_off === true)).toBeGreaterThan(40);
    expect(count((article) => article.web_label === 'Nyhet')).toBeGreaterThan(100);
    expect(count((article) => Number(article.suggested_price) % 1 !== 0)).toBeGreaterThan(10);
    const drinks = visible.filter((article) => article.article_group2_id === 1003);
    expect(drinks.every((article) => Number(article.pant) >= 2 && article.vat_percentage === 15)).toBe(true);
    expect(
      visible.filter((article) => article.nutrient_content !== null).every((article) => article.main_group_id === 10),
    ).toBe(true);
  });

  test('what is said to be 40 % off is 40 % off, or more', () => {
    const sales = new Set(
      table('campaigns')
        .filter((row) => row.label_text === '−40 %')
        .map((row) => row.campaign_id),
    );
    const prices = new Map(table('articles').map((article) => [article.article_id, Number(article.suggested_price)]));
    const offers = table('campaign_articles').filter((offer) => sales.has(offer.campaign_id));
    expect(offers.length).toBeGreaterThan(50);
    expect(offers.filter((offer) => Number(offer.price) > 0.6 * (prices.get(offer.article_id) ?? 0))).toEqual([]);
  });

  test('texts are whole sentences without a placeholder left, and seldom the same', () => {
    const texts = visible.flatMap((article) => [article.description, article.tech_description].map(String));
    expect(texts.filter((text) => /[{}[\]|]|undefined|null| {2}/.test(text))).toEqual([]);
    expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([]);
    const descriptions = visible.map((article) => String(article.description));
    expect(descriptions.filter((text) => text.split(/[.?] /).length < 3)).toEqual([]);
    expect(new Set(descriptions).size).toBeGreaterThan(descriptions.length * 0.95);
  });

  test('about 4,000 reviews, all marked as invented, most of them kind', () => {
    const reviews = table('reviews');
    expect(reviews.length).toBeGreaterThan(3700);
    expect(reviews.length).toBeLessThan(4300);
    expect(reviews.every((review) => review.demo === true && review.verified_purchase === false)).toBe(true);
    const mean = reviews.reduce((sum, review) => sum + Number(review.rating), 0) / reviews.length;
    expect(mean).toBeGreaterThan(3.9);
    expect(mean).toBeLessThan(4.6);
    expect(reviews.filter((review) => review.reply !== null).length).toBeGreaterThan(200);
  });

  test('every reference between the rows of articles leads somewhere', () => {
    const ids = new Set(table('articles').map((article) => article.article_id));
    const referring = [
      'article_genders',
      'article_images',
      'price_history',
      'campaign_articles',
      'bestseller_ranks',
      'reviews',
      'custom_subcategory_articles',
      'blog_related_articles',
    ];
    for (const name of referring) expect(table(name).filter((row) => !ids.has(row.article_id))).toEqual([]);
    expect(table('blog_posts').every((post) => ids.has(post.main_article_id))).toBe(true);
    const paths = new Set(table('article_images').map((image) => image.path));
    const shown = [
      ...table('campaigns').map((row) => row.image),
      ...table('blog_posts').map((row) => row.featured_image),
      ...table('polls').flatMap((row) => [row.banner_mobile, String(row.banner_desktop).replace(/-bred$/, '')]),
    ];
    expect(shown.filter((path) => !paths.has(path))).toEqual([]);
    expect(paths.size).toBe(table('article_images').length);
  });

  test('no address, mail or number could be a real one', () => {
    const mails = JSON.stringify(rows).match(/[\w.-]+@[\w.-]+/g) ?? [];
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
    expect(table('shops').every((shop) => shop.phone === null || String(shop.phone).startsWith('15 55'))).toBe(true);
  });
});
