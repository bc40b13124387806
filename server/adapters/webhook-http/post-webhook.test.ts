import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { webhookSender } from './post-webhook.ts';

const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const post = (url: string, timeoutMs?: number) =>
  webhookSender(local, { timeoutMs }).post({ url, id: 'evt_1', secrets: ['whsec_c2VjcmV0'], body: '{}' });

test('a receiver that hangs, before it answers or in the middle of it, is given up', async () => {
  expect(await post(await listen(() => {}), 100)).toMatchObject({
    status: null,
    error: expect.stringContaining('no answer'),
  });
  server.closeAllConnections();
  server.close();
  const url = await listen((_request, response) => response.writeHead(200).write('begun'));
  const begun = await post(url, 100);
  expect([null, 200]).toContain(begun.status);
});

test('an answer of ten megabytes is not read, and one that leads elsewhere is not followed', async () => {
  let asked = 0;
  let written = 0;
  const url = await listen((request, response) => {
    asked += 1;
    if (request.url !== '/hook') return response.end();
    response.writeHead(302, { location: '/elsewhere' });
    const pour = () => {
      while (written < 10_000_000) {
        written += 64_000;
        if (!response.write('x'.repeat(64_000))) return response.once('drain', pour);
      }
      return response.end();
    };
    return pour();
  });
  expect(await post(url)).toMatchObject({ status: 302 });
  expect(asked).toBe(1);
  expect(written).toBeLessThan(10_000_000);
});
