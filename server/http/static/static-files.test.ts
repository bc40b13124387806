import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStaticFiles } from './static-files.ts';

const script = `export const words = ${JSON.stringify('tur '.repeat(400))};`;
const server = fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-static-'));
  await writeFile(path.join(folder, 'start.js'), script);
  await serveStaticFiles(server, { prefix: '/assets', folder, immutable: true });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string>) => server.inject({ url: '/assets/start.js', headers });

test('a file is sent as its reader takes it: by brotli, by gzip, or plain', async () => {
  const [br, gzip, again, plain] = await Promise.all(
    ['gzip, br', 'gzip', 'gzip', 'identity'].map((encoding) => ask({ 'accept-encoding': encoding })),
  );
  expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(script);
  expect([gzip, again].map((answer) => gunzipSync(answer!.rawPayload).toString())).toEqual([script, script]);
  expect([plain!.headers['content-encoding'], plain!.body]).toEqual([undefined, script]);
});

test('who has it already gets 304, and nothing else is there to ask for', async () => {
  const { headers } = await ask({});
  expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await server.inject('/assets/..%2fpackage.json')).statusCode).toBe(404);
});
