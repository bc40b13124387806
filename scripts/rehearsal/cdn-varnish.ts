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

/** Where it stands, and how a command is spoken there: on this machine, or in a network namespace of it. */
interface VarnishPlace {
  readonly address: string;
  readonly command: (program: string, args: readonly string[]) => readonly [program: string, args: readonly string[]];
}
const here: VarnishPlace = { address: '127.0.0.1', command: (program, args) => [program, args] };

export interface Backend {
  readonly address: string;
  readonly port: number;
}

/** The Varnish of deploy/varnish/hent.vcl, before these processes. */
export async function startVarnish(
  folder: string,
  {
    port,
    shops,
    place = here,
  }: { readonly port: number; readonly shops: readonly Backend[]; readonly place?: VarnishPlace },
): Promise<RunningVarnish> {
  const home = path.join(folder, 'varnish');
  await mkdir(home);
  await chmod(home, 0o755);
  const vcl = path.join(folder, 'hent.vcl');
  await writeFile(vcl, beforeThese(await readFile(documented, 'utf8'), shops));
  const args = ['-F', '-n', home, '-a', `${place.address}:${port}`, '-T', 'none', '-f', vcl, '-s', 'malloc,256m'];
  const [program, words] = place.command(varnishd, args);
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = once(child, 'exit');
  const url = `http://${place.address}:${port}`;
  for (let attempts = 0; !(await answers(url)); attempts += 1) {
    if (attempts > 600 || child.exitCode !== null) throw new Error(`Varnish does not start: ${said}`);
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

/** The documented backends give way to these. A place that is not there is a file that has moved on without its rehearsal. */
export function beforeThese(vcl: string, shops: readonly Backend[]): string {
  const [, block = ''] = /(backend shop1 \{[\s\S]*?\n\}\n)/.exec(vcl) ?? [];
  const named = shops.map(({ address, port }, at) =>
    swapped(swapped(swapped(block, 'shop1', `shop${at + 1}`), '10.0.0.1', address), '3000', String(port)),
  );
  const added = shops.map((_, at) => `    shop.add_backend(shop${at + 1});\n`);
  const purging = shops.map(({ address }) => `    "${address}";\n`);
  const texts: readonly (readonly [string | RegExp, string])[] = [
    [/(?:backend shop\d \{[\s\S]*?\n\}\n)+/, named.join('')],
    [/(?: {4}shop\.add_backend\(shop\d\);\n)+/, added.join('')],
    ['    "10.0.0.0"/24;\n', purging.join('')],
  ];
  return texts.reduce((text, [old, made]) => swapped(text, old, made), vcl);
}

function swapped(text: string, old: string | RegExp, made: string): string {
  const isThere = typeof old === 'string' ? text.includes(old) : old.test(text);
  if (!isThere) throw new Error(`${documented} has no '${old}' any more`);
  return text.replace(old, () => made);
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.status === 200;
}
