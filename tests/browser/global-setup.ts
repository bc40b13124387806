import { spawn } from 'node:child_process';
import path from 'node:path';

/** One PostgreSQL for the run, unless the test run has started one already. */
export default async function globalSetup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_POSTGRES_URL !== undefined) return undefined;
  const script = path.resolve(import.meta.dirname, '../serve-test-postgres.ts');
  const child = spawn('node', [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.env.TEST_POSTGRES_URL = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The test database ended with code ${code}`)));
  });
  return () => child.stdin.end();
}
