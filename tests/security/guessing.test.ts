import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noTestHooks } from '#server/composition/test-hooks.ts';
import { api, kari, noLimits, password, tryLogin } from '../api/customers.ts';
import { startTestShop, type TestShop } from '../api/test-shop.ts';
import { expectWithin, isLongLane } from '../lane.ts';

describe('R31 brute force', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ TRUST_PROXY: '1', LOGIN_ADDRESS_LIMIT: '12', LOGIN_ACCOUNT_LIMIT: '14' });
  });
  afterAll(() => shop.stop());

  const attempt = async (email: string, address: string) => {
    const visitor = await shop.visitor();
    const headers = { 'x-forwarded-for': address };
    return visitor.send('POST', `${api}/login`, { email, password: 'feil' }, headers);
  };

  test('one address, many accounts: stopped by address, in new sessions too', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await attempt(`offer${i}@example.no`, '198.51.100.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429, 429]);
  });

  test('one account, many addresses: stopped by account', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++) statuses.push((await attempt(kari.email, `203.0.113.${i}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 14 }, () => 422), 429, 429]);
  });

  test('those who get in are not counted: an office behind one address goes on', async () => {
    for (let i = 0; i < 15; i++) {
      const visitor = await shop.visitor();
      const headers = { 'x-forwarded-for': '198.51.100.9' };
      const body = { email: 'ola@example.no', password };
      expect((await visitor.send('POST', `${api}/login`, body, headers)).status).toBe(200);
    }
  });

  test('one network of IPv6 is one address', async () => {
    for (let i = 0; i < 5; i++) await attempt('ola@example.no', `2001:db8:1:2::${i}`);
    expect((await attempt('ola@example.no', '2001:db8:1:2::99')).status).toBe(429);
    expect((await attempt('ola@example.no', '2001:db8:1:3::1')).status).toBe(422);
  });
});

describe('R32 no enumeration', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(noLimits, { testHooks: noTestHooks });
  });
  afterAll(() => shop.stop());

  /** Alternating, so that what else the machine does falls on both alike. */
  async function compare(rounds: number, one: () => Promise<unknown>, two: () => Promise<unknown>) {
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      for (const [side, ask] of [one, two].entries()) {
        const begun = performance.now();
        await ask();
        times[side]?.push(performance.now() - begun);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    return [median(times[0]), median(times[1])] as const;
  }

  test('a login takes as long for no account as for one, and answers the same', async () => {
    const visitor = await shop.visitor();
    const [known, unknown] = await compare(
      isLongLane ? 20 : 1,
      () => tryLogin(visitor, kari.email, 'feil'),
      () => tryLogin(visitor, 'ukjent@example.no', 'feil'),
    );
    expectWithin(Math.abs(known - unknown), 0.35 * Math.min(known, unknown));
    const [one, two] = [
      await tryLogin(visitor, kari.email, 'feil'),
      await tryLogin(visitor, 'ukjent@example.no', 'feil'),
    ];
    expect([one.status, one.body, [...one.headers.keys()]]).toEqual([two.status, two.body, [...two.headers.keys()]]);
  });

  test('asking for a new password takes as long, and answers the same', async () => {
    const visitor = await shop.visitor();
    const ask = (email: string) => () => visitor.send('POST', `${api}/password/email`, { email });
    const [known, unknown] = await compare(isLongLane ? 8 : 1, ask(kari.email), ask('ukjent@example.no'));
    expectWithin(Math.abs(known - unknown), 40);
    const [one, two] = [await ask(kari.email)(), await ask('ukjent@example.no')()];
    expect([one.status, one.body, [...one.headers.keys()]]).toEqual([two.status, two.body, [...two.headers.keys()]]);
  });
});

test('R33 a storm of logins is turned away in part, and browsing goes on', async () => {
  const shop = await startTestShop(noLimits, { testHooks: noTestHooks });
  try {
    const visitor = await shop.visitor();
    let answered = 0;
    const storm = Array.from({ length: 120 }, async (_, i) => {
      const answer = await tryLogin(visitor, `n${i}@example.no`, 'feil');
      answered += 1;
      return answer;
    });
    const begun = performance.now();
    expect((await shop.get('/api/v1/shops')).status).toBe(200);
    expectWithin(performance.now() - begun, 2_000);
    expect(answered).toBeLessThan(storm.length); // it did not wait until the storm was over
    const answers = await Promise.all(storm);
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([422, 503]));
    for (const { status, headers } of answers) if (status === 503) expect(headers.get('retry-after')).toBe('3');
    expect((await tryLogin(await shop.visitor(), kari.email)).status).toBe(200);
  } finally {
    await shop.stop();
  }
});
