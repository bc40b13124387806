import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter(\(\d+\))?$/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Filter' });
const jacket = 'Heldre Jan Mayen Skalljakke';

test.describe('the kinds of lists', () => {
  const kinds = [
    { ids: 'ROUTE-27 DEC-16', path: '/herre', heading: 'Herre', found: [jacket, 'Fjellstøvel Nordvei'] },
    { ids: 'ROUTE-28 DEC-16', path: '/dame', heading: 'Dame', found: ['Vikafjell Dunjakke', jacket] },
    { ids: 'ROUTE-29 DEC-16', path: '/barn', heading: 'Barn', found: ['Ull Barnesett'] },
    { ids: 'ROUTE-31 DEC-16', path: '/junior', heading: 'Junior', found: ['Alpinhjelm Junior'] },
    { ids: 'ROUTE-20', path: '/klaer/jakker', heading: 'Jakker', found: [jacket, 'Vikafjell Dunjakke', jacket] },
    { ids: 'ROUTE-21', path: '/klaer/jakker/skalljakker', heading: 'Skalljakker', found: [jacket, jacket] },
    { ids: 'DEC-24', path: '/merker/vikafjell', heading: 'Vikafjell', found: ['Vikafjell Dunjakke'] },
    { ids: 'DEC-24', path: '/farger/gronn', heading: 'Grønn', found: [jacket] },
    {
      ids: 'ROUTE-16 DEC-18',
      path: '/utvalg/1005+1001+99999+x',
      heading: 'Utvalgte varer',
      found: ['Alpinstaver Race', jacket],
    },
    { ids: 'ROUTE-15', path: '/search/alpinbriller', heading: 'Søk: alpinbriller', found: ['Alpinbriller Pro'] },
  ];
  test('each kind of list shows its articles and no others', longLane, async ({ page }) => {
    for (const { ids, path, heading, found } of kinds) {
      await test.step(`${ids} ${path}`, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(title(page)).toHaveText(heading);
        await expect(names(page)).toHaveText(found);
        await expect(page).toHaveTitle(`${heading} – Nordvarde`);
      });
    }
  });

  test('ROUTE-30 DEC-16 /uni shows the fifty articles for everyone, and none of those for one gender', async ({
    page,
  }) => {
    await page.goto('/uni');
    await expect(title(page)).toHaveText('Uni');
    await expect(main(page)).toContainText('50 varer');
    for (const shown of [40, 50]) {
      await page.getByRole('button', { name: 'Vis flere' }).click();
      await expect(cards(page)).toHaveCount(shown);
    }
    const sweaters = Array.from({ length: 45 }, (_, index) => `Ullgenser ${String(index + 1).padStart(2, '0')}`);
    const others = ['Alpinbriller Pro', 'Alpinstaver Race', 'Padleåre Karbon', 'Tursekk 50L', 'Energidrikk Blåbær'];
    expect((await names(page).allTextContents()).sort()).toEqual([...sweaters, ...others].sort());
  });

  test('GEN-06 a shopper browses by gender, from the menu', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
    await menu.getByRole('link', { name: 'Dame', exact: true }).click();
    await expect(page).toHaveURL('/dame');
    await expect(names(page)).toHaveText(['Vikafjell Dunjakke', jacket]);
    await menu.getByRole('link', { name: 'Barn', exact: true }).click();
    await expect(page).toHaveURL('/barn');
    await expect(names(page)).toHaveText(['Ull Barnesett']);
  });

  test('GEN-07 a shopper browses by category, subcategory and group, and back up again', async ({ page }) => {
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'Snarveier' });
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Klær', exact: true }).click();
    await expect(page).toHaveURL('/klaer');
    await expect(ways.getByRole('link')).toHaveText(['Jakker', 'Ull']);
    await ways.getByRole('link', { name: 'Jakker' }).click();
    await expect(page).toHaveURL('/klaer/jakker');
    await expect(names(page)).toHaveText([jacket, 'Vikafjell Dunjakke', jacket]);
    await ways.getByRole('link', { name: 'Dunjakker' }).click();
    await expect(page).toHaveURL('/klaer/jakker/dunjakker');
    await expect(title(page)).toHaveText('Dunjakker');
    await expect(names(page)).toHaveText(['Vikafjell Dunjakke']);
    await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link', { name: 'Jakker' }).first().click();
    await expect(page).toHaveURL('/klaer/jakker');
    await expect(names(page)).toHaveCount(3);
  });

  test('ROUTE-32 DEC-14 /voksen moves on to /uni for good', async ({ page, request }) => {
    const answer = await request.get('/voksen', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/uni']);
    await page.goto('/voksen');
    await expect(page).toHaveURL('/uni');
    await expect(title(page)).toHaveText('Uni');
    await expect(names(page).first()).toHaveText('Alpinbriller Pro');
  });

  test('ROUTE-33 DEC-15 barn-junior keeps its url and has both boxes set, neither counted', async ({ page }) => {
    await page.goto('/barn-junior');
    await expect(page).toHaveURL('/barn-junior');
    await expect(title(page)).toHaveText('Barn og junior');
    await expect(names(page)).toHaveText(['Alpinhjelm Junior', 'Ull Barnesett']);
    await expect(filterButton(page)).toHaveText('Filter');
    await filterButton(page).click();
    await expect(panel(page).getByRole('checkbox', { name: 'Barn' })).toBeChecked();
    await expect(panel(page).getByRole('checkbox', { name: 'Junior' })).toBeChecked();
    await expect(filterButton(page)).toHaveText('Filter');
  });

  test('DEC-16 a gender leads on to its own part of each category', longLane, async ({ page }) => {
    await page.goto('/herre');
    const shortcuts = page.getByRole('navigation', { name: 'Snarveier' }).getByRole('link');
    await expect(shortcuts).toHaveText(['Klær', 'Sko']);
    await shortcuts.first().click();
    await expect(page).toHaveURL('/klaer?kjonn=1');
    await expect(filterButton(page)).toHaveText('Filter(1)');
    await expect(names(page)).toHaveText([jacket]);
  });

  const aliases = [
    ['/goggles', '/vintersport/hjelmer-&-alpinbriller/alpinbriller', 'Alpinbriller Pro'],
    ['/hjelmer', '/vintersport/hjelmer-&-alpinbriller/alpinhjelm', 'Alpinhjelm Junior'],
    ['/staver', '/vintersport/staver/alpinstaver', 'Alpinstaver Race'],
  ] as const;
  test('ROUTE-34 to ROUTE-36 DEC-17 an alias keeps its url and says where it belongs', async ({ page }) => {
    for (const [alias, full, found] of aliases) {
      await test.step(alias, async () => {
        await page.goto(alias);
        await expect(page).toHaveURL(alias);
        await expect(names(page)).toHaveText([found]);
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(canonical?.endsWith(full)).toBe(true);
      });
    }
  });

  test('DEC-06 what is not there is 404', longLane, async ({ request }) => {
    const paths = [
      '/finnesikke',
      '/klaer/finnesikke',
      '/klaer/jakker/finnesikke',
      '/merker/x',
      '/farger/x',
      '/kampanjer/9',
    ];
    for (const path of [...paths, '/goggles/x', '/herre/x']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('W24.5 DEC-25 ENT-36 GEN-13 GEN-15 campaigns and best sellers', async ({ page }) => {
    await page.goto('/kampanjer');
    await expect(main(page).getByRole('link', { name: 'Ukens annonse!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ukens annonse!' })).toBeVisible();
    await expect(page.getByText('Klikk & Hent', { exact: true }).and(page.getByRole('heading'))).toHaveCount(0);
    await page.goto('/bestselgere');
    await expect(names(page)).toHaveText([jacket, 'Vikafjell Dunjakke', 'Alpinbriller Pro']);
  });

  test('W24.6 GEN-08 GEN-09 product lines in Norwegian order, colours, and their lists', async ({ page }) => {
    await page.goto('/merker');
    await expect(
      main(page)
        .getByRole('listitem')
        .getByRole('link', { name: /varer?$/ }),
    ).toHaveText([/^Heldre/, /^Nordvei/, /^Vikafjell/]);
    await main(page).getByRole('link', { name: 'Vikafjell' }).click();
    await expect(page).toHaveURL('/merker/vikafjell');
    await expect(names(page)).toHaveText(['Vikafjell Dunjakke']);
    await page.goto('/farger');
    await main(page).getByRole('link', { name: 'Grønn' }).click();
    await expect(page).toHaveURL('/farger/gronn');
    await expect(cards(page)).toHaveCount(1);
  });

  test('DEC-18 utvalg keeps the order given until a sort is chosen; none left says so', longLane, async ({ page }) => {
    await page.goto('/utvalg/1005+1001+1003');
    await expect(names(page)).toHaveText(['Alpinstaver Race', jacket, 'Alpinbriller Pro']);
    await page.getByLabel('Sorter etter').selectOption('Pris');
    await expect(names(page)).toHaveText(['Alpinstaver Race', 'Alpinbriller Pro', jacket]);
    const answer = await page.goto('/utvalg/99999');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Ingen artikler funnet' })).toBeVisible();
  });

  test('W05.8 TXT-05 DEC-56 a search without hits says so and is not indexed', longLane, async ({ page }) => {
    await page.goto('/search/skjult');
    await expect(page.getByRole('heading', { name: 'Ingen artikler funnet' })).toBeVisible();
    await expect(main(page)).toContainText('Ingen treff på «skjult»');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('DEC-56 a word unknown here does not hide what the others find', longLane, async ({ page }) => {
    await page.goto('/search/alpinbriller%20helikopter');
    await expect(names(page)).toHaveText(['Alpinbriller Pro']);
  });

  test('DEC-47 nothing in the chosen shop: one press to the nearest that has it', longLane, async ({ page }) => {
    await page.goto('/search/alpinhjelm?butikk=3');
    await expect(page.getByRole('heading', { name: 'Ingen artikler funnet' })).toBeVisible();
    await expect(main(page)).toContainText(/Nærmest er det i Drammen, ca\. \d{3} km fra Bergen\./);
    await page.getByRole('button', { name: 'Se 1 vare i Drammen' }).click();
    await expect(names(page)).toHaveText(['Alpinhjelm Junior']);
    await expect(page).toHaveURL('/search/alpinhjelm?butikk=2');
  });

  test('DEC-85 TXT-21 favourites of this device, through articles/bundle', longLane, async ({ page }) => {
    await page.goto('/favoritter');
    await expect(page.getByRole('heading', { name: 'Du har ingen favoritter ennå' })).toBeVisible();
    await page.goto('/vintersport');
    await cards(page).nth(0).getByRole('button', { name: 'Legg til i favoritter' }).click();
    await cards(page).nth(2).getByRole('button', { name: 'Legg til i favoritter' }).click();
    const bundle = page.waitForRequest('**/api/v1/articles/bundle*');
    await page.getByRole('link', { name: 'Favoritter' }).first().click();
    expect(new URL((await bundle).url()).searchParams.get('articles')).toBe('1003,1005');
    await expect(names(page)).toHaveText(['Alpinstaver Race', 'Alpinbriller Pro']);
    await cards(page).first().getByRole('button', { name: 'Fjern fra favoritter' }).click();
    await expect(names(page)).toHaveText(['Alpinbriller Pro']);
  });
});

test.describe('when the network is not what it should be', () => {
  test(
    'a failed request keeps the list that was there and says so; trying again brings the new one',
    longLane,
    async ({ page, expectedConsole }) => {
      expectedConsole.push('503');
      await page.goto('/klaer');
      await filterButton(page).click();
      await page.route('**/api/v1/articles/search', (route) => route.fulfill({ status: 503, json: { message: '' } }));
      await panel(page).getByRole('checkbox', { name: 'Oslo' }).check();
      await expect(main(page).getByRole('alert')).toContainText('Vi fikk ikke hentet varene.');
      await expect(cards(page)).toHaveCount(20);
      await page.unroute('**/api/v1/articles/search');
      await page.getByRole('button', { name: 'Prøv igjen' }).click();
      await expect(cards(page)).toHaveCount(3);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    },
  );

  test('an older answer that comes late is dropped', longLane, async ({ page }) => {
    await page.goto('/klaer');
    await filterButton(page).click();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = 0;
    await page.route('**/api/v1/articles/search', async (route) => {
      asked += 1;
      if (asked === 1) await held;
      await route.continue();
    });
    await panel(page).getByRole('checkbox', { name: 'Oslo' }).check();
    await panel(page).getByRole('checkbox', { name: 'Rød' }).check();
    await expect(panel(page).getByRole('checkbox', { name: 'Oslo' })).toBeChecked();
    await expect(filterButton(page)).toHaveText('Filter(2)');
    await expect(names(page)).toHaveText(['Vikafjell Dunjakke']);
    const late = page.waitForResponse('**/api/v1/articles/search');
    letGo();
    await late;
    await expect(names(page)).toHaveText(['Vikafjell Dunjakke']);
    await expect(page).toHaveURL('/klaer?farge=3&butikk=1');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('UI-08 TXT-08 the filter is a sheet that says how many are left', longLane, async ({ page }) => {
    await page.goto('/klaer');
    await filterButton(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByText('Oslo').click();
    await expect(page.getByRole('dialog', { name: 'Filter(1)' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Vis 3 varer' }).click();
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(3);
    await filterButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nullstill filter' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Vis 49 varer' })).toBeVisible();
  });

  test('nothing sticks out to the side at 320 px', longLane, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/klaer?butikk=1,2,3&farge=1&pris=300-1400', '/merker', '/farger', '/kampanjer', '/search/x']) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('where it can be had', () => {
  test('GEN-04 the stock line tells of the shopper’s own shop, in the chosen size', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('myShop', '1'));
    await page.goto('/klaer/jakker');
    await expect(cards(page).first()).toContainText('5 i Oslo');
    await filterButton(page).click();
    await panel(page).getByText('Størrelse').click();
    await panel(page).getByRole('checkbox', { name: /^L \d/ }).check();
    await expect(names(page)).toHaveText([jacket]);
    await expect(cards(page).first()).toContainText('Siste 2 i Drammen');
    await expect(cards(page).first()).toContainText('str. L');
  });

  test('DEC-05 TXT-16 what the server renders knows no shopper', longLane, async ({ request }) => {
    const html = await (await request.get('/klaer')).text();
    expect(html).toContain('Finnes i 3 butikker');
  });
});

test.describe('L2 accessible by WCAG 2.2 A and AA', () => {
  // Lines, colours and campaigns are swept by content.test.ts.
  test('L2 lists, one without hits and one without favourites', longLane, async ({ page }) => {
    for (const path of ['/klaer', '/herre', '/search/skjult', '/favoritter']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('L2 a filtered list beside its panel', longLane, async ({ page }) => {
    await page.goto('/klaer?butikk=1');
    await filterButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('L2 the filter as a sheet', longLane, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/klaer?butikk=1');
    await filterButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
