import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { guardedRoutes, type RouteName, routeNames } from '#domain/navigation/routes.ts';
import { monthNames, weekdayNames } from '#domain/time/norwegian-dates.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { hasEnglish, wordsOf } from '../english-words.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/**
 * Every word that a visitor sees or hears on a public route must come from content/nb, from a brand's own files or from the
 * data: a text written into a screen, or one in English, is found here.
 */
const params: Partial<Record<RouteName, Record<string, string>>> = {
  homePreview: { name: 'vinter' },
  product: { articleName: 'heldre-jan-mayen-skalljakke' },
  productById: { articleId: '1001' },
  search: { query: 'jakke' },
  utvalg: { ids: '1001+1003' },
  gender: { gender: 'herre' },
  category: { categoryName: 'klaer', subcategoryName: 'jakker' },
  blogCategory: { slug: 'guider' },
  blogPost: { slug: 'ullguiden' },
  productLine: { slug: 'vikafjell' },
  colorgroup: { slug: 'gronn' },
  campaign: { id: '1' },
  shop: { slug: 'oslo' },
  poll: { id: '1' },
  resetPassword: { token: 'x' },
  verifyEmail: { token: 'x' },
  confirmWatch: { token: 'x' },
  endWatch: { token: 'x' },
  paymentReturn: { paymentId: '1' },
  receipt: { reservationId: '1' },
};
const paths = [
  ...routeNames.filter((name) => !guardedRoutes.has(name)).map((name) => fillPattern(name, params[name] ?? {})),
  '/finnes-ikke',
  '/search/finnesikke',
];
/** What the visitor has typed is shown again. */
const typed = ['finnesikke'];

/** Texts of a value of any shape; of a function, those that stand in it. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [...value.toString().matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\$\{[^}]*\}/g, ' '),
    );
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const root = path.resolve(import.meta.dirname, '../..');

/** What content/nb says, by file. */
async function writtenTexts(): Promise<Map<string, string[]>> {
  const folder = path.join(root, 'content/nb');
  const written = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.md')) written.set(name, [readFileSync(path.join(folder, name), 'utf8')]);
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      written.set(name, texts({ ...(await import(path.join(folder, name))) }));
  }
  // Pages that are the demo chains' own words.
  const own = path.join(root, 'brands/demo-chains/pages');
  for (const name of readdirSync(own)) written.set(`own ${name}`, [readFileSync(path.join(own, name), 'utf8')]);
  return written;
}

/** Everything stored, but the settings, whose own words (keys) are English; theirs come by the API. */
async function storedWords(shop: TestShop): Promise<string[]> {
  const tables = await shop.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('settings', 'tenants')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.database.query<Record<string, unknown>>(`SELECT * FROM "${name}" LIMIT 5000`);
    found.push(...texts(rows));
  }
  const { body } = await shop.get('/api/v1/settings');
  return [...found, ...texts(body)].flatMap(wordsOf);
}

/** What is read or heard: text, and the names that elements are given. */
function surfaces(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  const named = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder|aria-description)="([^"]*)"/g)];
  const described = [
    ...shown.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g),
  ];
  const between = shown.replaceAll(/<!--[\s\S]*?-->/g, '').split(/<[^>]*>/);
  return [...between, ...[...named, ...described].map(([, text = '']) => text)]
    .map((text) => decoded(text).trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !/@|^https?:|^\//.test(text));
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(quot|lt|gt|nbsp);/g, ' ')
    .replaceAll('&amp;', '&');
}

describe.each(shippedVariants.map(({ name }) => name))('%s', (brand) => {
  let shop: TestShop;
  let known: Set<string>;
  const seen = new Map<string, string[]>();
  beforeAll(async () => {
    shop = await startTestShop({ BRAND_NAME: brand });
    const own = texts(shippedVariants.find(({ name }) => name === brand)).flatMap(wordsOf);
    const written = [...(await writtenTexts()).values()].flat().flatMap(wordsOf);
    const calendar = [...weekdayNames, ...monthNames].flatMap(wordsOf);
    known = new Set([...typed, ...written, ...calendar, ...(await storedWords(shop)), ...own]);
    for (const address of paths) {
      const { status, headers, body } = await shop.get(address);
      const moved = headers.get('location');
      if (status >= 300 && status < 400 && moved !== null) continue;
      seen.set(address, surfaces(body));
    }
  }, 120_000);
  afterAll(() => shop.stop());

  test('I18N-01 every text on a public route comes from content/nb or from the data', () => {
    expect(seen.size).toBeGreaterThan(40);
    const strange = [...seen].flatMap(([address, found]) =>
      found
        .filter((text) => wordsOf(text).some((word) => !known.has(word)))
        .map((text) => `${address}: ${text} (${wordsOf(text).filter((word) => !known.has(word))})`),
    );
    expect(strange).toEqual([]);
  });

  test('I18N-01 no English is left on any surface', () => {
    const left = [...seen].flatMap(([address, found]) => found.filter(hasEnglish).map((text) => `${address}: ${text}`));
    expect(left).toEqual([]);
  });
});

/** DEC-01: literals of the specification stay as they are, those for developers in English. */
const literals = new Set([
  'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?',
  'Email må ha en verdi',
  'Error: Could not load article',
  'Error: Something went wrong',
  'Error: Article marked not visible for web',
  'CSRF token not found',
]);
/** A key or an address. */
const isKey = (text: string) => /^[a-z_-]+$|^\//.test(text);
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, ' ');

test('GEN-01 DEC-01 no English in what content/nb has for screens, modals, alerts, forms and mails', async () => {
  // The pages are markdown, whose own words (title, description) are English: they are read as they are rendered, above.
  const written = [...(await writtenTexts())].filter(([file]) => file.endsWith('.ts'));
  expect(written.map(([file]) => file)).toEqual(
    expect.arrayContaining(['cart.ts', 'errors.ts', 'account.ts', 'mail/receipt.ts', 'cookies.ts']),
  );
  const left = written.flatMap(([file, found]) =>
    found
      .filter((text) => hasEnglish(withoutTags(text)) && !isKey(text) && !literals.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
});
