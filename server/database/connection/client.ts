import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { UnknownOutcomeError } from '#server/ports/unknown-outcome.ts';
import { copyRows } from './copy-rows.ts';
import type { CopyValue } from './copy-text.ts';
import { MonitoredConnections, monitoredClient } from './monitored-connections.ts';
import { isStalePlan, openPipeline } from './pipeline.ts';
import { Probe } from './probe.ts';
import { Rollback } from './rollback.ts';
import { valueTypes } from './value-types.ts';

type Params = readonly unknown[];

/** Runs SQL, on the pool or in one transaction. There is no ORM (docs/decisions/0003-sql-in-view.md). */
export interface Queryable {
  query<Row extends object>(sql: string, params?: Params): Promise<Row[]>;
  /** For statements whose rows are not read; gives how many were affected. */
  execute(sql: string, params?: Params): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Ends a pipelined transaction: COMMIT is sent now, behind what is not answered yet. When one of those fails, nothing is committed. */
  commitBehind(): void;
  /** COPY, by far the quickest way to insert many rows. */
  copyRows(table: string, columns: readonly string[], rows: Iterable<readonly CopyValue[]>): Promise<number>;
}

export interface Database extends Queryable {
  /** Commits what `work` has done, or nothing of it. Retried on deadlocks and the like, so `work` must have no other effects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Whether PostgreSQL answers now; known within a second and a half, however many wait for a connection. */
  answers(): Promise<boolean>;
  /** A connection that nothing else takes: for what has to be written at once, however many wait for the others (R17). */
  readonly reserved: Queryable;
  close(): Promise<void>;
}

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read';
  readonly attempts?: number;
  /** `work` begins by claiming an idempotency key, so that after a lost answer to COMMIT it can be run again to learn the outcome. */
  readonly idempotent?: boolean;
  /** No statement timeout: for jobs and large reads, not for requests. */
  readonly long?: boolean;
  /** Statements need not wait for each other's answers, and are planned once per connection (pipeline.ts); no COPY in it. */
  readonly pipelined?: boolean;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly applicationName?: string;
  readonly poolSize?: number;
  /** 0: none, for loading data sets; silent connections are not closed then either. */
  readonly statementTimeoutMs?: number;
  /** A connection that breaks while it is idle; the pool has replaced it already. */
  readonly onError?: (error: Error) => void;
}

/**
 * How long a request waits for a connection of the pool, for a lock or for PostgreSQL. Hundreds may order the same goods at once,
 * and the last of them is better served late than refused (R2); beyond this the answer is 503 (R13).
 */
const waitTimeoutMs = 10_000;
/** PostgreSQL ends a statement at its timeout; when nothing is heard this long after that, the connection is dead. */
const graceMs = 1_500;

export function openDatabase(options: DatabaseOptions): Database {
  const { url, applicationName = 'hent', statementTimeoutMs = waitTimeoutMs, onError = () => {} } = options;
  const probe = new Probe(url, applicationName);
  const limited = statementTimeoutMs > 0;
  const watch = limited
    ? new MonitoredConnections({ probe, longestSilenceMs: statementTimeoutMs + graceMs, onError })
    : null;
  const openPool = (max: number): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: url,
      application_name: applicationName,
      max,
      // Opening a connection takes five round trips, which whoever comes after a pause would wait for: half of them stay open.
      min: Math.ceil(max / 2),
      statement_timeout: statementTimeoutMs,
      // A client that has vanished in the middle of a transaction keeps its locks no longer than others wait for them.
      idle_in_transaction_session_timeout: limited ? waitTimeoutMs : 30_000,
      connectionTimeoutMillis: waitTimeoutMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      types: valueTypes,
      ...(watch && { Client: monitoredClient(watch) }),
    });
    // Without a listener a server restart would end the process.
    opened.on('error', onError);
    // The pool listens only while a client is idle. One that is handed from its last user straight to the next has no listener
    // for a moment, and the last words of a server that was killed may come in just then.
    opened.on('connect', (client) => client.on('error', () => {}));
    return opened;
  };
  const pool = openPool(options.poolSize ?? 9);
  const reserved = openPool(1);
  return {
    ...queryable(pool),
    transaction: (work, how) => inTransaction({ pool, watch }, work, how),
    reserved: queryable(reserved),
    answers: async () => watch?.frozen !== true && (await probe.ask()) === 'answers',
    close: async () => {
      watch?.stop();
      probe.close();
      await Promise.all([pool.end(), reserved.end()]);
      // pool.end() does not wait for the connections to close; those that do not are destroyed.
      if (watch) setTimeout(() => watch.cutAll(), 1_000).unref();
    },
  };
}

interface Source {
  query<Row extends pg.QueryResultRow>(sql: string, params: unknown[]): Promise<pg.QueryResult<Row>>;
}

