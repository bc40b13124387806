import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { copyOf } from '../test-postgres.ts';
import type {} from '../vitest-postgres.ts'; // what is provided
import { openPage } from './test-shop.ts';

/** A chain's own feed, as its till writes it, into a shop that has nothing: by the commands, seen through the API. */
const script = path.resolve(import.meta.dirname, '../../scripts/import.ts');
vi.setConfig({ testTimeout: 120_000 });

let shop: RunningShop;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-feed-'));
  const url = await copyOf('migrated', inject('postgresUrl'), `feed_${randomBytes(6).toString('hex')}`);
  const settings = { SHOP_MODE: 'demo', SHOP_DATA: 'none', DATA_DIR: folder };
  env = { ...process.env, ...settings, DATABASE_URL: url };
  const config = readConfig({ ...settings, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }, folder);
  shop = await startShop(config, url);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the command says on standard output, or on standard error when it ends with 1. */
async function command(...words: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [script, ...words], { env })).stdout.trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stderr}${stdout}`.trim();
  }
}

async function file(name: string, ...lines: string[]): Promise<string> {
  const target = path.join(folder, name);
  await writeFile(target, Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'));
  return target;
}

const get = async (target: string) => (await fetch(shop.address + target)).json();
const hits = async (gender: number) => {
  const visitor = await openPage(shop.address);
  const filters = [{ field: 'GenderID', op: 'in', values: [gender] }];
  const { body } = await visitor.send('POST', '/api/v1/articles/search', { query: '', filters, take: 10 });
  return body.hits.hits.map(({ _source }: { _source: { Name: string } }) => _source.Name);
};

const heading =
  'Varenr;eanno;Varenavn;Størrelse;Farge;Kjønn;Pris inkl. mva;Hovedgruppe;Varegruppe;Merke;Butikknr;Beholdning;Hylle';
const feed = [
  heading,
  'FJ-1;7000000900111;Blåskjell Regnjakke;M;Sjøblå;1;1 299,00;Tekstil;Regntøy;Blåskjell;0101;4;A1',
  'FJ-1;7000000900128;Blåskjell Regnjakke;L;Sjøblå;1;1 299,00;Tekstil;Regntøy;Blåskjell;0101;0;A1',
  'FJ-2;7000000900135;Blåskjell Regnbukse;M;Sjøblå;2;NOK 899;Tekstil;Regntøy;Blåskjell;0101;7;A2',
];

test('an empty shop takes a strange feed in and shows it, each in its place', async () => {
  const visitor = await openPage(shop.address);
  const nothing = await visitor.send('POST', '/api/v1/articles/search', { query: '', filters: [], take: 10 });
  expect(nothing.body.hits.hits).toEqual([]);

  const shops = await file(
    'butikker.csv',
    'Butikknr;Butikknavn;Fullt navn;Breddegrad;Lengdegrad',
    '0101;Volda;Fjellkjeden Volda;62,15;6,07',
  );
  expect(await command('suggest', 'shops', shops)).toContain('Butikknr is no');
  expect(await command('shops', shops, '--map', `${shops.slice(0, -4)}.shops.map.json`)).toContain('1 new');
  const groups = await file('fargegrupper.csv', 'name;label;hex', 'Blå;Blå;#1C3C7E');
  expect(await command('colorgroups', groups)).toContain('1 new');
  const colors = await file('farger.csv', 'name;hex;colorCode;ColorGroup', 'Sjøblå;#1C3C7E;0301;blå');
  expect(await command('colors', colors)).toContain('1 new');

  const goods = await file('varer.csv', ...feed);
  const mapped = async (kind: string, more: object = {}) => {
    const told = await command('suggest', kind, goods);
    const target = path.join(folder, `varer.${kind}.map.json`);
    const mapping = JSON.parse(await readFile(target, 'utf8'));
    await writeFile(target, JSON.stringify({ ...mapping, ...more }));
    return { told, imported: (...words: string[]) => command(kind, goods, '--map', target, ...words) };
  };
  const { told, imported } = await mapped('articles');
  expect(told).toContain("Kjønn is '1' on some lines: say which of Herre, Dame, Barn, Unisex, Junior it means");
  expect(await imported()).toContain("leaves open what Gender '1', Gender '2' means");

  // In this feed 1 is women, which here is 2.
  const values = { Gender: { 1: 'Dame', 2: 'Herre' } };
  const make = ['MainGroup', 'ArticleGroup2', 'ProductLine'];
  const said = await mapped('articles', { values, make, repeats: 'first' });
  expect(said.told).toContain('is there already');
  expect(await said.imported('--dry-run')).toContain('nothing was changed. It would be: 2 new');
  expect(await said.imported()).toContain('3 rows read: 2 new');
  expect(await (await mapped('variants', { make: ['Size'] })).imported()).toBe(
    '3 rows read: 3 new, 0 changed, 0 as they were.',
  );
  expect(await (await mapped('stock')).imported()).toBe('3 rows read: 3 new, 0 changed, 0 as they were.');

  await expect.poll(() => hits(2), { timeout: 10_000 }).toEqual(['Blåskjell Regnjakke']);
  expect(await hits(1)).toEqual(['Blåskjell Regnbukse']);
  const article = await get('/api/v1/articles/1');
  expect(article).toMatchObject({ ArticleNo: 'FJ-1', Name: 'Blåskjell Regnjakke', SuggestedPrice: 1299 });
  await expect
    .poll(async () => (await get('/api/v1/articles/1')).Variants[0], { timeout: 10_000 })
    .toMatchObject({ EanNo: '7000000900111', Shops: [{ id: 1, qty: 4 }] });
  expect((await fetch(`${shop.address}/dame`)).status).toBe(200);
});

test('a whole file that lacks half of the goods is held; runs are listed and taken back', async () => {
  const half = await file('halv.csv', 'ArticleNo;SuggestedPrice', 'FJ-1;999');
  expect(await command('articles', half, '--whole')).toContain('this would hide 50 % of the goods (1 of 2); say --yes');
  expect(await command('prices', half)).toBe('1 rows read: 0 new, 1 changed, 0 as they were.');
  await expect.poll(async () => (await get('/api/v1/articles/1')).SuggestedPrice, { timeout: 10_000 }).toBe(999);
  const run = /^(\d+) .* prices .*$/m.exec(await command('runs'))?.[1] ?? '';
  expect(await command('undo', run)).toContain(`Run ${run} was taken back: 1 rows are as they were before`);
  await expect.poll(async () => (await get('/api/v1/articles/1')).SuggestedPrice, { timeout: 10_000 }).toBe(1299);
});

test('what is typed or sent wrong is one line and 1, never a stack', async () => {
  const many = await file('mange.csv', 'EanNo;ShopID;Qty', ...Array.from({ length: 30 }, () => '7000000900111;1;x'));
  const told = await command('stock', many);
  expect(told.split('\n').filter((line) => line.startsWith('line '))).toHaveLength(20);
  expect(told).toContain('… and 10 more bad lines');
  expect((await readFile(path.join(folder, 'mange.bad.csv'), 'utf8')).split('\n')).toHaveLength(32);
  for (const words of [
    ['nothing', many],
    ['stock', '/nowhere.csv'],
    ['stock', many, '--map', many],
    ['undo', 'x'],
    ['undo', '999'],
  ]) {
    const said = await command(...words);
    expect(said.split('\n').length, said).toBe(1);
  }
  expect(await command('close', '1', '--heir', '1')).toContain('has itself as heirId');
  expect(await command('close', '1')).toBe('Shop 1 is closed.');
  const gone = async () =>
    (await fetch(`${shop.address}/butikker/volda`, { redirect: 'manual' })).headers.get('location');
  await expect.poll(gone, { timeout: 10_000 }).toBe('/butikker');
});
