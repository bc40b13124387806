import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Counts, closingCounts } from './closing-counts.ts';

/**
 * npm run test:all: the gate, then OpenSearch where there is a JDK and Maven, then what the gate leaves out, once and without
 * limits of time, as far as forty minutes go. One after the other. What fails ends the run. The last line is the sum over all that was run.
 */
const minute = 60_000;
const begun = Date.now();
const used = () => Math.ceil((Date.now() - begun) / minute);
/** A part of the long lane that was begun in time may end so much later. */
const limit = 40;
const overrun = 5;
let sum: Counts = { passed: 0, failed: 0 };

const longLane = () => Math.min(17, limit - overrun - used());
interface Part {
  readonly title: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly fits: () => boolean;
  readonly env?: () => NodeJS.ProcessEnv;
}

const parts: readonly Part[] = [
  { title: 'The gate', script: 'test.ts', fits: () => true },
  { title: 'OpenSearch', script: 'test-opensearch.ts', fits: () => used() + 10 <= limit },
  {
    title: 'The long lane, once',
    script: 'test-long.ts',
    args: ['--once'],
    fits: () => longLane() >= 10,
    env: () => ({ LANE_MINUTES: String(longLane()) }),
  },
];

for (const { title, script, args = [], fits, env } of parts) {
  if (sum.failed > 0) break;
  if (!fits()) {
    console.log(`${title} is left out: ${used()} of ${limit} minutes are used.`);
    continue;
  }
  const counts = await run(script, args, env?.() ?? {});
  sum = { passed: sum.passed + counts.passed, failed: sum.failed + counts.failed };
  console.log(`${title}: ${used()} minutes used so far`);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    console.log(line);
  });
  const read = new Promise((resolve) => reader.once('close', resolve));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  await read;
  return closingCounts(lines, code === 0);
}
