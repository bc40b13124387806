import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { certificateOf } from './certificate-of.ts';

test('an address without https has none; one where nobody answers, or not in TLS, is not known; asked once in ten minutes', async () => {
  expect(await certificateOf(null)()).toBeNull();
  expect(await certificateOf('http://butikk.example')()).toBeNull();
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let now = 0;
  const look = certificateOf(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, () => now);
  expect([await look(), await look()]).toEqual(['unknown', 'unknown']);
  expect(asked).toBe(1);
  now += 11 * 60_000;
  await look();
  expect(asked).toBe(2);
  await new Promise((resolve) => server.close(resolve));
  expect(await certificateOf(`https://127.0.0.1:1`)()).toBe('unknown');
});
