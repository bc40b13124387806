import path from 'node:path';
import { openDatabase } from '#server/database/connection/client.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import {
  migrationFault,
  type ServerFacts,
  serverFacts,
  serverFault,
} from '#server/database/maintenance/check-server.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate, schemaState } from '#server/database/maintenance/migrate.ts';
import type { Config } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { step } from '../terminal/step.ts';

export interface ConnectedDatabase {
  readonly url: string;
  /** Leaves a server alone that another process has started. */
  stop(): Promise<void>;
  /** Until this is said, Ctrl-C stops the server and ends the process; from then on the caller does. */
  handOver(): void;
}

/**
 * The database asked for, or the embedded one, of this version. Only who says so brings it up to this version (npm start
 * and npm run migrate): a command of a newer checkout must not change the database of a shop that is open. Nothing is put
 * into it.
 */
export async function connectDatabase(
  config: Config,
  { migrates = false }: { readonly migrates?: boolean } = {},
): Promise<ConnectedDatabase> {
  const reached = config.databaseUrl === null ? await embedded(config) : given(config.databaseUrl);
  try {
    const facts = await factsOf(reached.url).catch((error: Error) => {
      throw new ConfigError(
        `${config.databaseUrl === null ? 'PostgreSQL' : 'DATABASE_URL'} does not answer: ${error.message}`,
      );
    });
    refuse(serverFault(facts));
    const { pending, newer } = await schemaState(reached.url);
    if (!migrates) refuse(otherVersion(pending, newer));
    if (migrates && pending.length > 0) {
      refuse(migrationFault(facts));
      await step('Bringing the database up to date', () => migrate(reached.url));
    }
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;
const exitCodes: Readonly<Partial<Record<NodeJS.Signals, number>>> = { SIGINT: 130, SIGTERM: 143 };

let leaving: Promise<void> | null = null;

/** What fails because Ctrl-C has taken the database away is nobody's fault: waits for the end then, else not at all. */
export async function waitForShutdown(): Promise<void> {
  await leaving;
}

/** Demo and acceptance data live in databases of their own on the one embedded server. */
async function embedded(config: Config): Promise<ConnectedDatabase> {
  const server = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dir: path.join(config.dataDir, 'postgres') }),
  );
  const leave = (signal: NodeJS.Signals) => {
    leaving ??= server.stop().finally(() => process.exit(exitCodes[signal]));
  };
  const handOver = () => {
    for (const signal of signals) process.off(signal, leave);
  };
  for (const signal of signals) process.on(signal, leave);
  const name = `hent_${config.shopData}`;
  await createDatabase(server.urlFor('postgres'), name);
  const stop = async () => {
    handOver();
    await server.stop();
  };
  return { url: server.urlFor(name), stop, handOver };
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new ConfigError(fault);
}

function otherVersion(pending: readonly string[], newer: readonly string[]): string | null {
  if (pending.length > 0) return `The database is of an older version (it lacks ${pending[0]}): npm run migrate.`;
  if (newer.length > 0) return `The database is of a newer version (it has ${newer[0]}): use that version's command.`;
  return null;
}

async function factsOf(url: string): Promise<ServerFacts> {
  const database = openDatabase({ url });
  try {
    return await serverFacts(database);
  } finally {
    await database.close();
  }
}

function given(url: string): ConnectedDatabase {
  return { url, stop: async () => {}, handOver: () => {} };
}
