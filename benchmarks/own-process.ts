import { fork } from 'node:child_process';
import path from 'node:path';

/** A server in a process of its own, as shoppers meet it: whoever measures it takes none of its time. */
export interface OwnProcess<Told> {
  readonly told: Told;
  /** Processor seconds it has used so far. */
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
}

interface Usage {
  readonly cpuSeconds: number;
}

/** Runs a script of this folder, which calls `serveInOwnProcess`. */
export async function ownProcess<Told>(script: string, args: readonly string[]): Promise<OwnProcess<Told>> {
  const child = fork(path.join(import.meta.dirname, script), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** The other side of it: tells where it serves, answers what it has used, and ends when nobody is left to ask. */
export function serveInOwnProcess(told: object, close: () => Promise<void>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuSeconds: (user + system) / 1e6 } satisfies Usage);
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
  process.send?.(told);
}
