import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeIdleConnections } from './idle-timeout.ts';

test('R2 R26 who waits for an answer is not cut, who is silent is', async () => {
  const server = Fastify({ connectionTimeout: 200 });
  closeIdleConnections(server, 200);
  server.get('/late', async () => {
    await sleep(900);
    return 'at last';
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const late = await fetch(`${address}/late`, { headers: { connection: 'close' } });
  expect(await late.text()).toBe('at last');

  const { port } = new URL(address);
  const silent = connect(Number(port), '127.0.0.1');
  await once(silent, 'close');
  await server.close();
});
