import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { unprivilegedUser } from '#server/database/embedded/postgres-binaries.ts';
import type { Machine } from './machine.ts';

export interface Service {
  readonly pid: number;
  running(): boolean;
  /** SIGTERM, and SIGKILL for one that does not go. */
  stop(): Promise<void>;
  /** kill -9: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

export interface ServiceOrder {
  readonly program: string;
  readonly args: readonly string[];
  /** Where everything it says is written. */
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
}

const longestStopMs = 15_000;

/** A process that stays, on a machine, as PostgreSQL's user: that refuses root. */
export function startService(machine: Machine, { program, args, log, env = {} }: ServiceOrder): Service {
  const [command, words] = machine.command(...asOwnUser(program, args));
  const out = openSync(log, 'a');
  const child: ChildProcess = spawn(command, words, {
    cwd: '/',
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...env },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  const ended = once(child, 'exit');
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    running,
    stop: async () => {
      if (running()) child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
      await ended;
      clearTimeout(late);
    },
    kill: async () => {
      if (running()) child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * setpriv becomes the program, so that the process that is known is the program's own, also inside a network namespace; and
 * it dies with the drill.
 */
export function asOwnUser(program: string, args: readonly string[]): readonly [string, readonly string[]] {
  const mortal = ['--pdeathsig=KILL'];
  if (process.getuid?.() !== 0) return ['setpriv', [...mortal, program, ...args]];
  const { uid, gid } = unprivilegedUser();
  return ['setpriv', [...mortal, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...args]];
}
