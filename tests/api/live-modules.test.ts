import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#server/database/embedded/free-port.ts';
import { stripSources } from '../../scripts/build/strip-sources.ts';
import { startLiveProcess } from '../../scripts/rehearsal/live-process.ts';
import { emptyDatabase, liveSettings } from './live-shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-modules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each process writes down, as it ends, which parts of Node it has loaded, and which libraries. */
const noted = (to: string) => `
  import { writeFileSync } from 'node:fs';
  process.on('exit', () =>
    writeFileSync(${JSON.stringify(to)} + '/' + process.pid, [...process.moduleLoadList, ...process.report.getReport().sharedObjects].join('\\n')));`;

test('the processes of a built live shop hold no TypeScript compiler, and no libvips before a picture is made', async () => {
  await stripSources(root);
  const port = await freePort();
  const shop = await startLiveProcess({
    ...liveSettings,
    DATABASE_URL: await emptyDatabase(),
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WORKERS: '2',
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(noted(folder))}"`,
  });
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  expect([status, await shop.stop()]).toEqual([200, 0]);
  const notes = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  const loaded = await Promise.all(notes.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(loaded).toHaveLength(3);
  for (const parts of loaded) {
    expect(parts).toContain('internal/modules/typescript');
    expect(parts).not.toContain('amaro');
    expect(parts).not.toContain('vips');
  }
});

test('service managers and npm start what these tests start', async () => {
  const starting = await Promise.all(
    ['package.json', 'Dockerfile', 'deploy/systemd/hent@.service'].map((name) =>
      readFile(path.join(root, name), 'utf8'),
    ),
  );
  for (const text of starting) expect(text.match(/scripts\/start\.\w+/g)).toEqual(['scripts/start.mjs']);
});
