import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import type { Figure } from '../figures.ts';

/** One figure of one run, as a line of history.jsonl. */
export interface HistoryLine {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  /** How busy the machine was, as its one-minute load. */
  readonly load: number;
  readonly part: string;
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly bound: Figure['bound'];
}

const file = path.join(import.meta.dirname, 'history.jsonl');
/** No benchmark here repeats itself more closely than this. */
const leastNoise = 0.1;
/** So many earlier runs tell how much a figure sways by itself. */
const remembered = 8;

export function readHistory(): readonly HistoryLine[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as HistoryLine);
}

export function appendHistory(lines: readonly HistoryLine[]): void {
  appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** The code that is measured; with a plus sign when files were changed since. */
export function currentCommit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout ?? '';
  const commit = git('rev-parse', '--short=10', 'HEAD').trim();
  return commit === '' ? 'unknown' : commit + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+');
}

export function thisMachine(): string {
  return `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, Node ${process.versions.node}`;
}

export interface Slower {
  readonly line: HistoryLine;
  readonly before: HistoryLine;
  /** Now beside then, over 1 is worse whichever way the figure counts. */
  readonly ratio: number;
}

/** Which figures are worse than the last of the same machine, by more than they have swayed between earlier runs. */
export function slowerThanBefore(history: readonly HistoryLine[], now: readonly HistoryLine[]): readonly Slower[] {
  return now.flatMap((line) => {
    const earlier = history.filter(
      ({ machine, part, what }) => machine === line.machine && part === line.part && what === line.what,
    );
    const before = earlier.at(-1);
    if (before === undefined) return [];
    const ratio = worse(line, before);
    return ratio > 1 + noiseOf(earlier.slice(-remembered)) ? [{ line, before, ratio }] : [];
  });
}

function worse({ figure, bound }: HistoryLine, before: HistoryLine): number {
  return bound === 'most' ? figure / before.figure : before.figure / figure;
}

/** The largest step from one run to the next so far. */
function noiseOf(earlier: readonly HistoryLine[]): number {
  const steps = earlier.slice(1).map((line, at) => {
    const ratio = worse(line, earlier[at] ?? line);
    return Math.max(ratio, 1 / ratio) - 1;
  });
  return Math.max(leastNoise, ...steps.filter(Number.isFinite));
}