function queryable(source: Source): Queryable {
  return {
    query: async <Row extends object>(sql: string, params: Params = []) =>
      (await source.query<Row>(sql, [...params])).rows,
    execute: async (sql, params = []) => (await source.query(sql, [...params])).rowCount ?? 0,
  };
}

/** Read-only, as after a failover: this connection may lead to the old server, a new one to the new (R11, R13). */
const readOnlyServer = '25006';

/** Serialization failure and deadlock: PostgreSQL has rolled the transaction back, and it is worth a retry. */
const retryable = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) => retryable.has((error as { code?: string }).code ?? '');

/** How long a transaction with an unknown outcome is retried. */
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
  let { pipelined = false } = options;
  let unknown: { readonly error: UnknownOutcomeError; readonly since: number } | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneTransaction(connections, work, { ...options, pipelined });
    } catch (error) {
      if (error instanceof Rollback) throw error;
      if (error instanceof UnknownOutcomeError) unknown ??= { error, since: Date.now() };
      const mayFindOut = unknown !== null && idempotent && Date.now() - unknown.since < unknownOutcomeRetryMs;
      // Whatever fails after an unknown outcome leaves it unknown.
      const isStale = pipelined && isStalePlan(error);
      if (isStale) pipelined = false;
      if (attempt >= attempts || !(mayFindOut || isStale || isRetryable(error))) throw unknown?.error ?? error;
      // Exponential backoff with jitter, so that the same two do not collide again; after a lost connection it is longer.
      await sleep((unknown === null ? Math.random() * 10 : 100) * 2 ** attempt);
    }
  }
}

async function oneTransaction<T>(
  { pool, watch }: Connections,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', long = false, pipelined = false }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  const pipeline = pipelined ? openPipeline(client, watch) : null;
  const source: Source = pipeline ?? client;
  let isOver = false;
  let broken = false;
  let committing: Promise<void> | null = null;
  try {
    watch?.exemptFromTimeout(client, long);
    const begun = source.query(`BEGIN ISOLATION LEVEL ${isolation}`, []);
    // In a pipeline it is waited for below; when it fails, so do those sent with it.
    begun.catch(() => {});
    if (pipeline === null) await begun;
    if (long) await client.query(withoutTimeouts);
    const result = await work({
      ...queryable({
        // Work that has several statements under way goes on after one of them has failed: it must not write by itself then.
        query: (sql, params) => {
          if (isOver) throw new Error('The transaction is over');
          return source.query(sql, params);
        },
      }),
      copyRows: (table, columns, rows) => copyRows(client, table, columns, rows),
      commitBehind: () => {
        if (pipeline === null || isOver) return;
        isOver = true;
        committing = commit(pipeline.send);
        committing.catch(() => {});
      },
    });
    isOver = true;
    await begun;
    await (committing ?? commit((text) => client.query(text)));
    return result;
  } catch (failure) {
    isOver = true;
    const error = committing === null ? failure : await failureOfCommitted(failure, committing);
    broken =
      error instanceof UnknownOutcomeError ||
      (error as { code?: string }).code === readOnlyServer ||
      (pipelined && isStalePlan(error));
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    pipeline?.close();
    client.release(broken);
  }
}

/** Lost connections, and the codes of a server that is going down: it may have committed before. */
const goneCodes = /^(08|57P|58|XX)/;

/** An error reported by PostgreSQL means that nothing was committed; no answer, or an error of a server that is stopping, does not. */
function isAnswer(error: unknown): boolean {
  const { code = '', severity } = error as { code?: string; severity?: string };
  return error instanceof pg.DatabaseError && severity !== 'PANIC' && !goneCodes.test(code);
}

/**
 * What went wrong in work whose COMMIT was under way already. A statement that PostgreSQL has refused, or a refusal because of
 * one, is certain. Where it was not heard, or the work failed by itself, the COMMIT behind it may have been done.
 */
async function failureOfCommitted(failure: unknown, committing: Promise<void>): Promise<unknown> {
  try {
    await committing;
  } catch (error) {
    const isCertain = isAnswer(failure) || failure instanceof Rollback || !(error instanceof UnknownOutcomeError);
    return isCertain ? failure : error;
  }
  return new UnknownOutcomeError('The work failed after it was committed', { cause: failure });
}

async function commit(send: (text: string) => Promise<{ readonly command: string }>): Promise<void> {
  let done: string;
  try {
    ({ command: done } = await send('COMMIT'));
  } catch (error) {
    throw isAnswer(error) ? error : new UnknownOutcomeError('COMMIT was not answered', { cause: error });
  }
  // What PostgreSQL does when a statement has failed and nobody has looked.
  if (done !== 'COMMIT') throw new Error(`COMMIT was answered by ${done}`);
}
