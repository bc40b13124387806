import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './checks/run.ts';

const folder = path.resolve(import.meta.dirname, '../test-results');

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly flaky: number };
}

/** Counts over all parts of a test run, taken from what each runner has written, and what failed by name. */
export class TestResults {
  #passed = 0;
  readonly #failed: string[] = [];

  static async start(): Promise<TestResults> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new TestResults();
  }

  /** Something that is well or not as a whole. */
  add({ title, ok, output }: Outcome): void {
    if (ok) this.#passed += 1;
    else this.#failed.push(`${title}\n${output}`);
  }

  async addVitest(file: string, outcome: Outcome): Promise<void> {
    const report = await readReport<VitestReport>(file);
    this.#passed += report?.numPassedTests ?? 0;
    this.#addFailed(report ? failedInVitest(report) : [], outcome);
  }

  async addPlaywright(file: string, outcome: Outcome): Promise<void> {
    const report = await readReport<PlaywrightReport>(file);
    this.#passed += (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
    this.#addFailed(report ? failedInPlaywright(report) : [], outcome);
  }

  /** The last lines of the run: what failed, and how many did; gives the exit code. */
  close(): number {
    for (const what of this.#failed) console.log(`\n✗ ${what}`);
    console.log(`\n${this.#passed} passed, ${this.#failed.length} failed`);
    return this.#failed.length === 0 ? 0 : 1;
  }

  /** A runner that fails without a failed test (it could not start, it was ended) has failed as a whole. */
  #addFailed(failed: readonly string[], { title, ok, output }: Outcome): void {
    this.#failed.push(...(failed.length === 0 && !ok ? [`${title} as a whole ${output}`] : failed));
  }
}

function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages?.join('\n') ?? ''}`);
    return failed.length === 0 && status === 'failed' ? [`${name}\n${message}`] : failed;
  });
}

function failedInPlaywright({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failedInPlaywright)];
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
