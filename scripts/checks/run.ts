import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Outcome {
  readonly title: string;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a tool of node_modules when called and gives back what it said. */
export function run(
  title: string,
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): () => Promise<Outcome> {
  return () =>
    new Promise((resolve) => {
      const begun = performance.now();
      const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '0', ...env },
      });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        output += chunk;
      });
      const end = (ok: boolean) => resolve({ title, ok, output, seconds: (performance.now() - begun) / 1000 });
      child.on('error', (error) => {
        output += error.message;
        end(false);
      });
      child.on('close', (code) => end(code === 0));
    });
}

/** One after the other, a line each when it is done; what failed is shown in full. */
export async function runAll(works: readonly (() => Promise<Outcome>)[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const work of works) {
    const outcome = await work();
    const { title, ok, output, seconds } = outcome;
    console.log(`${ok ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`);
    if (!ok) console.log(output);
    outcomes.push(outcome);
  }
  return outcomes;
}
