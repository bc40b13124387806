import { once } from 'node:events';
import pg from 'pg';
import { type CopyValue, copyLine } from './copy-text.ts';

/** The part of pg's connection that COPY needs and its types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const chunkSize = 64 * 1024;

/**
 * COPY … FROM STDIN over pg's own protocol: pg hands the answers of the server to whatever has been submitted as a query.
 * 100,000 rows take well under a second, where rows by INSERT take several.
 */
export function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let failure: Error | undefined;
  let copied = 0;
  const submittable = {
    submit: (connection: pg.Connection) => {
      connection.query(`COPY ${pg.escapeIdentifier(table)} (${names}) FROM STDIN`);
    },
    handleCopyInResponse: (connection: CopyConnection) => {
      sendRows(connection, rows, () => failure !== undefined).catch((error: Error) => {
        failure = error;
        connection.sendCopyFail(error.message);
      });
    },
    handleCommandComplete: ({ text }: { text: string }) => {
      copied = Number(text.split(' ').at(-1));
    },
    handleReadyForQuery: () => resolve(copied),
    // The server has given up, or the connection is gone. An error of our own making is what the caller wants to see.
    handleError: (error: Error) => {
      failure ??= error;
      reject(failure);
    },
  };
  client.query(submittable);
  return promise;
}

async function sendRows(
  connection: CopyConnection,
  rows: Iterable<readonly CopyValue[]>,
  stopped: () => boolean,
): Promise<void> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < chunkSize) continue;
    connection.sendCopyFromChunk(Buffer.from(chunk));
    chunk = '';
    if (connection.stream.writableNeedDrain)
      await Promise.race([once(connection.stream, 'drain'), once(connection.stream, 'close')]);
    if (stopped()) return;
  }
  if (chunk) connection.sendCopyFromChunk(Buffer.from(chunk));
  connection.endCopyFrom();
}
