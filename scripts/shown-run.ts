import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Outcome } from './checks/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const minute = 60_000;

export interface ShownRun {
  readonly title: string;
  /** A program of node_modules/.bin. */
  readonly tool: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** What takes longer hangs, and is ended. */
  readonly minutes: number;
}

/** Runs a tool with its progress in view: several may run side by side, so each line says whose it is. */
export async function shownRun({ title, tool, args, env, minutes }: ShownRun): Promise<Outcome> {
  const begun = performance.now();
  const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Every process started by a test finds the code compiled by the one before it.
    env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'hent-compile-cache'), ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${title} │ ${line}`));
  }
  let output = '';
  const end = (why: string, signal: NodeJS.Signals) => () => {
    output = why;
    console.log(`${title} │ ${why}`);
    child.kill(signal);
  };
  const overdue = [
    setTimeout(end(`not done in ${minutes} minutes: ended`, 'SIGTERM'), minutes * minute),
    setTimeout(end('did not end: killed', 'SIGKILL'), (minutes + 0.5) * minute),
  ];
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output = error.message;
      resolve(null);
    });
    child.on('exit', resolve);
  });
  for (const timer of overdue) clearTimeout(timer);
  const seconds = (performance.now() - begun) / 1000;
  const ok = code === 0;
  console.log(`${ok ? '✓' : '✗'} ${title} (${seconds.toFixed(0)} s)`);
  return { title, ok, output, seconds };
}
