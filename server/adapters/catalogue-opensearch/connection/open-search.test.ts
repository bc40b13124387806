import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CatalogueUnavailableError } from '../../../ports/catalogue/catalogue-unavailable.ts';
import { OpenSearch } from './open-search.ts';

/** What a cluster does to whoever asks it, not what it finds: null never answers. */
let answer: { readonly status: number; readonly body: object } | null;
let asked: number;
let clock: number;
let server: http.Server;
let engine: OpenSearch;

const found = { status: 200, body: { responses: [{ status: 200, hits: { hits: [] } }] } };
const red = {
  status: 200,
  body: {
    responses: [{ status: 503, error: { type: 'search_phase_execution_exception', reason: 'all shards failed' } }],
  },
};

beforeEach(async () => {
  [answer, asked, clock] = [found, 0, 0];
  server = http.createServer((request, response) => {
    asked += 1;
    request.resume();
    if (answer === null) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  engine = new OpenSearch({ urls: [`http://127.0.0.1:${port}`], timeoutMs: 300, now: () => clock });
});
afterEach(async () => {
  await engine.close();
  server.closeAllConnections();
  server.close();
});

const ask = () => engine.search('hent', {});

test('a cluster that never answers is asked twice, then no more until a while has passed, and is back with its first answer', async () => {
  answer = null;
  await expect(ask()).rejects.toBeInstanceOf(CatalogueUnavailableError);
  expect(asked).toBeLessThanOrEqual(2);
  await Promise.allSettled(Array.from({ length: 20 }, ask));
  const before = asked;
  await expect(ask()).rejects.toBeInstanceOf(CatalogueUnavailableError);
  expect(asked).toBe(before);
  clock += 60_000;
  answer = found;
  expect((await ask()).hits.hits).toEqual([]);
  expect((await ask()).hits.hits).toEqual([]);
});

test('a red cluster is no empty list', async () => {
  answer = red;
  await expect(ask()).rejects.toThrow('all shards failed');
  expect(asked).toBe(2);
  answer = { status: 429, body: { error: 'too many' } };
  await expect(ask()).rejects.toBeInstanceOf(CatalogueUnavailableError);
});

test('an index that is not built yet is told as unavailable, a question that is refused as our mistake', async () => {
  const refused = (status: number) => ({
    status: 200,
    body: { responses: [{ status, error: { type: 'x', reason: 'y' } }] },
  });
  answer = refused(404);
  await expect(ask()).rejects.toBeInstanceOf(CatalogueUnavailableError);
  answer = refused(400);
  await expect(ask()).rejects.not.toBeInstanceOf(CatalogueUnavailableError);
});

test('a question with a time of its own is waited for longer than a visitor would', async () => {
  answer = null;
  const slow = engine.search('hent', {}, 5_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toBe(1);
  server.closeAllConnections();
  answer = found;
  expect((await slow).hits.hits).toEqual([]);
});
