import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IndexClient } from './index-client.ts';

/** What becomes of a call that takes too long, not what a cluster does with it: made is what was asked for first. */
let made: { mappings: object } | null;
let isSlow: boolean;
let server: http.Server;
let client: IndexClient;

beforeEach(async () => {
  [made, isSlow] = [null, false];
  server = http.createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const text = (await request.toArray()).join('');
    if (request.method === 'GET') return answer(200, { 'hent-1': made ?? {} });
    if (made !== null) return answer(400, { error: { type: 'resource_already_exists_exception' }, status: 400 });
    made = JSON.parse(text) as { mappings: object };
    if (!isSlow) answer(200, { acknowledged: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = new IndexClient([`http://127.0.0.1:${port}`], 300);
});
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const create = () => client.create('hent-1', { shards: 1, replicas: 0 });

test('an index whose making was acknowledged too late is the one that was asked for', async () => {
  isSlow = true;
  await create();
  expect(made).not.toBeNull();
});

test("an index of that name that another has made is not taken for one's own", async () => {
  await create();
  await expect(create()).rejects.toThrow('resource_already_exists_exception');
});
