import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmulatorServer, serveEmulator } from '#emulators/emulator-server.ts';
import { type VippsHttp, vippsHttp } from './vipps-http.ts';

const keys = { clientId: 'c', clientSecret: 's', subscriptionKey: 'k', msn: '123456', unit: 'chain' };
const hour = 3_600_000;

let now: number;
let good: string;
let given: number;
let server: EmulatorServer;
let http: VippsHttp;
beforeEach(async () => {
  [now, good, given] = [0, '', 0];
  server = await serveEmulator(() => [
    {
      method: 'POST',
      pattern: '/accesstoken/get',
      name: 'token',
      answer: () => {
        given += 1;
        good = `token ${given}`;
        return { status: 200, json: { access_token: good, expires_in: '3600' } };
      },
    },
    {
      method: 'GET',
      pattern: '/x',
      name: 'read',
      answer: ({ headers }) =>
        headers.authorization === `Bearer ${good}` ? { status: 200, json: {} } : { status: 401, json: {} },
    },
  ]);
  http = vippsHttp(server.url, () => now);
});
afterEach(() => server.stop());

const ask = () => http(keys, { method: 'GET', path: '/x' });

test('many calls at once share one token, and so do those that follow', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  now = hour - 120_000;
  await ask();
  expect(given).toBe(1);
});

test('it is renewed shortly before it ends, once for all', async () => {
  await ask();
  now = hour - 30_000;
  await Promise.all(Array.from({ length: 10 }, ask));
  expect(given).toBe(2);
});

test('one that Vipps does not take any more is renewed once', async () => {
  await ask();
  good = 'revoked';
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(given).toBe(2);
});

test('keys that do not fit are tried twice and no more', async () => {
  server.faults.plan({ on: 'read', kind: 'instead', answer: { status: 401, json: {} } });
  expect(await ask()).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
  expect(server.requests.filter(({ url }) => url === '/x')).toHaveLength(2);
});
