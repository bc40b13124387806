import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { demoPaymentsPath } from '#server/http/demo/demo-payments.ts';
import { checkout, collectPaidOf, eans } from './paying-shop.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const address = 'https://hent.example';
let emulators: PaymentEmulators;
let shop: TestShop;
beforeAll(async () => {
  emulators = await startPaymentEmulators(['demo'], `${address}${demoPaymentsPath}`);
  shop = await startTestShop({ ...emulators.settings, PAYMENTS: 'demo', ORDER_LIMIT: '1000' });
});
afterAll(async () => {
  await shop.stop();
  await emulators.stop();
});

describe('DEC-98 a demo is paid for under the shop’s own address', () => {
  for (const method of paymentMethods) {
    test(`${method}: the page, its buttons and the way back`, async () => {
      const visitor = await shop.visitor();
      const { body } = await checkout(visitor, collectPaidOf(1, method, 3000, { ean: eans.drink }));
      const redirectUrl: string = body.redirect_url;
      expect(redirectUrl).toMatch(new RegExp(`^${address}${demoPaymentsPath}/${method}/page/[^/]+$`));
      const page = redirectUrl.slice(address.length);

      const shown = await fetch(`${shop.url}${page}`);
      expect(shown.status).toBe(200);
      const html = await shown.text();
      expect(html).toContain('Godkjenn');
      const [, action = ''] = /formaction="([^"]+\/cancel)"/.exec(html) ?? [];
      const left = await fetch(new URL(action, `${shop.url}${page}`), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      });
      expect(left.status).toBe(303);
      expect(left.headers.get('location')).toContain('/checkout/betaling/');
    });
  }

  test('an unknown page is not found, and one does not get at anything else of the provider', async () => {
    expect((await fetch(`${shop.url}${demoPaymentsPath}/klarna/page/none`)).status).toBe(404);
    const other = `${demoPaymentsPath}/klarna/page/${encodeURIComponent('../../ordermanagement/v1/orders')}/x`;
    expect((await fetch(`${shop.url}${other}`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${shop.url}${demoPaymentsPath}/klarna/payments/v1/sessions`)).status).toBe(404);
  });

  test('with a provider of one’s own there is no such page', async () => {
    const real = await startTestShop(emulators.settings);
    try {
      expect((await fetch(`${real.url}${demoPaymentsPath}/klarna/page/none`)).status).toBe(404);
    } finally {
      await real.stop();
    }
  });
});
