import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

/** docs/api.md, line by line: what somebody reads there can be typed. */
const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const hasTools = ['curl', 'jq', 'sh'].every((tool) => spawnSync(tool, ['--help']).error === undefined);

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = mkdtempSync(path.join(tmpdir(), 'hent-page-'));
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

// The shop answers from this process, so the shell must not block it.
test.skipIf(!hasTools)('from curl to a reservation, and away again', async () => {
  const script = blocks.join('\n').replaceAll('http://localhost:3000', shop.url);
  const child = spawn('sh', ['-euc', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect([status, output]).toEqual([0, expect.stringContaining('"valid": true')]);
  expect(output).toMatch(/"statusID": 2,\s+"cancellable": true/);
  expect(output).toMatch(/"statusID": 8,\s+"cancellable": false/);
});
