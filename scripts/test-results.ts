import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './checks/run.ts';

const folder = path.resolve(import.meta.dirname, '../test-results');

/** Counts over all parts of a test run, taken from what each runner has written. */
export class TestResults {
  #passed = 0;
  #failed = 0;

  static async start(): Promise<TestResults> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new TestResults();
  }

  /** Something that is well or not as a whole. */
  add({ ok }: Outcome): void {
    if (ok) this.#passed += 1;
    else this.#failed += 1;
  }

  async addVitest(file: string, { ok }: Outcome): Promise<void> {
    const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(file);
    this.#passed += report?.numPassedTests ?? 0;
    this.#failed += Math.max(report?.numFailedTests ?? 0, ok ? 0 : 1);
  }

  async addPlaywright(file: string, { ok }: Outcome): Promise<void> {
    const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    this.#passed += (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
    this.#failed += Math.max(report?.stats.unexpected ?? 0, ok ? 0 : 1);
  }

  /** The last line of the run; gives the exit code. */
  close(): number {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 ? 0 : 1;
  }
}

export function reportFile(name: string): string {
  return path.join(folder, name);
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(reportFile(file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}
