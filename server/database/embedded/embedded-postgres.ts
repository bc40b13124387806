import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseFolder, isAlive, isOtherProgram, withStartLock } from './embedded-folder.ts';
import { freePort } from './free-port.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';

export interface EmbeddedPostgres {
  /** The address of one database of this server; see create-database.ts for making it. */
  urlFor(database: string): string;
  /** True when the server was already running: that of another process, or one that outlived its own. */
  readonly reused: boolean;
  /** Stops the server, unless another living process has started it. Close the pools first. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of all data of this server. As root it may have to be another one (see embedded-folder.ts). */
  readonly dir: string;
  /** False only for data that is thrown away after a test: no fsync, quicker start. */
  readonly durable?: boolean;
}

const user = 'hent';

/**
 * PostgreSQL from npm, for demo, development and tests; a real shop sets DATABASE_URL. The server has a random password and
 * listens on 127.0.0.1 alone. It runs apart from this process, so that Ctrl-C reaches us first and a crash of ours leaves it
 * whole; whoever starts next takes it over.
 */
export async function startEmbeddedPostgres({ dir, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const folder = databaseFolder(dir, binaries.runAs);
  const data = path.join(folder, 'data');
  const ownerFile = path.join(folder, 'owner');

  return withStartLock(folder, async () => {
    if (!existsSync(path.join(data, 'PG_VERSION'))) await initialise(folder, binaries, durable);
    const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
    const urlOn = (port: number, database: string): string =>
      `postgres://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

    const running = await findRunning(data, (port) => urlOn(port, 'postgres'));
    const port = running ?? (await start(folder, binaries, durable));
    const owner = readOwner(ownerFile);
    const ours = running === undefined || owner === process.pid || !isAlive(owner);
    if (ours) writeFileSync(ownerFile, String(process.pid));

    return {
      urlFor: (database) => urlOn(port, database),
      reused: running !== undefined,
      stop: async () => {
        if (!ours || readOwner(ownerFile) !== process.pid) return;
        await binaries.run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60']);
        rmSync(ownerFile, { force: true });
      },
    };
  });
}

async function initialise(folder: string, binaries: PostgresBinaries, durable: boolean): Promise<void> {
  const fresh = path.join(folder, 'data.new');
  const passwordFile = path.join(folder, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  mkdirSync(fresh, { mode: 0o700 });
  if (binaries.runAs) {
    for (const made of [passwordFile, fresh]) chownSync(made, binaries.runAs.uid, binaries.runAs.gid);
  }
  // Sorts by code point unless a query says otherwise, so that a forgotten COLLATE shows in a test.
  await binaries.run('initdb', [
    ...['-D', fresh, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    // A test opens thousands of connections, and its password protects nothing.
    ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
  ]);
  // Renamed into place, so that a crash leaves no half-made database.
  renameSync(fresh, path.join(folder, 'data'));
}

async function start(folder: string, binaries: PostgresBinaries, durable: boolean): Promise<number> {
  const log = path.join(folder, 'log');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'shared_buffers=64MB'];
  // For tests: many shops at once, and nothing that must outlive them. Tidying up hundreds of databases would take a twentieth of a core.
  if (!durable)
    settings.push(
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400', 'autovacuum=off'],
    );
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const options = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])].join(' ');
    rmSync(log, { force: true });
    try {
      await binaries.run('pg_ctl', [
        'start',
        '-D',
        path.join(folder, 'data'),
        '-w',
        '-t',
        '60',
        '-l',
        log,
        '-o',
        options,
      ]);
      return port;
    } catch (error) {
      const said = existsSync(log) ? readFileSync(log, 'utf8').trim() : '';
      // Another program took the port before PostgreSQL did.
      if (attempt < 3 && said.includes('Address already in use')) continue;
      throw new Error(`PostgreSQL did not start in ${folder}: ${said || (error as Error).message}`, { cause: error });
    }
  }
}

/** The port of a server that already runs on this data. It is asked by query, as the port in its file may be another program's by now. */
async function findRunning(data: string, adminUrl: (port: number) => string): Promise<number | undefined> {
  const pidFile = path.join(data, 'postmaster.pid');
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    const server = readPidFile(pidFile);
    if (!server || !isAlive(server.pid)) return undefined;
    if (await servesFolder(adminUrl(server.port), data)) return server.port;
    // After a crash of the machine the process id may be another program's, which PostgreSQL would take for a server.
    if (isOtherProgram(server.pid)) rmSync(pidFile);
    // It says ready but is not ours: PostgreSQL itself removes the stale file, or reports what is in the way.
    if (server.status === 'ready') return undefined;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL in ${data} (process ${server.pid}) is ${server.status} for too long.`);
  }
}

function readPidFile(file: string): { pid: number; port: number; status: string } | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port, status: lines[7]?.trim() || 'starting' } : undefined;
}

async function servesFolder(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return path.resolve(rows[0]?.data_directory ?? '') === path.resolve(data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function readOwner(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}
