import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClusterOptions {
  readonly nodes: number;
  /** That of the first node; the others follow, then those the nodes speak to each other by. Free ones when nothing is said. */
  readonly httpPort?: number;
  readonly heapMb?: number;
  /** It is needed for a minute: nodes are up sooner and slower once they are. */
  readonly isShort?: boolean;
  readonly place?: ClusterPlace;
  readonly say?: (line: string) => void;
}

/** Where the nodes stand, and how a command is spoken there: on this machine, or in a network namespace of it. */
export interface ClusterPlace {
  readonly address: string;
  readonly command: (program: string, args: readonly string[]) => readonly [program: string, args: readonly string[]];
}
const here: ClusterPlace = { address: '127.0.0.1', command: (program, args) => [program, args] };

export interface Cluster {
  readonly urls: readonly string[];
  readonly pids: readonly number[];
  /** Ends a node as a crash does. */
  kill(node: number): Promise<void>;
  /** Stops a node without ending it, as a machine that hangs does; `resume` lets it go on. */
  suspend(node: number): void;
  resume(node: number): void;
  stop(): Promise<void>;
}

/** Of the folders with their data, with the number of the process that uses them behind it. */
const prefix = 'hent-opensearch-';
/** On a machine that does much else at the same time. */
const startMs = 240_000;
const quickStart = ['-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** A cluster of OpenSearch on this machine, one JVM a node. Its data goes with it. */
export async function startCluster(
  classpath: string,
  { nodes, httpPort, heapMb = 400, isShort = false, place = here, say = () => undefined }: ClusterOptions,
): Promise<Cluster> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const ports = await portsFor(2 * nodes, httpPort);
  const [httpPorts, transportPorts] = [ports.slice(0, nodes), ports.slice(nodes)];
  const names = Array.from({ length: nodes }, (_, at) => `n${at + 1}`);
  const seeds = names.map((_, at) => `${place.address}:${transportPorts[at]}`).join(',');
  const urls = names.map((_, at) => `http://${place.address}:${httpPorts[at]}`);
  say(`OpenSearch: ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${heapMb} MB each, at ports ${httpPorts.join(', ')}`);
  const processes = names.map((name, at) => {
    const own = [name, path.join(folder, name), String(httpPorts[at]), String(transportPorts[at]), seeds];
    const flags = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC', ...(isShort ? quickStart : [])];
    const [program, words] = place.command('java', [
      ...[...flags, '-cp', classpath, 'ClusterNode', ...own],
      ...[names.join(','), place.address],
    ]);
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    const log = createWriteStream(path.join(folder, `${name}.log`));
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return child;
  });
  const stop = async () => {
    await Promise.all(processes.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilGreen(urls, processes, say);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls,
    pids: processes.map(({ pid = 0 }) => pid),
    kill: async (node) => {
      const child = processes[node];
      if (!child || child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    suspend: (node) => void processes[node]?.kill('SIGSTOP'),
    resume: (node) => void processes[node]?.kill('SIGCONT'),
    stop,
  };
}

/** Free at this moment, all of them at once. */
async function portsFor(count: number, first: number | undefined): Promise<number[]> {
  if (first !== undefined) return Array.from({ length: count }, (_, at) => first + at);
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Folders of runs that were killed: their nodes end by themselves, their data does not. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function untilGreen(
  urls: readonly string[],
  processes: readonly ChildProcess[],
  say: (line: string) => void,
): Promise<void> {
  const begun = Date.now();
  let told = '';
  while (Date.now() - begun < startMs) {
    const ended = processes.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`An OpenSearch node ended with ${ended.exitCode}.`);
    const found = await healthOf(urls[0] ?? '');
    if (found.nodes === urls.length && found.status === 'green') {
      say(`OpenSearch: green after ${Math.round((Date.now() - begun) / 1000)} s`);
      return;
    }
    const state = `OpenSearch: ${found.nodes} of ${urls.length} nodes, ${found.status}`;
    if (state !== told) say(state);
    told = state;
    await sleep(250);
  }
  throw new Error(`OpenSearch was not ready after ${startMs / 1000} s.`);
}

async function healthOf(url: string): Promise<{ status: string; nodes: number }> {
  try {
    const answer = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2_000) });
    const { status, number_of_nodes } = (await answer.json()) as { status?: string; number_of_nodes?: number };
    return { status: status ?? 'starting', nodes: number_of_nodes ?? 0 };
  } catch {
    return { status: 'starting', nodes: 0 };
  }
}

/** Its input ends, which it waits for; a node that does not mind is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGCONT');
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(timer);
}
