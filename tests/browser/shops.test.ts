import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweptBrands } from './sweep.ts';

/** The shop finder and the page of a shop (GEN-16, DEC-26). */

test.beforeEach(async ({ page, shop }) => acceptCookies(page, shop.url));

const finder = (page: Page) => page.getByRole('search', { name: 'Finn butikk' });
const entries = (page: Page) => page.getByRole('main').locator('ol > li details');
const names = (page: Page) => entries(page).getByRole('heading', { level: 2 });
const byDistance = ['Nordvarde Oslo', 'Nordvarde Drammen', 'Nordvarde Bergen'];
const byName = ['Nordvarde Bergen', 'Nordvarde Drammen', 'Nordvarde Oslo'];

async function expectFrom0155(page: Page): Promise<void> {
  await expect(names(page)).toHaveText(byDistance);
  await expect(entries(page).nth(0)).toContainText('0,5 km');
  await expect(entries(page).nth(1)).toContainText('46,3 km');
  await expect(entries(page).nth(2)).toContainText('396,3 km');
}

/** Paths of the calls to the map services, as they are made. */
function lookups(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/(osrm|maps|postalcodes\/)/.test(pathname)) asked.push(pathname.replace('/api/v1', '') + search);
  });
  return asked;
}

test('GEN-16 DEC-26 DEC-92 all shops by name, with hours; the web stock is none of them', async ({ page }) => {
  await page.goto('/butikker');
  await expect(page.getByRole('heading', { level: 1, name: 'Finn butikk' })).toBeVisible();
  await expect(names(page)).toHaveText(byName);
  await expect(page.getByRole('status').filter({ hasText: '3 butikker' })).toBeVisible();
  await names(page).filter({ hasText: 'Oslo' }).click();
  const oslo = entries(page).nth(2);
  await expect(oslo.getByText('Mandag-fredag 10:00-20:00')).toBeVisible();
  await expect(oslo.getByText('Søndag Stengt')).toBeVisible();
  await expect(page.getByRole('main').getByText('Nettlager')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Kart med butikkene' })).toBeVisible();
});

test('DEC-20 DEC-127 FIX-05 the postcode of the home page’s form gives the distances', longLane, async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-slot="storeSearch"]').getByLabel('Postnummer').fill('0155');
  await page.locator('[data-slot="storeSearch"]').getByRole('button').click();
  await expect(page).toHaveURL(/\/butikker\?postnr=0155$/);
  await expectFrom0155(page);
  await expect(page.getByRole('status').filter({ hasText: '3 butikker, nærmest 0155 OSLO' })).toBeVisible();
  await expect(finder(page).getByLabel('Postnummer')).toHaveValue('0155');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('DEC-26 the server answers a postcode itself, and a shop can be opened', longLane, async ({ page }) => {
    await page.goto('/butikker');
    await finder(page).getByLabel('Postnummer').fill('0155');
    await finder(page).getByRole('button', { name: 'Finn' }).click();
    await expect(page).toHaveURL(/\/butikker\?postnr=0155$/);
    await expectFrom0155(page);
    await names(page).nth(2).click();
    await expect(entries(page).nth(2).getByText('Fredag 10:00-19:00')).toBeVisible();
  });
});

test('ENT-56 DEC-130 the fourth digit is enough; the poststed is filled in and the postcode stored', async ({
  page,
}) => {
  await page.goto('/butikker');
  const asked = lookups(page);
  await finder(page).getByLabel('Postnummer').pressSequentially('0155');
  await expect(finder(page).getByText('OSLO')).toBeVisible();
  await expectFrom0155(page);
  expect(asked).toEqual([
    '/postalcodes/0155',
    '/osrm/table/v1/car/10.7461,59.9127;5.322,60.3943;10.2045,59.744;10.7522,59.9139?annotations=distance',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('myPostcode'))).toBe('"0155"');
  await page.goto('/butikker');
  await expectFrom0155(page);
});

