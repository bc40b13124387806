import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { api, kari, mailsTo } from '../api/customers.ts';
import { checkout, collectPaidOf, eans } from '../api/paying-shop.ts';
import { openPage, startTestShop, type TestShop } from '../api/test-shop.ts';
import { startAppendingProxy } from './appending-proxy.ts';

describe.each(['1', '127.0.0.0/8'])(
  'R31 behind a proxy that adds to X-Forwarded-For, with TRUST_PROXY=%s',
  (setting) => {
    let shop: TestShop;
    let proxy: Awaited<ReturnType<typeof startAppendingProxy>>;
    beforeAll(async () => {
      shop = await startTestShop({ TRUST_PROXY: setting, LOGIN_ACCOUNT_LIMIT: '1000' });
      proxy = await startAppendingProxy(shop.url);
    });
    afterAll(async () => {
      await proxy.stop();
      await shop.stop();
    });
    beforeEach(() => shop.database.execute('TRUNCATE rate_limits'));

    const wrongLogins = async (claimedBy: (i: number) => string, count = 40) => {
      const visitor = await openPage(proxy.url);
      const statuses: number[] = [];
      for (let i = 0; i < count; i += 1) {
        const headers = { 'x-forwarded-for': claimedBy(i), 'x-forwarded-proto': 'https', 'x-real-ip': claimedBy(i) };
        const body = { email: kari.email, password: 'feil' };
        statuses.push((await visitor.send('POST', `${api}/login`, body, headers)).status);
      }
      return statuses;
    };

    // The proxy itself is among the trusted networks and so is whoever tests; what stands before it is not.
    test('of 40 wrong logins that each claim another address, five are tried', async () => {
      const statuses = await wrongLogins((i) => (setting === '1' ? `198.51.100.${i}` : `198.51.100.${i}, 203.0.113.7`));
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    });

    test.each([
      ['IPv6', (i: number) => `2001:db8:${i}::1`],
      ['IPv4 in clothes of IPv6', (i: number) => `::ffff:198.51.100.${i}`],
      ['no address at all', (i: number) => `kari-${i}`],
      ['markup', (i: number) => `<img src=x${i}>`],
      ['commas', (i: number) => ','.repeat(i + 1)],
      ['five hundred addresses', (i: number) => Array.from({ length: 500 }, () => `10.0.0.${i}`).join(',')],
      ['half an address', (i: number) => `1.2.3.${i}.5, [::1`],
    ])('what is claimed as %s counts for nothing and breaks nothing', async (_what, claimedBy) => {
      const last = setting === '1' ? '' : ', 203.0.113.7';
      const statuses = await wrongLogins((i) => claimedBy(i) + last, 8);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    });
  },
);

test('R31 without a proxy nobody is believed', async () => {
  const shop = await startTestShop();
  try {
    const visitor = await shop.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` };
      const body = { email: kari.email, password: 'feil' };
      statuses.push((await visitor.send('POST', `${api}/login`, body, headers)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  } finally {
    await shop.stop();
  }
});

describe('R23 a Host header that lies', () => {
  const lies = { host: 'ond.example', 'x-forwarded-host': 'ond.example', forwarded: 'host=ond.example' };
  let emulators: PaymentEmulators;
  let shop: TestShop;
  let liar: Awaited<ReturnType<typeof startAppendingProxy>>;
  beforeAll(async () => {
    emulators = await startPaymentEmulators();
    shop = await startTestShop({ ...emulators.settings, PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
    liar = await startAppendingProxy(shop.url, lies);
  });
  afterAll(async () => {
    await liar.stop();
    await shop.stop();
    await emulators.stop();
  });

  test.each(['card', 'klarna', 'qliro', 'vipps'] as const)(
    'leads nobody elsewhere who has paid by %s',
    async (method) => {
      const { body } = await checkout(await openPage(liar.url), collectPaidOf(1, method, 3000, { ean: eans.drink }));
      const back = await emulators[method].decide(body.payment_id, 'cancel');
      expect(back).toMatch(/^https:\/\/shop\.example\/checkout\/betaling\//);
    },
  );

  test('is in no mail', async () => {
    const visitor = await openPage(liar.url);
    await visitor.send('POST', `${api}/password/email`, { email: kari.email });
    const [mail] = await mailsTo(shop, kari.email);
    expect(mail?.text).toContain('https://shop.example/nullstill-passord/');
    expect(JSON.stringify(mail)).not.toContain('ond.example');
  });

  test('is in no page, sitemap or feed', async () => {
    for (const path of [
      '/',
      '/product/alpinbriller-pro',
      '/product/1001',
      '/robots.txt',
      '/sitemap.xml',
      '/blogg/rss.xml',
    ]) {
      const answer = await fetch(liar.url + path, { redirect: 'manual' });
      expect([path, (await answer.text()).includes('ond.example')]).toEqual([path, false]);
      expect(answer.headers.get('location') ?? '').not.toContain('ond.example');
    }
  });

  test('is not believed by a demo at home either', async () => {
    const demo = await startTestShop(emulators.settings);
    const demoLiar = await startAppendingProxy(demo.url, lies);
    try {
      const { body } = await checkout(
        await openPage(demoLiar.url),
        collectPaidOf(1, 'card', 3000, { ean: eans.drink }),
      );
      expect(await emulators.card.decide(body.payment_id, 'cancel')).toContain(`${demo.url}/checkout/betaling/`);
      expect(await (await fetch(`${demoLiar.url}/robots.txt`)).text()).toContain(`Sitemap: ${demo.url}/`);
    } finally {
      await demoLiar.stop();
      await demo.stop();
    }
  });
});
