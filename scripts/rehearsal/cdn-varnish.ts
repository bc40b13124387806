import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigError } from '#server/settings/setting-values.ts';

export const documented = path.resolve(import.meta.dirname, '../../deploy/varnish/hent.vcl');

const varnishd = '/usr/sbin/varnishd';
const varnishstat = '/usr/bin/varnishstat';

/** What Varnish has counted since it was started. */
export interface VarnishCounts {
  readonly hits: number;
  readonly misses: number;
  /** Asked of the shop because they are no pages for others. */
  readonly passed: number;
}

export interface RunningVarnish {
  readonly url: string;
  counts(): Promise<VarnishCounts>;
  stop(): Promise<void>;
}

/** Varnish and its module xkey as Debian has them: there, else installed, else one line that asks for them. */
export function findVarnish(): void {
  if (isThere() || (installed() && isThere())) return;
  throw new ConfigError('The rehearsal needs Varnish 7 with xkey: apt-get install -y varnish varnish-modules');
}

function isThere(): boolean {
  const modules = spawnSync('/bin/sh', ['-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so']);
  return existsSync(varnishd) && existsSync(varnishstat) && modules.status === 0;
}

function installed(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error('Installing Varnish by apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['install', '-y', '-q', 'varnish', 'varnish-modules'], { stdio: 'ignore', env }).status === 0
  );
}

/** The Varnish of deploy/varnish/hent.vcl, before two processes on this machine. */
export async function startVarnish(
  folder: string,
  { port, shops }: { readonly port: number; readonly shops: readonly [number, number] },
): Promise<RunningVarnish> {
  const home = path.join(folder, 'varnish');
  await mkdir(home);
  await chmod(home, 0o755);
  const vcl = path.join(folder, 'hent.vcl');
  await writeFile(vcl, onThisMachine(await readFile(documented, 'utf8'), shops));
  const args = ['-F', '-n', home, '-a', `127.0.0.1:${port}`, '-T', 'none', '-f', vcl, '-s', 'malloc,256m'];
  const child = spawn(varnishd, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let attempts = 0; !(await answers(url)); attempts += 1) {
    if (attempts > 100 || child.exitCode !== null) throw new Error(`Varnish does not start: ${said}`);
    await sleep(100);
  }
  return {
    url,
    counts: async () => {
      const { stdout } = await promisify(execFile)(varnishstat, ['-1', '-j', '-n', home]);
      const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> };
      const of = (name: string) => counters[`MAIN.${name}`]?.value ?? 0;
      return { hits: of('cache_hit'), misses: of('cache_miss'), passed: of('s_pass') };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A place that is not there is a file that has moved on without its rehearsal. */
function onThisMachine(vcl: string, shops: readonly [number, number]): string {
  return shops.reduce((text, port, at) => {
    const written = `.host = "10.0.0.${at + 1}";\n    .port = "3000";`;
    if (!text.includes(written)) throw new Error(`${documented} has no '${written}' any more`);
    return text.replace(written, `.host = "127.0.0.1";\n    .port = "${port}";`);
  }, vcl);
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.status === 200;
}
