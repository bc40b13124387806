import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClusterOptions {
  readonly nodes: number;
  /** That of the first node; the others follow. */
  readonly httpPort: number;
  readonly transportPort: number;
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

/** On a machine that does much else at the same time. */
const startMs = 240_000;
const quickStart = ['-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** A cluster of OpenSearch on this machine, one JVM a node. Its data goes with it. */
export async function startCluster(
  classpath: string,
  {
    nodes,
    httpPort,
    transportPort,
    heapMb = 400,
    isShort = false,
    place = here,
    say = () => undefined,
  }: ClusterOptions,
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-opensearch-'));
  const names = Array.from({ length: nodes }, (_, at) => `n${at + 1}`);
  const seeds = names.map((_, at) => `${place.address}:${transportPort + at}`).join(',');
  const urls = names.map((_, at) => `http://${place.address}:${httpPort + at}`);
  say(`OpenSearch: ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${heapMb} MB each, from port ${httpPort}`);
  const processes = names.map((name, at) => {
    const own = [name, path.join(folder, name), String(httpPort + at), String(transportPort + at), seeds];
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
