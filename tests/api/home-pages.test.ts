import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/home.ts');

/** Each command is a process of its own. */
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'hent-home-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the command prints, and what it complains of. */
async function home(...args: string[]): Promise<{ code: number; printed: string; complaint: string }> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance', DATA_DIR: folder };
  try {
    const { stdout } = await promisify(execFile)('node', [script, ...args], { env });
    return { code: 0, printed: stdout, complaint: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout, complaint: stderr };
  }
}

async function file(page: unknown): Promise<string> {
  const name = path.join(folder, `${randomUUID()}.json`);
  await writeFile(name, typeof page === 'string' ? page : JSON.stringify(page));
  return name;
}

const titled = (title: string) => ({
  hero: { title, text: 'Prøv den i butikken.' },
  slots: { grid1: { title: 'Ull', url: '/klaer/ull' } },
});
const seen = (address: string, words: string) =>
  expect.poll(async () => (await shop.get(address)).body.includes(words), { interval: 50 }).toBe(true);

test('DEC-19 DEC-20 a page is shown as a preview, published, and taken back, while the shop is open', async () => {
  expect((await shop.get('/')).body).toContain('Kledd for alt vær');
  expect((await shop.get('/preview/vaar')).status).toBe(404);

  expect(await home('preview', 'vaar', await file(titled('Våren er her')))).toMatchObject({ code: 0 });
  await seen('/preview/vaar', 'Våren er her');
  expect((await shop.get('/preview/vaar')).body).toContain('name="robots" content="noindex"');
  expect((await shop.get('/')).body).toContain('Kledd for alt vær');
  expect((await home('list')).printed).toContain('/preview/vaar  Våren er her');

  expect(await home('publish', 'vaar')).toMatchObject({ code: 0 });
  await seen('/', 'Våren er her');
  expect((await shop.get('/')).body).not.toContain('data-slot="grid2"');
  expect((await shop.get('/preview/vaar')).status).toBe(404);
  expect((await shop.get('/preview/vinter')).status).toBe(200);

  expect(await home('publish', 'forrige')).toMatchObject({ code: 0 });
  await seen('/', 'Kledd for alt vær');
  expect((await shop.get('/api/v1/settings')).body.home.slots.grid2.title).toBe('Ull');
});

test('DEC-20 what is shown can be printed, changed and set; another brand variant keeps its own', async () => {
  const page = JSON.parse((await home('show')).printed);
  expect(page.hero.title).toBe('Kledd for alt vær');
  page.hero.title = 'Rett fra disken';
  expect(await home('set', await file(page))).toMatchObject({ code: 0 });
  await seen('/', 'Rett fra disken');
  expect(JSON.parse((await home('show', 'forrige')).printed).hero.title).toBe('Kledd for alt vær');
  expect(JSON.parse((await home('show', '--brand', 'tumle')).printed).hero.title).toBe('Kledd for alt vær');
  expect(await home('remove', 'forrige')).toMatchObject({ code: 0 });
});

test('nothing is changed by a file that is not as it must be, and every fault is told', async () => {
  const before = (await home('show')).printed;
  const bad = {
    hero: { title: 'Hei', image: { kind: 'scene', name: 'ørken', palette: 'nordvarde', width: 900, height: 600 } },
    slots: { productPromo: { title: 'Jakke', url: '/product/4711', articleId: 4711 } },
  };
  const told = await home('set', await file(bad));
  expect(told.code).toBe(1);
  expect(told.complaint).toContain("hero.image: there is no drawing 'ørken'");
  expect(told.complaint).toContain('slots.productPromo.articleId: there is no article 4711');
  const complaints = await Promise.all([
    home('set', await file('{"hero":')),
    home('set', path.join(folder, 'finnes-ikke.json')),
    home('preview', 'Vår!', await file(titled('x'))),
    home('preview', 'forrige', await file(titled('x'))),
    home('publish', 'finnes-ikke'),
    home('show', '--brand', 'ukjent'),
    home(),
  ]);
  expect(complaints.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  [
    'is not JSON',
    'There is no file',
    'small letters',
    'the page before this one',
    'There is no preview finnes-ikke',
    'Known brand names',
    'npm run home -- show',
  ].forEach((words, index) => {
    expect(complaints[index]?.complaint).toContain(words);
  });
  expect((await home('show')).printed).toBe(before);
});
