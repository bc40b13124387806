import { cart, fillReservation, jacket, openCheckout, reserve } from './checkout-steps.ts';
import { standInForGoogle } from './google-stand-in.ts';
import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

test.use({ ownShop: 'measuring', settings: { GA_MEASUREMENT_ID: 'G-TEST1234', GTM_CONTAINER_ID: 'GTM-TEST12' } });

const question = 'Informasjonskapsler';

test(
  'nobody is measured before a yes, a purchase once, and a withdrawn yes ends it',
  longLane,
  async ({ page, context, shop }) => {
    const google = await standInForGoogle(context, shop.url);
    const googleCookies = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => /^_g/.test(name));
    const ready = page.waitForResponse('**/assets/deferred-start-*.js');
    await page.goto(jacket);
    await ready;
    await expect(page.getByRole('dialog', { name: question })).toBeVisible();
    expect(google.requests).toEqual([]);
    expect(await googleCookies()).toEqual([]);

    await page.getByRole('button', { name: 'Godta alle' }).click();
    await expect
      .poll(() => google.requests)
      .toEqual(['load gtag/js G-TEST1234', 'load gtm.js GTM-TEST12', 'send view_item 1299']);
    const told = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .map((entry) => Array.from(entry))
        .filter(([command]) => command === 'consent'),
    );
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    };
    expect(told).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ]);
    expect(await googleCookies()).toEqual(['_ga', '_ga_TEST1234']);

    google.requests.length = 0;
    await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
    await expect(cart(page)).toBeVisible();
    await expect.poll(() => google.requests).toEqual(['send add_to_cart 1299']);

    google.requests.length = 0;
    await openCheckout(page);
    await fillReservation(page, 'Oslo');
    await reserve(page).click();
    await expect(page).toHaveURL(/\/checkout\/kvittering\/\d+/);
    const order = /kvittering\/(\d+)/.exec(page.url())?.[1];
    const purchases = () => google.requests.filter((request) => request.startsWith('send purchase'));
    await expect.poll(purchases).toEqual([`send purchase 1299 ${order}`]);
    const receipt = page.url();
    const other = await context.newPage();
    // Asked for by the receipt, and by what measures: when both have their answer, a second purchase would have been told.
    let asked = 0;
    context.on('response', (answer) => {
      if (answer.url().includes(`/api/v1/reservations/${order}`)) asked += 1;
    });
    await Promise.all([page.reload(), other.goto(receipt)]);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(4);
    for (const tab of [page, other]) {
      await tab
        .getByRole('banner')
        .getByRole('link', { name: /til forsiden$/ })
        .click();
      await expect(tab).toHaveURL(`${shop.url}/`);
    }
    expect(purchases()).toHaveLength(1);
    expect(google.requests.filter((request) => !/^load|begin_checkout|purchase/.test(request))).toEqual([]);
    await other.close();

    await page.getByRole('contentinfo').getByRole('button', { name: question }).click();
    await page.getByRole('button', { name: 'Kun nødvendige' }).click();
    await expect.poll(googleCookies).toEqual([]);
    google.requests.length = 0;
    const readyAgain = page.waitForResponse('**/assets/deferred-start-*.js');
    await page.goto(jacket);
    await readyAgain;
    await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
    await expect(cart(page)).toBeVisible();
    expect([google.requests, await googleCookies()]).toEqual([[], []]);
  },
);
