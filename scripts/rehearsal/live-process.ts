import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const scripts = path.resolve(import.meta.dirname, '..');

/** How a command must be spoken to run where it shall, as in a network namespace; as it is when nothing is said. */
type Spoken = (program: string, args: readonly string[]) => readonly [program: string, args: readonly string[]];
const here: Spoken = (program, args) => [program, args];

export interface LiveProcess {
  readonly pid: number;
  running(): boolean;
  /** SIGTERM, as a service manager sends it; gives the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: gone from one instant to the next. */
  kill(): Promise<void>;
  said(): string;
}

/** One process of the shop, as a service manager starts it: with the settings given and nothing else. */
export async function startLiveProcess(
  settings: Readonly<Record<string, string>>,
  spoken: Spoken = here,
): Promise<LiveProcess> {
  const { child, said } = command('start.mjs', [], settings, spoken);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const open = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (said().includes('The shop is open')) resolve();
    });
  });
  const ending = ended.then(([code]) => {
    throw new Error(`The shop ended with ${code}: ${said()}`);
  });
  ending.catch(() => {});
  await Promise.race([open, ending]);
  return {
    pid: child.pid ?? 0,
    said,
    running: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A command of the shop, to its end; one that fails is told with what it said. */
export async function runCommand(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { child, said } = command(script, args, settings);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}: ${said()}`);
}

function command(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  spoken: Spoken = here,
) {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const [program, argv] = spoken(process.execPath, [path.join(scripts, script), ...args]);
  const child: ChildProcess = spawn(program, argv, {
    cwd: path.dirname(scripts),
    env,
  });
  let words = '';
  const hear = (chunk: unknown) => {
    words += String(chunk);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { child, said: () => words };
}
