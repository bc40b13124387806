import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const second = 1000;
let dir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hent-embedded-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await (await startEmbeddedPostgres({ dir, durable: false })).stop();
  rmSync(dir, { recursive: true, force: true });
}, 60 * second);

async function answer(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the server and then lives on, as a second process of the shop would. */
async function startInOtherProcess(): Promise<{ child: ChildProcess; url: string }> {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)}, durable: false });
    console.log(server.urlFor('postgres'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

test(
  'starts, keeps its data over a stop, and asks for the password',
  async () => {
    const first = await startEmbeddedPostgres({ dir });
    expect(first.reused).toBe(false);
    await answer(first.urlFor('postgres'), 'CREATE TABLE kept AS SELECT 7 AS n');
    expect(await answer(first.urlFor('postgres'), 'SHOW fsync')).toBe('on');
    expect(await answer(first.urlFor('postgres'), 'SHOW listen_addresses')).toBe('127.0.0.1');
    const { port } = new URL(first.urlFor('postgres'));
    await expect(answer(`postgres://hent:wrong@127.0.0.1:${port}/postgres`, 'SELECT 1')).rejects.toThrow(/password/);
    expect(statSync(path.join(dir, 'password')).mode & 0o077).toBe(0);
    await first.stop();
    await expect(answer(first.urlFor('postgres'), 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await startEmbeddedPostgres({ dir });
    expect(second.reused).toBe(false);
    expect(await answer(second.urlFor('postgres'), 'SELECT n FROM kept')).toBe(7);
    await second.stop();
    await second.stop();
  },
  60 * second,
);

test(
  'a server whose process was killed is taken over, and stopped in the end',
  async () => {
    const { child, url } = await startInOtherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const taken = await startEmbeddedPostgres({ dir, durable: false });
    expect(taken.reused).toBe(true);
    expect(taken.urlFor('postgres')).toBe(url);
    await taken.stop();
    await expect(answer(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  },
  60 * second,
);

test(
  'a server of a living process is used and left running',
  async () => {
    const { url } = await startInOtherProcess();
    const shared = await startEmbeddedPostgres({ dir, durable: false });
    expect(shared.reused).toBe(true);
    await shared.stop();
    expect(await answer(url, 'SELECT 1')).toBe(1);
  },
  60 * second,
);

test(
  'processes that start at the same time share one server',
  async () => {
    const started = await Promise.all([startInOtherProcess(), startInOtherProcess(), startInOtherProcess()]);
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  },
  60 * second,
);

test(
  'a number left by a crash that is another program by now does not stand in the way',
  async () => {
    const first = await startEmbeddedPostgres({ dir, durable: false });
    const lines = readFileSync(path.join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n');
    await first.stop();
    writeFileSync(path.join(dir, 'data', 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'));
    const again = await startEmbeddedPostgres({ dir, durable: false });
    expect(again.reused).toBe(false);
    expect(await answer(again.urlFor('postgres'), 'SELECT 1')).toBe(1);
  },
  60 * second,
);

test(
  'a server that will not start says why',
  async () => {
    await (await startEmbeddedPostgres({ dir, durable: false })).stop();
    const version = path.join(dir, 'data', 'PG_VERSION');
    const right = readFileSync(version, 'utf8');
    writeFileSync(version, '12\n');
    await expect(startEmbeddedPostgres({ dir, durable: false })).rejects.toThrow(/version 12.*not compatible/s);
    writeFileSync(version, right);
  },
  60 * second,
);
