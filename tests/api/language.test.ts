import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandVariants } from '#brands/registry.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { guardedRoutes, type RouteName, routeNames } from '#domain/navigation/routes.ts';
import { monthNames, weekdayNames } from '#domain/time/norwegian-dates.ts';
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
/** The chain's own name of a size, in its data. */
const sizeName = 'One size';
/** What the visitor has typed is shown again. */
const typed = ['finnesikke'];

/** Words that are English and nothing else; those that a Norwegian text may hold are not among them. */
const english = new Set(
  `the and your you with from this that have are was will would should please click here add remove checkout shopping
   basket sign login logout password email search results filter sort by show more less close open loading error failed
   success submit cancel delete edit save next previous back home page product products price size color colour quantity
   stock available unavailable store stores address phone order orders delivery shipping payment continue view details
   description review reviews rating write read help support about contact terms privacy cookies accept decline settings
   account profile menu skip content main navigation toggle select choose required invalid optional total subtotal tax
   discount empty nothing found not back other something went wrong`.split(/\s+/),
);
/** Of those, the ones that are Norwegian too, or in use as they are. */
for (const shared of ['by', 'sort', 'help', 'support', 'total', 'filter', 'store', 'skip', 'back'])
  english.delete(shared);

const wordsOf = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());

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

async function writtenWords(): Promise<Set<string>> {
  const folder = path.join(root, 'content/nb');
  const modules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const written = await Promise.all(modules.map(async (name) => texts({ ...(await import(path.join(folder, name))) })));
  const pages = readdirSync(path.join(folder, 'pages'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(folder, 'pages', name), 'utf8'));
  const registry = texts({ ...(await import(path.join(folder, 'pages/registry.ts'))) });
  return new Set([...written.flat(), ...pages, ...registry, ...weekdayNames, ...monthNames].flatMap(wordsOf));
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

describe.each(brandVariants.map(({ name }) => name))('%s', (brand) => {
  let shop: TestShop;
  let known: Set<string>;
  const seen = new Map<string, string[]>();
  beforeAll(async () => {
    shop = await startTestShop({ BRAND_NAME: brand });
    const own = texts(brandVariants.find(({ name }) => name === brand)).flatMap(wordsOf);
    known = new Set([...typed, ...(await writtenWords()), ...(await storedWords(shop)), ...own]);
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
    const left = [...seen].flatMap(([address, found]) =>
      found
        .filter((text) => wordsOf(text.replace(sizeName, '')).some((word) => english.has(word)))
        .map((text) => `${address}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});