test(
  'TXT-54 an unknown postcode is said under its field, and the list stays',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('404');
    await page.goto('/butikker');
    await finder(page).getByLabel('Postnummer').pressSequentially('9999');
    await expect(finder(page).getByText('Ugyldig postnummer')).toBeVisible();
    await expect(finder(page).getByLabel('Postnummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(names(page)).toHaveText(byName);
    await finder(page).getByLabel('Postnummer').fill('15');
    await finder(page).getByRole('button', { name: 'Finn' }).click();
    await expect(finder(page).getByText('Ugyldig postnummer')).toBeVisible();
  },
);

test('VAL-10 VAL-11 VAL-13 ENT-55 DEC-41 an address is looked up once, and its two mistakes are said', async ({
  page,
}) => {
  await page.goto('/butikker');
  const asked = lookups(page);
  const [address, postcode] = [finder(page).getByLabel('Adresse'), finder(page).getByLabel('Postnummer')];
  const find = finder(page).getByRole('button', { name: 'Finn' });
  await address.fill('Storgata');
  await postcode.fill('0155');
  await find.click();
  await expect(
    finder(page).getByText("Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'"),
  ).toBeVisible();
  expect(asked).toEqual([]);

  await address.fill('Ingensteds 99');
  await find.click();
  await expect(finder(page).getByText('Ingen addresser funnet')).toBeVisible();
  await expect(names(page)).toHaveText(byName);

  await address.fill('Storgata 12');
  await find.click();
  await expect(names(page)).toHaveText(byDistance);
  await expect(entries(page).nth(0)).toContainText('0,0 km');
  const known = await page.evaluate(() => JSON.parse(localStorage.getItem('knownAddresses') ?? 'null'));
  expect(known).toEqual({ 'Storgata|12|0155': { latitude: 59.9139, longitude: 10.7522 } });

  const before = asked.filter((path) => path.startsWith('/maps')).length;
  await page.reload();
  await finder(page).getByLabel('Postnummer').fill('0155');
  await finder(page).getByLabel('Adresse').fill('storgata 12');
  await finder(page).getByRole('button', { name: 'Finn' }).click();
  await expect(entries(page).nth(0)).toContainText('0,0 km');
  expect(asked.filter((path) => path.startsWith('/maps'))).toHaveLength(before);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test.describe('with a device that tells', () => {
  test.use({ geolocation: { latitude: 59.9127, longitude: 10.7461 }, permissions: ['geolocation'] });
  test('TXT-106 DEC-130 ENT-54 the device’s position gives the distances', async ({ page }) => {
    await page.goto('/butikker?postnr=5013');
    await expect(names(page).first()).toHaveText('Nordvarde Bergen');
    await page.getByRole('button', { name: 'Bruk min posisjon' }).click();
    await expect(names(page)).toHaveText(byDistance);
    await expect(page.getByRole('status').filter({ hasText: 'nærmest deg' })).toBeVisible();
    await expect(page).toHaveURL(/\/butikker$/);
    await expect(finder(page).getByLabel('Postnummer')).toHaveValue('');
  });
});

test('API-74 a refused position is said, and the list stays usable', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/butikker');
  await page.getByRole('button', { name: 'Bruk min posisjon' }).click();
  await expect(page.getByText('Vi fikk ikke posisjonen din. Skriv inn postnummeret i stedet.')).toBeVisible();
  await expect(names(page)).toHaveText(byName);
  await finder(page).getByLabel('Postnummer').pressSequentially('0155');
  await expectFrom0155(page);
});

test('ERR-36 distances that nobody can tell are only logged: shops by name, without distance, no alert', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push('503', 'Distances: lookup failed');
  await page.route('**/api/v1/osrm/**', (route) => route.fulfill({ status: 503, json: { message: 'Not available.' } }));
  await page.goto('/butikker');
  await finder(page).getByLabel('Postnummer').pressSequentially('0155');
  await expect(finder(page).getByText('OSLO')).toBeVisible();
  await expect(names(page)).toHaveText(byName);
  await expect(page.getByRole('main').getByText(/\d km/)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('GEN-16 the shop chosen as one’s own is remembered, in a key of its own', longLane, async ({ page }) => {
  await page.goto('/butikker?postnr=0155');
  await entries(page).first().getByRole('button', { name: 'Velg som min butikk' }).click();
  await expect(entries(page).first().getByText('Din butikk')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Oslo er butikken din nå' })).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: /Din butikk.*Oslo/ })).toBeVisible();
  const keys = await page.evaluate(() => ({
    myShop: localStorage.getItem('myShop'),
    client: localStorage.getItem('client'),
  }));
  expect(keys.myShop).toBe('1');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /Din butikk.*Oslo/ })).toBeVisible();
});

test('GEN-16 DEC-125 opening state by the clock in Norway, after the page is shown', longLane, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-10T19:18:00+02:00'));
  await page.goto('/butikker');
  await expect(entries(page).nth(2)).toContainText('Stenger om 42 minutter');
  await expect(entries(page).nth(0)).toContainText('Stengt, åpner i morgen 10:00');
  await page.clock.setFixedTime(new Date('2026-06-13T12:00:00+02:00'));
  await page.reload();
  await expect(entries(page).nth(2)).toContainText('Åpent til 18:00');
  await page.goto('/butikker/oslo');
  await expect(page.getByText('Åpent nå')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-06-13T19:00:00+02:00'));
  await page.reload();
  await expect(page.getByText('Stengt nå')).toBeVisible();
  await expect(page.getByText('Stengt, åpner mandag 10:00').first()).toBeVisible();
});

test('the list is walked and opened by keyboard', longLane, async ({ page }) => {
  await page.goto('/butikker?postnr=0155');
  await expect(entries(page).first()).toHaveAttribute('open');
  const second = entries(page).nth(1).locator('summary');
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(entries(page).nth(1)).toHaveAttribute('open');
  await expect(entries(page).first()).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(entries(page).nth(1).getByRole('button', { name: 'Velg som min butikk' })).toBeFocused();
});

test('a pin on the map opens its shop in the list', longLane, async ({ page }) => {
  await page.goto('/butikker');
  await page
    .getByRole('img', { name: 'Kart med butikkene' })
    .locator('g', { has: page.locator('title', { hasText: 'Bergen' }) })
    .last()
    .click();
  await expect(entries(page).first()).toHaveAttribute('open');
  await expect(entries(page).first().getByText('Strandgaten 5')).toBeVisible();
});

test('GEN-16 DEC-26 ENT-50 the page of a shop: hours, ways to reach it, what it has', async ({ page }) => {
  await page.goto('/butikker');
  await names(page).filter({ hasText: 'Drammen' }).click();
  await page.getByRole('link', { name: /Se butikken Nordvarde Drammen/ }).click();
  await expect(page).toHaveURL(/\/butikker\/drammen$/);
  await expect(page).toHaveTitle('Nordvarde Drammen – Nordvarde');
  await expect(page.getByRole('heading', { level: 1, name: 'Nordvarde Drammen' })).toBeVisible();
  await expect(page.getByText('Mandag-fredag 09:00-19:00')).toBeVisible();
  await expect(page.getByText('Lørdag 10:00-16:00')).toBeVisible();
  await expect(page.getByRole('link', { name: /15 55 02 00/ })).toHaveAttribute('href', 'tel:+4715550200');
  await expect(page.getByRole('link', { name: /drammen@nordvarde\.example/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: /Vis vei/ })).toHaveAttribute('href', /openstreetmap/);
  await expect(page.getByRole('heading', { name: 'Mest solgt på lager i Drammen' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Mest solgt på lager i Drammen' }).getByRole('listitem').first(),
  ).toContainText('Drammen');
  await expect(page.getByRole('heading', { name: 'Andre butikker i nærheten' })).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '{}');
  expect(data).toMatchObject({ '@type': 'SportingGoodsStore', name: 'Nordvarde Drammen' });
  await page.getByRole('link', { name: /Se varene som står i denne butikken/ }).click();
  await expect(page).toHaveURL(/\/bestselgere\?butikk=2$/);
});

test(
  'an unknown shop and the web stock are not found; another spelling moves on',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('404');
    expect((await page.goto('/butikker/finnesikke'))?.status()).toBe(404);
    expect((await page.goto('/butikker/nettlager'))?.status()).toBe(404);
    await page.goto('/butikker/Oslo');
    await expect(page).toHaveURL(/\/butikker\/oslo$/);
  },
);

for (const brand of sweptBrands) {
  test.describe(brand, () => {
    test.use({ brand });
    for (const path of ['/butikker?postnr=0155', '/butikker/oslo']) {
      test(`L2 ${path} is accessible and fits, wide and narrow`, longLane, async ({ page }) => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expect(page.getByText(/Åpent|Stenger|Stengt,/).first()).toBeAttached();
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
