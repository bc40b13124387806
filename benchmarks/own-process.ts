import { fork } from 'node:child_process';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import path from 'node:path';

/** A server in a process of its own, as shoppers meet it: whoever measures it takes none of its time. */
export interface OwnProcess<Told> {
  readonly told: Told;
  /** Processor seconds it has used so far. */
  cpuSeconds(): Promise<number>;
  /** Its memory in MB. */
  memory(): Promise<number>;
  /** What it does while somebody asks it. */
  profile(load: () => Promise<unknown>): Promise<Profiler.Profile>;
  close(): Promise<void>;
}

interface Usage {
  readonly cpuSeconds: number;
  readonly memory: number;
}

/** Runs a script of this folder, which calls `serveInOwnProcess`. */
export async function ownProcess<Told>(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnProcess<Told>> {
  const child = fork(path.join(import.meta.dirname, script), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const next = <T>() =>
    Promise.race([
      new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T))),
      ended.then((code): never => {
        throw new Error(`${script} ended with ${code}`);
      }),
    ]);
  const told = await next<Told>();
  const usage = () => {
    child.send('usage');
    return next<Usage>();
  };
  return {
    told,
    cpuSeconds: async () => (await usage()).cpuSeconds,
    memory: async () => (await usage()).memory,
    profile: async (load) => {
      child.send('begin profile');
      await next();
      await load();
      child.send('end profile');
      return next<Profiler.Profile>();
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** The other side of it: tells where it serves, answers what it has used, and ends when nobody is left to ask. */
export function serveInOwnProcess(told: object, close: () => Promise<void>): void {
  const session = new Session();
  const answers: Record<string, () => object | Promise<object>> = {
    usage: () => {
      const { user, system } = process.cpuUsage();
      return { cpuSeconds: (user + system) / 1e6, memory: process.memoryUsage().rss / 2 ** 20 } satisfies Usage;
    },
    'begin profile': async () => {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: 200 });
      await session.post('Profiler.start');
      return {};
    },
    'end profile': async () => {
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      return profile;
    },
  };
  process.on('message', async (asked) => process.send?.(await answers[String(asked)]?.()));
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send?.(told);
}
