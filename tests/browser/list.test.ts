import type { Page, Request } from '@playwright/test';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter(\(\d+\))?$/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Filter' });
const jacket = 'Heldre Jan Mayen Skalljakke';

/** Requests to the lists' own calls, from now on. */
function watchLists(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/((sub)?categories\/\d+\/articles|articles\/search)/.test(request.url())) seen.push(request);
  });
  return seen;
}

test.describe('W02 the jacket: category, filters, sort', () => {
  test('W02.1 ROUTE-19 UI-07 DEC-70 ENT-21 ENT-44 the category opened from the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Klær' }).click();
    await expect(page).toHaveURL('/klaer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klær');
    await expect(
      page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Klær' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(filterButton(page)).toHaveText('Filter');
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Vis flere' })).toBeVisible();
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    await expect(first.getByRole('heading')).toHaveText(jacket);
    await expect(first).toContainText('1\u00a0299,00\u00a0kr');
    await expect(first.locator('s')).toHaveText('1\u00a0999,00\u00a0kr');
    await expect(second.getByRole('heading')).toHaveText('Vikafjell Dunjakke');
    await expect(second).toContainText('999,00\u00a0kr');
    await expect(second).toContainText('Tilbud');
    await expect(second.locator('s')).toHaveText('1\u00a0599,00\u00a0kr');
  });

  test('W02.2 to W02.5 UI-05 UI-06 UI-08 VAL-17 CONST-21 CONST-24 CONST-25 filters narrow, sort orders, the url tells', async ({
    page,
  }) => {
    await page.goto('/klaer');
    await filterButton(page).click();
    const asked = page.waitForRequest('**/api/v1/articles/search');
    await panel(page).getByRole('checkbox', { name: 'Oslo' }).check();
    await expect(filterButton(page)).toHaveText('Filter(1)');
    await expect(names(page)).toHaveText([jacket, 'Vikafjell Dunjakke', jacket]);
    const body = (await asked).postDataJSON();
    expect(body.filters).toContainEqual({ field: 'AvailableShopID', op: 'in', values: [1] });
    expect(body.filters).toContainEqual({ field: 'MainGroupID', op: 'eq', value: 1 });
    expect(body).toMatchObject({ take: 20, page: 0, orderBy: 'BestsellerQty', order: 'asc' });

    const minimum = panel(page).getByLabel('Fra', { exact: true });
    await minimum.fill('1000');
    await minimum.press('Tab');
    await expect(filterButton(page)).toHaveText('Filter(2)');
    await expect(names(page)).toHaveText([jacket, jacket]);

    await panel(page).getByRole('checkbox', { name: 'Svart' }).check();
    await expect(filterButton(page)).toHaveText('Filter(3)');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('1\u00a0299,00\u00a0kr');
    await panel(page).getByRole('checkbox', { name: 'Svart' }).uncheck();
    await expect(filterButton(page)).toHaveText('Filter(2)');
    await expect(cards(page)).toHaveCount(2);

    await page.getByLabel('Sorter etter').selectOption('Pris');
    await expect(cards(page).nth(0)).toContainText('1\u00a0299,00\u00a0kr');
    await expect(cards(page).nth(1)).toContainText('1\u00a0399,00\u00a0kr');
    await page.getByRole('button', { name: 'Snu rekkefølgen, nå stigende' }).click();
    await expect(page.getByRole('button', { name: 'Snu rekkefølgen, nå synkende' })).toBeVisible();
    await expect(cards(page).nth(0)).toContainText('1\u00a0399,00\u00a0kr');
    await expect(page).toHaveURL(/sort=price&reverse=1/);
  });

  test(
    'W02.6 NAV-06 NAV-18 the card leads to the article, whose way back is called Klær',
    longLane,
    async ({ page }) => {
      await page.goto('/klaer');
      await names(page).first().getByRole('link').click();
      await expect(page).toHaveURL('/product/heldre-jan-mayen-skalljakke');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(jacket);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link').first()).toHaveText('Klær');
    },
  );

  test('UI-10 the header shares the list: links on a desktop, one button on a phone', async ({ page }) => {
    await page.goto('/klaer');
    const main = page.getByRole('main');
    await expect(main.getByText('Del med andre:')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Del på Facebook' })).toHaveAttribute('href', /%2Fklaer/);
    await expect(main.getByRole('button', { name: 'Del', exact: true })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.getByRole('button', { name: 'Del', exact: true })).toBeVisible();
    await expect(main.getByText('Del med andre:')).toBeHidden();
  });

  test('DEC-48 filters in the url: the server renders them, reload and back keep them', async ({ page, request }) => {
    const url = '/klaer?butikk=1&sort=price&reverse=1';
    const html = await (await request.get(url)).text();
    expect(html).toContain('Filter(1)');
    expect(html).not.toContain('Ullgenser');
    await page.goto(url);
    await expect(filterButton(page)).toHaveText('Filter(1)');
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Fjern Oslo' }).click();
    await expect(cards(page)).toHaveCount(20);
    await page.goBack();
    await expect(filterButton(page)).toHaveText('Filter(1)');
    await expect(cards(page)).toHaveCount(3);
    await filterButton(page).click();
    await panel(page).getByRole('button', { name: 'Nullstill filter' }).click();
    await expect(filterButton(page)).toHaveText('Filter');
    await expect(page).toHaveURL('/klaer?sort=price&reverse=1');
  });
});

