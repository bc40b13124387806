import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/database/embedded/free-port.ts';

export interface ShopProcesses {
  readonly url: string;
  /** The processes that serve, by their ids. */
  workers(): Promise<WorkerProcess[]>;
  /** SIGTERM to one that serves; gives how many milliseconds it took to go, once another one is open in its place. */
  replace(pid: number): Promise<number>;
  /** What has been said on standard output and error. */
  said(): string;
  /** SIGTERM to the first process; gives its exit code. */
  stop(): Promise<number>;
}

export interface WorkerProcess {
  readonly pid: number;
  /** Memory of the process, in bytes. */
  readonly rss: number;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The shop as `npm start` runs it, with several processes behind one port, on a database that is there. */
export async function startShopProcesses(
  databaseUrl: string,
  workers: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcesses> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      SHOP_MODE: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      WORKERS: String(workers),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ORDER_LIMIT: '1000000',
      LOGIN_LIMIT: '1000000',
      LOGIN_ADDRESS_LIMIT: '1000000',
      LOGIN_ACCOUNT_LIMIT: '1000000',
      ...settings,
    },
  });
  let said = '';
  const hear = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const open = until(() => said.includes('The shop is open'));
  await Promise.race([
    open,
    ended.then(([code]) => {
      throw new Error(`The shop ended with ${code}: ${said}`);
    }),
  ]);
  const list = () => childrenOf(child.pid ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    workers: list,
    replace: async (pid) => {
      const before = (await list()).map((worker) => worker.pid);
      const openBefore = count(said, openLine);
      const begun = performance.now();
      process.kill(pid, 'SIGTERM');
      await until(async () => !(await list()).some((worker) => worker.pid === pid));
      const took = performance.now() - begun;
      await until(async () => (await list()).some((worker) => !before.includes(worker.pid)));
      await until(() => count(said, openLine) > openBefore);
      return took;
    },
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code ?? 1;
    },
  };
}

/** Said when a process that replaces another one serves. */
const openLine = 'is open in its place';

async function childrenOf(parent: number): Promise<WorkerProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, , ...args]) => Number(ppid) === parent && args.join(' ').includes('scripts/start.mjs'))
    .map(([pid, , kilobytes]) => ({ pid: Number(pid), rss: Number(kilobytes) * 1024 }));
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('waited too long');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
