import { longLane } from './long-lane.ts';
import { expect, test } from './shop-fixture.ts';

/** What Norwegian law promises whoever buys: nothing is stored without consent, and the price is all of the price. */

test('L1 CONST-13 DEC-42 nothing optional is stored and nobody else is called: not before an answer, not after a no', async ({
  page,
  context,
  shop,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(shop.url).origin) elsewhere.push(request.url());
  });
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
  const consent = page.getByRole('dialog', { name: 'Informasjonskapsler' });
  for (const path of ['/', '/klaer/jakker', '/product/padleare-karbon', '/checkout']) {
    const settled = page.waitForResponse('**/api/v1/customers/current');
    await page.goto(path);
    await settled;
    await expect(consent).toBeVisible();
    expect([path, await cookies()]).toEqual([path, ['XSRF-TOKEN', 'shop_session']]);
  }
  // Saying no is as easy as saying yes: beside it, of the same size.
  const yes = consent.getByRole('button', { name: 'Godta alle' });
  const no = consent.getByRole('button', { name: 'Kun nødvendige' });
  const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()];
  expect(noBox?.height).toBe(yesBox?.height);
  await no.click();
  await expect(consent).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cookies()).toEqual(['XSRF-TOKEN', 'cookiesAccepted', 'shop_session']);
  expect(elsewhere).toEqual([]);
});

test(
  'L3 L10 DEC-72 the button says that it costs, and beside it stand goods, deposit, freight and the whole sum',
  longLane,
  async ({ page, context, shop }) => {
    await context.addCookies([{ name: 'cookiesAccepted', value: 'true', url: shop.url }]);
    const fresh = page.waitForResponse('**/api/v1/articles/availability/*');
    await page.goto('/product/energidrikk-blabaer');
    await fresh;
    await expect(page.getByRole('main')).toContainText('inkl. pant 3,00\u00a0kr');
    await page.getByRole('button', { name: 'Legg i handlekurv' }).click();
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /^Hjemlevering Vi sender/ }).check();
    const pay = page.getByRole('button', { name: /^Betal/ });
    await expect(pay).toHaveText(/^Betal\s*229,00\u00a0kr$/);
    const order = page.getByRole('region', { name: 'Din bestilling' });
    await expect(order).toContainText('Energidrikk Blåbær');
    await expect(order).toContainText('inkl. pant 3,00\u00a0kr');
    const sums = order.getByRole('term').filter({ hasText: /^(Sum varer|Frakt|Totalt)/ });
    await expect(sums.locator('xpath=following-sibling::dd[1]')).toContainText([
      '30,00\u00a0kr',
      '199,00\u00a0kr',
      '229,00\u00a0kr',
    ]);
    await expect(order).toContainText(/mva/i);
  },
);
