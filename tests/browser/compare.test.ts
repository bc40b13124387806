import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

const bar = (page: Page) => page.getByRole('region', { name: 'Valgt til sammenligning' });
const toggle = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Sammenlign ${name}`, exact: true })
    .first();
const table = (page: Page) => page.getByRole('table');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('compared'));

test('GEN-11 from two cards of a list to the page that compares them', longLane, async ({ page }) => {
  await page.goto('/klaer/jakker');
  await toggle(page, 'Heldre Jan Mayen Skalljakke').click();
  await expect(toggle(page, 'Heldre Jan Mayen Skalljakke')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toContainText('Velg én vare til');
  await toggle(page, 'Vikafjell Dunjakke').click();
  await expectAccessible(page);
  await bar(page).getByRole('link', { name: 'Sammenlign (2)' }).click();
  await expect(title(page)).toHaveText('Sammenlign varer');
  await expect(page).toHaveURL(/\/sammenlign\/1001\+1002$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(bar(page)).toBeHidden();
});

test(
  'the page is rendered on the server, with every fact in a row of its own and without being indexed',
  longLane,
  async ({ request }) => {
    const answer = await request.get('/sammenlign/1001+1002');
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const words of ['Heldre Jan Mayen Skalljakke', 'Vikafjell Dunjakke', 'Varegruppe', 'Omtaler', 'Størrelser']) {
      expect(html).toContain(words);
    }
  },
);

test('only the differences, at a press', longLane, async ({ page }) => {
  await page.goto('/sammenlign/1001+1002');
  await expect(row(page, 'Varegruppe \\(ulike')).toBeVisible();
  await expect(row(page, 'Slik får du den')).toBeVisible();
  await page.getByRole('switch', { name: 'Vis bare forskjeller' }).check();
  await expect(row(page, 'Slik får du den')).toBeHidden();
  await expect(row(page, 'Varegruppe \\(ulike')).toBeVisible();
  await expectAccessible(page);
});

test('one is taken out: with two left they stay, with one the page says what to do', longLane, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compared', '[1003,1004]'));
  await page.goto('/sammenlign/1001+1002+1003');
  await page.getByRole('button', { name: 'Fjern Alpinbriller Pro' }).click();
  await expect(page).toHaveURL(/\/sammenlign\/1001\+1002$/);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  expect(await stored(page), 'what one has chosen oneself stays').toBe('[1004]');
  await page.getByRole('button', { name: 'Fjern Vikafjell Dunjakke' }).click();
  await expect(page.getByRole('heading', { name: 'Velg én vare til' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se lignende varer' }).click();
  await expect(title(page)).toHaveText('Skalljakker');
  await expect(toggle(page, 'Heldre Jan Mayen Skalljakke')).toHaveAttribute('aria-pressed', 'true');
});

test('ids that name nothing are told of and left out; without any the page leads on', longLane, async ({ page }) => {
  await page.goto('/sammenlign/1001+99999+1002+x');
  await expect(page.getByText('Én av varene finnes ikke lenger.')).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  for (const path of ['/sammenlign', '/sammenlign/99999']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Ingen varer å sammenligne' })).toBeVisible();
  }
});

test('a fifth has no room, and another tab knows what is chosen', longLane, async ({ page, context }) => {
  await page.goto('/uni');
  for (const number of ['01', '02', '03', '04']) await toggle(page, `Ullgenser ${number}`).click();
  await toggle(page, 'Ullgenser 05').click();
  await expect(page.getByText('Du kan sammenligne fire varer om gangen.')).toBeVisible();
  await expect(toggle(page, 'Ullgenser 05')).toHaveAttribute('aria-pressed', 'false');

  const other = await context.newPage();
  await other.goto('/uni');
  await expect(bar(other).getByRole('link', { name: 'Sammenlign (4)' })).toBeVisible();
  await bar(other).getByRole('button', { name: 'Fjern Ullgenser 02 fra sammenligningen' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sammenlign (3)' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Tøm' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
});

test(
  'the article page has the control too, and it works before the page’s later code has come',
  longLane,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('compared', '[1002]'));
    await page.goto('/product/1001');
    await toggle(page, 'Heldre Jan Mayen Skalljakke').click();
    expect(await stored(page)).toBe('[1002,1001]');
  },
);

test('GEN-04 stock in the shops near the shopper comes after the page', longLane, async ({ page }) => {
  await page.goto('/sammenlign/1001+1002');
  await expect(row(page, 'Lager')).toContainText('Finnes i');
  await page.getByLabel('Postnummer').fill('0155');
  await expect(row(page, 'Lager')).toContainText('i Oslo');
  await expect(row(page, 'Lager')).toContainText('km');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'one swipes from article to article; the heads stay in sight and nothing is wider than the window',
    longLane,
    async ({ page }) => {
      await page.goto('/sammenlign/1001+1002+1003+1005');
      const scroller = page.getByRole('region', { name: /^Egenskaper/ });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await scroller.evaluate((element) => element.scrollTo({ left: 10_000 }));
      await expect(table(page).getByRole('columnheader', { name: /Alpinstaver Race/ })).toBeInViewport();
      await expect(table(page).getByRole('rowheader', { name: /^Merke/ })).toBeAttached();
      await row(page, 'Slik får du den').scrollIntoViewIfNeeded();
      await expect(page.getByText('Alpinstaver Race').and(page.locator('[aria-hidden] *'))).toBeInViewport();
    },
  );
});
