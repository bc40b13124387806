import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

/** examples/client, as somebody outside would do it: types from the shop's own description, then a program by them. */
const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const program = (name: string) => path.join(root, 'node_modules/.bin', name);

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'hent-client-'));
  const place = (name: string) => path.join(folder, name);
  const { body } = await shop.get('/api/docs/openapi.json');
  await writeFile(place('openapi.json'), JSON.stringify(body));
  await writeFile(place('package.json'), '{ "type": "module" }');
  await symlink(path.join(root, 'node_modules'), place('node_modules'));
  await copyFile(path.join(root, 'examples/client/reserve.ts'), place('reserve.ts'));
  const compiler = path.join(root, 'tests/generated-client/use-compiler.mjs');
  const generator = path.join(root, 'node_modules/openapi-typescript/bin/cli.js');
  await run(program('node'), ['--import', compiler, generator, place('openapi.json'), '-o', place('shop-api.ts')]);
}, 60_000);
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const checked = (file: string) =>
  run(
    program('tsc'),
    [...'--noEmit --strict --target esnext --module nodenext --skipLibCheck --types node'.split(' '), file].concat(
      '--allowImportingTsExtensions',
    ),
    { cwd: folder },
  );

test('a client of generated types searches, reserves as a guest and reads back', async () => {
  await checked('reserve.ts');
  const { stdout } = await run(program('node'), ['reserve.ts', shop.url, 'skalljakke'], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({
    reserved: ['1 Heldre Jan Mayen Skalljakke M'],
    code: expect.stringMatching(/^[A-Z0-9]{5}$/),
    total: 1299,
    cancelled: true,
  });
}, 30_000);

test('the types say when a client is wrong', async () => {
  const client = await readFile(path.join(folder, 'reserve.ts'), 'utf8');
  await writeFile(
    path.join(folder, 'wrong.ts'),
    client.replace('Delivery: 0', 'Delivery: 2').replace('.total,', '.sum,'),
  );
  await expect(checked('wrong.ts')).rejects.toMatchObject({
    stdout: expect.stringMatching(/Type '2' is not assignable to type '0 \| 1'[\s\S]*Property 'sum' does not exist/),
  });
}, 30_000);
