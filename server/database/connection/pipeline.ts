import type { Socket } from 'node:net';
import type pg from 'pg';
import type { MonitoredConnections } from './monitored-connections.ts';

/** More texts than this are not statements that recur. */
const mostNames = 500;
const names = new Map<string, string>();

/**
 * Statements of a short transaction that is run thousands of times: each is parsed and planned once per connection, none waits for
 * the answer to the one before it, and those of one turn of the event loop leave in one write. PostgreSQL runs them in the order
 * they were sent; after one that fails the rest fail too.
 */
export function openPipeline(client: pg.PoolClient, watch: MonitoredConnections | null) {
  const switchable = client as pg.PoolClient & { pipeline: boolean; readonly connection: { readonly stream: Socket } };
  const { stream } = switchable.connection;
  let isCorked = false;
  switchable.pipeline = true;
  const answered = async <Row extends pg.QueryResultRow>(send: () => Promise<pg.QueryResult<Row>>) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    watch?.expectAnswers(client, 1);
    try {
      return await send();
    } finally {
      watch?.expectAnswers(client, -1);
    }
  };
  return {
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      answered(() => client.query<Row>({ ...nameOf(text), text, values })),
    /** A statement without values, in its place among the others. */
    send: (text: string) => answered(() => client.query(text)),
    /** The client as it was, for whoever has it next: a COPY, for one, cannot stand in a pipeline. */
    close: () => {
      switchable.pipeline = false;
    },
  };
}

/** A table was changed under a connection that had planned a statement on it: the next transaction plans anew. */
export function isStalePlan(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '0A000' && message.includes('cached plan');
}

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= mostNames) return {};
  const name = `hent_${names.size + 1}`;
  names.set(text, name);
  return { name };
}
