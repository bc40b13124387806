import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all API tests: the one the test run has started, or one of our own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.adminUrl);
  return () => postgres.stop();
}
