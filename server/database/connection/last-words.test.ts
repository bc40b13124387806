import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = message('C', Buffer.from('SELECT 0\0'));
const lastWords = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));

test('R10 R11 a server that dies between two users of a connection ends neither the process nor the pool', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const isFirst = connections === 1;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(welcome);
      // An answer and the last words in one piece, while the next one waits for this very connection.
      socket.on('data', () => socket.write(Buffer.concat(isFirst ? [done, ready, lastWords] : [done, ready])));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
  const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 0 });
  const [first, waiting] = await Promise.allSettled([
    database.execute('BEGIN'),
    database.transaction(async (tx) => tx.execute('SELECT')),
  ]);
  expect([first.status, waiting.status]).toEqual(['fulfilled', 'rejected']);
  expect(await database.execute('SELECT')).toBe(0);
  expect(connections).toBe(2);
  await database.close();
  server.close();
});
