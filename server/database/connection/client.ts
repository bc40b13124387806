import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { UnknownOutcomeError } from '#server/ports/unknown-outcome.ts';
import { copyRows } from './copy-rows.ts';
import type { CopyValue } from './copy-text.ts';
import { MonitoredConnections, monitoredClient } from './monitored-connections.ts';
import { Probe } from './probe.ts';
import { Rollback } from './rollback.ts';
import { valueTypes } from './value-types.ts';

type Params = readonly unknown[];

/** Where SQL can be run: the pool or one transaction. The SQL stands in view, beside the rows it gives; there is no ORM. */
export interface Queryable {
  query<Row extends object>(sql: string, params?: Params): Promise<Row[]>;
  /** For statements whose rows nobody reads: how many were touched. */
  execute(sql: string, params?: Params): Promise<number>;
}

export interface Transaction extends Queryable {
  /** COPY: by far the quickest way in for many rows. */
  copyRows(table: string, columns: readonly string[], rows: Iterable<readonly CopyValue[]>): Promise<number>;
}

export interface Database extends Queryable {
  /** Commits what `work` has done, or nothing of it. Repeated when PostgreSQL asks for it, so `work` touches the database alone. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Whether PostgreSQL answers now; known within a second and a half, however many wait for a connection. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read';
  readonly attempts?: number;
  /** Done twice, `work` is done once: it begins by claiming a key. So an unknown outcome is found out by doing it again. */
  readonly idempotent?: boolean;
  /** Each statement may take as long as it takes: for jobs and large reads, not for requests. */
  readonly long?: boolean;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly applicationName?: string;
  readonly poolSize?: number;
  /** 0: none, for loading data sets; nor is a connection cut because PostgreSQL says nothing for a while. */
  readonly statementTimeoutMs?: number;
  /** A connection that breaks while it is idle; the pool has replaced it already. */
  readonly onError?: (error: Error) => void;
}

/**
 * How long a request waits for its turn, or for PostgreSQL to pick up. Hundreds may press at once for the same goods, and who
 * is last is better served late than sent away (R2); beyond this they are told to come back (R13).
 */
const waitTimeoutMs = 10_000;
/** After its time is up PostgreSQL ends a statement itself; who has heard nothing by then is on a dead connection. */
const graceMs = 1_500;

export function openDatabase(options: DatabaseOptions): Database {
  const { url, applicationName = 'hent', statementTimeoutMs = waitTimeoutMs, onError = () => {} } = options;
  const probe = new Probe(url, applicationName);
  const limited = statementTimeoutMs > 0;
  const watch = limited
    ? new MonitoredConnections({ probe, longestSilenceMs: statementTimeoutMs + graceMs, onError })
    : null;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: options.poolSize ?? 10,
    statement_timeout: statementTimeoutMs,
    // Who has vanished without a word in the middle of a transaction holds its rows no longer than others wait for them.
    idle_in_transaction_session_timeout: limited ? waitTimeoutMs : 30_000,
    connectionTimeoutMillis: waitTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: valueTypes,
    ...(watch && { Client: monitoredClient(watch) }),
  });
  // Without a listener a server restart would end the process.
  pool.on('error', onError);
  return {
    ...queryable(pool),
    transaction: (work, how) => inTransaction({ pool, watch }, work, how),
    answers: async () => watch?.frozen !== true && (await probe.ask()) === 'answers',
    close: async () => {
      watch?.stop();
      probe.close();
      await pool.end();
      // The goodbye of a connection is not waited for; where nobody takes it, it is cut.
      if (watch) setTimeout(() => watch.cutAll(), 1_000).unref();
    },
  };
}

function queryable(source: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row extends object>(sql: string, params: Params = []) =>
      (await source.query<Row>(sql, [...params])).rows,
    execute: async (sql, params = []) => (await source.query(sql, [...params])).rowCount ?? 0,
  };
}

/** Read-only: this connection may stay so when a new one would not be, as after a move to another server (R11, R13). */
const readOnlyServer = '25006';

/** Serialization failure and deadlock: PostgreSQL has undone the transaction and asks to try it again. */
const retryable = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) => retryable.has((error as { code?: string }).code ?? '');

/** How long a request is kept waiting while the outcome of its COMMIT is found out. */
const unknownOutcomeRetryMs = 5_000;

const withoutTimeouts = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '60s'`;

interface Connections {
  readonly pool: pg.Pool;
  readonly watch: MonitoredConnections | null;
}

async function inTransaction<T>(
  connections: Connections,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { attempts = 5, idempotent = false } = options;
  let unknown: { readonly error: UnknownOutcomeError; readonly since: number } | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneTransaction(connections, work, options);
    } catch (error) {
      if (error instanceof Rollback) throw error;
      if (error instanceof UnknownOutcomeError) unknown ??= { error, since: Date.now() };
      const mayFindOut = unknown !== null && idempotent && Date.now() - unknown.since < unknownOutcomeRetryMs;
      // Whatever fails after an unknown outcome leaves it unknown.
      if (attempt >= attempts || !(mayFindOut || isRetryable(error))) throw unknown?.error ?? error;
      // Unequal waits, or the same two meet again; a connection may take longer to come back.
      await sleep((unknown === null ? Math.random() * 10 : 100) * 2 ** attempt);
    }
  }
}

async function oneTransaction<T>(
  { pool, watch }: Connections,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', long = false }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  // The pool listens only while a client is idle; in between a broken connection is reported by the query itself.
  const ignore = (): void => {};
  client.on('error', ignore);
  let broken = false;
  try {
    watch?.exemptFromTimeout(client, long);
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    if (long) await client.query(withoutTimeouts);
    const result = await work({
      ...queryable(client),
      copyRows: (table, columns, rows) => copyRows(client, table, columns, rows),
    });
    await commit(client);
    return result;
  } catch (error) {
    broken = error instanceof UnknownOutcomeError || (error as { code?: string }).code === readOnlyServer;
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.removeListener('error', ignore);
    client.release(broken);
  }
}

/** Lost connections, and the codes of a server that is going down: it may have committed before. */
const goneCodes = /^(08|57P|58|XX)/;

/** An error of PostgreSQL's own says that nothing was committed; no answer, or the last words of a server, leave it open. */
async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    const { code = '', severity } = error as { code?: string; severity?: string };
    const isAnswer = error instanceof pg.DatabaseError && severity !== 'PANIC' && !goneCodes.test(code);
    throw isAnswer ? error : new UnknownOutcomeError('COMMIT was not answered', { cause: error });
  }
}
