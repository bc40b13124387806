import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A live shop is never made on the machine that serves it: what is missing is said, and nothing is fetched or built. */
const root = path.resolve(import.meta.dirname, '..');
const node = path.join(root, 'node_modules/.bin/node');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hent-earnest-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start without packages', () => {
  const started = (env: Record<string, string>) => {
    const called = path.join(folder, 'called');
    rmSync(called, { force: true });
    mkdirSync(path.join(folder, 'bare/scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', 'scripts/install.mjs'])
      copyFileSync(path.join(root, file), path.join(folder, 'bare', file));
    const npm = path.join(folder, 'npm.js');
    writeFileSync(npm, `require('node:fs').writeFileSync(${JSON.stringify(called)}, '')`);
    const { status, stderr } = spawnSync(node, ['bare/scripts/install.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { npm_execpath: npm, npm_lifecycle_event: 'prestart', ...env },
    });
    return { status, stderr, installed: existsSync(called) };
  };

  test.each<Record<string, string>>([
    { SHOP_MODE: 'live' },
    { DATABASE_URL: 'postgres://shop@db/shop' },
    { NODE_ENV: 'production' },
    { SESSION_SECRET: 'x'.repeat(32) },
  ])('%j says in one line what to run, and installs nothing', (env) => {
    const { status, stderr, installed } = started(env);
    expect([status, installed]).toEqual([1, false]);
    expect(stderr.trim()).toMatch(/^[^\n]*npm ci, npm run build[^\n]*$/);
  });

  test.each<Record<string, string>>([
    {},
    { SHOP_MODE: 'demo', DATABASE_URL: 'x' },
    { SHOP_DATA: 'demo', SMTP_URL: 'x' },
  ])('%j is a demo and installs', (env) => {
    expect(started(env)).toMatchObject({ status: 0, installed: true });
  });
});

test('a live shop that is not built says so in one line, before it touches its database', () => {
  const place = path.join(folder, 'unbuilt');
  mkdirSync(place);
  for (const name of readdirSync(root).filter((entry) => !['dist', '.data', '.git'].includes(entry)))
    symlinkSync(path.join(root, name), path.join(place, name));
  const { status, stderr } = spawnSync(node, ['--preserve-symlinks', '--preserve-symlinks-main', 'scripts/start.mjs'], {
    cwd: place,
    encoding: 'utf8',
    env: {
      SHOP_MODE: 'live',
      DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
      PAYMENTS: 'none',
    },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The storefront of this version is not built: npm ci, npm run build[^\n]*$/);
  expect(existsSync(path.join(place, 'dist'))).toBe(false);
}, 30_000);
