import { expect, test } from './shop-fixture.ts';

/** W01 First visit and cookie consent. */
const startCalls = [
  'categories',
  'articles/brand',
  'shops',
  'postalcodes',
  'colorgroups',
  'genders',
  'shipping_methods',
  'bestsellers',
  'tenant/get',
];

test('W01.1 DEC-20 UI-01 UI-02 UI-03 UI-04 the home page of a first visit: hero, slots, token, cookie modal', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page.locator('meta[name="csrf-token"]')).toHaveAttribute('content', /.{20,}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kledd for alt vær');
  const slots = await page
    .locator('[data-slot]')
    .evaluateAll((found) => found.map((slot) => slot.getAttribute('data-slot')));
  expect(slots).toHaveLength(17);
  expect(slots).toEqual(
    expect.arrayContaining([
      'generalPromo',
      'newspaper',
      'campaignPromo',
      'productPromo',
      'storeSearch',
      'popularCategoryLeft',
      'popularCategoryRight',
      'popularCategoryBottom',
      ...Array.from({ length: 9 }, (_, index) => `grid${index + 1}`),
    ]),
  );
  const banners = page.locator('a[data-slot]');
  await expect(banners).toHaveCount(16); // the store search is a form
  for (const banner of await banners.all()) {
    await expect(banner).toHaveAccessibleName(/\p{L}/u);
    await expect(banner).toHaveAttribute('href', /^\/./);
  }
  await expect(page.getByRole('dialog', { name: 'Informasjonskapsler' })).toBeVisible();
});

test('W01.2 UI-57 API-01 API-02 API-61 API-71 NAV-21 ERR-34 nine start calls together, each with token and marker, and nobody logged in', async ({
  page,
}) => {
  const asked: { path: string; headers: Record<string, string> }[] = [];
  let answered = 0;
  let askedBeforeFirstAnswer = -1;
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    asked.push({ path: new URL(request.url()).pathname.replace('/api/v1/', ''), headers: request.headers() });
    if (startCalls.some((call) => request.url().endsWith(`/api/v1/${call}`))) {
      // Held back until all nine are on their way: one that waited for another would never come.
      await expect.poll(() => startCalls.filter((call) => asked.some(({ path }) => path === call)).length).toBe(9);
      if (answered === 0) askedBeforeFirstAnswer = 9;
      answered += 1;
    }
    await route.continue();
  });
  const current = page.waitForResponse('**/api/v1/customers/current');
  await page.goto('/');
  expect((await current).status()).toBe(204);
  await expect.poll(() => answered).toBe(9);
  expect(askedBeforeFirstAnswer).toBe(9);
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  for (const { headers } of asked) {
    expect(headers['x-csrf-token']).toBe(token);
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  const userLoads = () => asked.filter(({ path }) => path === 'customers/current').length;
  expect(userLoads()).toBe(1);
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Sko' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sko');
  expect(userLoads()).toBe(1); // at the start of a page alone
});

test('W01.3 UI-36 the first stop of the keyboard leads to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Informasjonskapsler' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Gå til innhold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('W01.4 UI-22 UI-24 UI-26 UI-27 UI-29 UI-30 UI-31 the header: logo home, menu in order, cart without a number', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Nordvarde/ })).toHaveAttribute('href', '/');
  const entries = await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link').allTextContents();
  expect(entries).toEqual([
    'Junior',
    'Dame',
    'Herre',
    'Barn',
    'Uni',
    'Klær',
    'Vintersport',
    'Sko',
    'Fritid',
    'Kundeservice',
    'Vedlikehold',
    'Om oss',
    'Informasjon',
  ]);
  const cart = page.getByRole('banner').getByRole('link', { name: /Handlekurv/ });
  await expect(cart).toHaveAttribute('href', '/checkout');
  await expect(cart).not.toHaveText(/\d/);
});

test('W01.5 W01.6 UI-48 UI-49 CONST-11 the cookie modal shows until it is answered, for a year and the whole site', async ({
  page,
  context,
  shop,
}) => {
  const modal = page.getByRole('dialog', { name: 'Informasjonskapsler' });
  await page.goto('/');
  await expect(modal).toBeVisible();
  await page.reload();
  await expect(modal).toBeVisible();
  await context.addCookies([{ name: 'cookiesAccepted', value: '1', url: shop.url }]);
  await page.reload();
  await expect(modal).toBeVisible();
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect(modal).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookiesAccepted');
  expect(cookie).toMatchObject({ value: 'true', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.abs(days - 365)).toBeLessThan(1);
  await page.goto('/om-oss');
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
  await expect(modal).toBeHidden();
});

test('W01.7 UI-40 UI-41 the footer has the address of customer service and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'kundeservice@example.no' })).toHaveAttribute(
    'href',
    'mailto:kundeservice@example.no',
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Nordvarde`);
});

test('W01.8 UI-23 the png logo stands in for a broken svg', async ({ page, expectedConsole }) => {
  expectedConsole.push('Failed to load resource');
  await page.route('**/logo/nordvarde/logo.svg', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('img', { name: /Nordvarde/ })).toHaveAttribute('src', /logo\.png$/);
});

test('UI-59 ERR-35 the page and the other calls go on without it, and no alert is shown', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('500', 'shippingMethods', 'shipping_methods');
  await page.route('**/api/v1/shipping_methods', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  const genders = page.waitForResponse('**/api/v1/genders');
  await page.goto('/');
  expect((await genders).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is pressed before the page’s code has come is done when it is there', async ({ page }) => {
  let letCodeCome: () => void = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Meny' });
  await menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Meny' })).toHaveCount(0);
  letCodeCome();
  await opened;
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
});