test.describe('W03 paging, breadcrumbs, back with scroll restored', () => {
  const first = [jacket, 'Vikafjell Dunjakke', jacket, 'Ull Barnesett'];
  const sweater = (number: number) => `Ullgenser ${String(number).padStart(2, '0')}`;
  const sweaters = (count: number) => Array.from({ length: count }, (_, index) => sweater(index + 1));

  async function openAll(page: Page): Promise<void> {
    await page.goto('/klaer');
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(cards(page)).toHaveCount(40);
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(cards(page)).toHaveCount(49);
  }

  /** Scrolls so that the sweater is at the top; the browser may round. */
  async function scrollTo(page: Page, name: string): Promise<number> {
    await page
      .getByRole('heading', { name })
      .evaluate((heading) => heading.closest('article')?.scrollIntoView({ block: 'start', behavior: 'instant' }));
    return page.evaluate(() => window.scrollY);
  }

  const trail = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('breadCrumbs') ?? '[]'));

  test('W03.1 W03.2 API-10 API-11 DEC-45 TRAP-17 twenty at a time, none twice', async ({ page }) => {
    const asked = watchLists(page);
    await page.goto('/klaer');
    await expect(names(page)).toHaveText([...first, ...sweaters(16)]);
    expect(asked).toEqual([]); // the first screen came with the page
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(names(page)).toHaveText([...first, ...sweaters(36)]);
    expect(asked.map((request) => request.url().split('/api/v1/')[1])).toEqual([
      'categories/1/articles?page=2&per_page=20&orderBy=BestsellerQty&order=asc',
    ]);
    await expect(page.getByRole('link', { name: 'Ullgenser 17' })).toBeFocused();
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(names(page)).toHaveText([...first, ...sweaters(45)]);
    await expect(page.getByRole('button', { name: 'Vis flere' })).toHaveCount(0);
  });

  test('W03.3 to W03.5 NAV-08 NAV-13 NAV-20 back by breadcrumb and by browser finds the list where it was', async ({
    page,
  }) => {
    await openAll(page);
    const left = await scrollTo(page, sweater(30));
    await page.getByRole('link', { name: sweater(30) }).click();
    await expect(page).toHaveURL('/product/ullgenser-30');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sweater(30));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const crumbs = await trail(page);
    expect(crumbs).toHaveLength(2);
    expect(crumbs[0]).toMatchObject({ name: 'category', title: 'Klær' });
    expect(Math.abs(crumbs[0].scrollPosition - left)).toBeLessThanOrEqual(5);

    await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link', { name: 'Klær' }).first().click();
    await expect(cards(page)).toHaveCount(49);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(5);
    expect(await trail(page)).toHaveLength(1);

    await page.getByRole('link', { name: sweater(31) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sweater(31));
    await page.goBack();
    await expect(cards(page)).toHaveCount(49);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(5);
  });

  test('DEC-48 reload opens the list as far as it was', longLane, async ({ page }) => {
    await openAll(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(49);
  });

  test('W03.6 NAV-14 after a dozen articles the trail holds the last ten', async ({ page }) => {
    test.slow();
    await page.goto('/product/ullgenser-20');
    for (let number = 21; number <= 31; number++) {
      await page
        .getByRole('list', { name: 'Lignende varer' })
        .getByRole('link', { name: sweater(number), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sweater(number), { timeout: 30_000 });
    }
    const titles = async () => (await trail(page)).map((crumb: { title: string }) => crumb.title);
    await expect.poll(titles).toEqual(sweaters(31).slice(-10));
  });

  test('W03.7 W03.8 NAV-17 NAV-18 NAV-19 what the way back is called', async ({ page, context }) => {
    const back = (from: Page) => from.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link').first();
    await page.goto('/klaer');
    await names(page).first().getByRole('link').click();
    await expect(back(page)).toHaveText('Klær');
    await page.goto('/checkout');
    await expect.poll(() => trail(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto('/product/ullgenser-30');
    await expect(back(other)).toHaveText('Tilbake');
    await page.goto('/');
    await page.locator('a[data-slot="productPromo"]').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(back(page)).toHaveText('Forside');
  });

  test('W03.9 I18N-04 sorted by name in Norwegian order, and reversed', async ({ page }) => {
    await page.goto('/klaer');
    await page.getByLabel('Sorter etter').selectOption('Navn');
    await expect(names(page).nth(0)).toHaveText(jacket);
    await expect(names(page).nth(2)).toHaveText('Ull Barnesett');
    await page.getByRole('button', { name: 'Snu rekkefølgen, nå stigende' }).click();
    await expect(names(page).first()).toHaveText('Vikafjell Dunjakke');
  });
});

test.describe('W22 price slider and inputs', () => {
  const minimum = (page: Page) => panel(page).getByLabel('Fra', { exact: true });
  const maximum = (page: Page) => panel(page).getByLabel('Til', { exact: true });
  const goggles = 'Alpinbriller Pro';
  const helmet = 'Alpinhjelm Junior';
  const poles = 'Alpinstaver Race';

  test.beforeEach(async ({ page }) => {
    await page.goto('/vintersport');
    await filterButton(page).click();
  });

  async function enter(field: ReturnType<typeof minimum>, text: string): Promise<void> {
    await field.fill(text);
    await field.press('Tab');
  }

  test('W22.1 W22.2 UI-17 VAL-29 VAL-31 DEC-51 the minimum', async ({ page }) => {
    await expect(minimum(page)).toHaveValue('390');
    await expect(maximum(page)).toHaveValue('700');
    await enter(minimum(page), '450');
    await expect(filterButton(page)).toHaveText('Filter(1)');
    await expect(names(page)).toHaveText([goggles, helmet]);
    await enter(minimum(page), '800');
    await expect(minimum(page)).toHaveValue('390');
    await expect(filterButton(page)).toHaveText('Filter');
    await expect(cards(page)).toHaveCount(3);
    await enter(minimum(page), 'abc');
    await expect(minimum(page)).toHaveValue('390');
  });

  test('W22.3 VAL-18 VAL-30 VAL-31 TRAP-23 the maximum, inclusive', async ({ page }) => {
    await enter(maximum(page), '500');
    await expect(names(page)).toHaveText([goggles, poles]);
    await enter(maximum(page), '300');
    await expect(maximum(page)).toHaveValue('700');
    await enter(maximum(page), '900');
    await expect(maximum(page)).toHaveValue('700');
    await expect(cards(page)).toHaveCount(3);
  });

  test('W22.4 W22.5 UI-55 UI-56 VAL-32 DEC-53 dragging asks once, on release; handles never cross', async ({
    page,
  }) => {
    // Typed and taken back before: a list that has been seen is asked for anew all the same.
    await enter(maximum(page), '500');
    await expect(names(page)).toHaveText([goggles, poles]);
    await enter(maximum(page), '700');
    await expect(cards(page)).toHaveCount(3);
    const asked = watchLists(page);
    const high = panel(page).getByRole('slider', { name: 'Høyeste pris' });
    const low = panel(page).getByRole('slider', { name: 'Laveste pris' });
    const value = async (handle: typeof high) => Number(await handle.getAttribute('aria-valuenow'));
    await high.scrollIntoViewIfNeeded();
    const from = await centre(high);
    const start = await centre(low);
    const perKrone = (from.x - start.x) / 310;

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let price = 695; price >= 500; price -= 15) {
      await page.mouse.move(start.x + (price - 390) * perKrone, from.y);
      expect((await value(high)) % 10).toBe(0);
    }
    await page.mouse.move(start.x + 110 * perKrone, from.y);
    await expect(maximum(page)).toHaveValue('500');
    expect(asked).toHaveLength(0);
    await page.mouse.up();
    await expect(names(page)).toHaveText([goggles, poles]);
    expect(asked).toHaveLength(1);

    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let price = 400; price <= 650; price += 10) {
      await page.mouse.move(start.x + (price - 390) * perKrone, start.y);
      expect(await value(low)).toBeLessThan(await value(high));
    }
    await page.mouse.up();
    await expect(minimum(page)).toHaveValue('490');
    await expect(names(page)).toHaveText([goggles]);
    expect(asked).toHaveLength(2);
  });

  test('W22.6 VAL-33 before the category has loaded the fields read 0 and 100', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/v1/categories/3/articles*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Sko' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sko');
    await expect(minimum(page)).toHaveValue('0');
    await expect(maximum(page)).toHaveValue('100');
    await expect(cards(page)).toHaveCount(0);
    letGo();
    await expect(names(page)).toHaveText(['Fjellstøvel Nordvei']);
    await expect(maximum(page)).toHaveValue('1200');
  });

  async function centre(handle: ReturnType<Page['getByRole']>): Promise<{ x: number; y: number }> {
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The handle is not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
});
