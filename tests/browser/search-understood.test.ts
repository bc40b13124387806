import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

const main = (page: Page) => page.getByRole('main');
const hits = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('list', { name: 'Slik leste vi søket' }).getByRole('link');
const chip = (page: Page, label: string) => main(page).getByRole('link', { name: `Fjern «${label}»`, exact: true });
const search = (text: string) => `/search/${encodeURIComponent(text)}`;
const narrow = search('jakke herre under 1300 kr');

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test('what was read stands as chips; one that is taken away widens the search and stays away', async ({ page }) => {
  await page.goto(narrow);
  await expect(chips(page)).toHaveText(['Herre', 'Under 1 300 kr']);
  await expect(hits(page)).toHaveCount(1);
  await chip(page, 'Herre').click();
  await expect(page).toHaveURL(`${narrow}?uten=gender:herre`);
  await expect(chips(page)).toHaveText(['Under 1 300 kr']);
  await expect(chip(page, 'Under 1 300 kr')).toBeFocused();
  await expect(hits(page)).toHaveCount(2);

  await page.getByRole('combobox', { name: 'Sorter etter' }).selectOption({ label: 'Pris' });
  await expect(page).toHaveURL(`${narrow}?sort=price&uten=gender:herre`);
  await expect(chips(page)).toHaveCount(1);
  await page.reload();
  await expect(chips(page)).toHaveText(['Under 1 300 kr']);
  await expect(hits(page)).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(chips(page)).toHaveCount(2);
  await expect(hits(page)).toHaveCount(1);
});

test('by keyboard: the last chip leaves the way back to all of them', longLane, async ({ page }) => {
  await page.goto(search('jakke dame'));
  await chip(page, 'Dame').focus();
  await page.keyboard.press('Enter');
  const all = main(page).getByRole('link', { name: 'Ta med alt igjen' });
  await expect(all).toBeFocused();
  await expect(hits(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(search('jakke dame'));
  await expect(chip(page, 'Dame')).toBeVisible();
  await expect(all).toHaveCount(0);
});

test('DEC-48 an address that is no reading’s is left alone', longLane, async ({ page }) => {
  await page.goto(`${search('jakke dame')}?uten=${encodeURIComponent('<b>,__proto__,x:y,')}`);
  await expect(chip(page, 'Dame')).toBeVisible();
  await expect(hits(page)).toHaveCount(2);
});

test('a word that was taken for another: said, and the written one is one press away', longLane, async ({ page }) => {
  await page.goto(search('alpinbriler'));
  const said = main(page).getByRole('status').filter({ hasText: 'Viser treff for «alpinbriller».' });
  await expect(said).toBeVisible();
  await expect(hits(page)).toHaveText(['Alpinbriller Pro']);
  await said.getByRole('link', { name: 'Søk heller etter «alpinbriler»' }).click();
  await expect(page).toHaveURL(`${search('alpinbriler')}?uten=spelling`);
  await expect(main(page)).not.toContainText('Viser treff for');
});

test('what was given up is said beside the hits', longLane, async ({ page }) => {
  await page.goto(search('rosa alpinbriller'));
  const said = main(page).getByRole('status').filter({ hasText: '«rosa». Viser de nærmeste treffene.' });
  await expect(said).toBeVisible();
  await expect(hits(page)).toHaveText(['Alpinbriller Pro']);
});

test('pages that answer better are linked above the goods', longLane, async ({ page }) => {
  await page.goto(search('oslo'));
  const pages = page.getByRole('navigation', { name: 'Sider om det du søkte etter' });
  await expect(pages.getByRole('link', { name: 'Oslo' })).toHaveAttribute('href', '/butikker/oslo');
  await page.goto(search('retur'));
  await expect(main(page)).toContainText('Siden over svarer best på det du søkte etter.');
  await pages.getByRole('link', { name: 'Retur' }).click();
  await expect(page).toHaveURL('/retur');
});

test('TXT-05 nothing found: popular goods, said to be that', longLane, async ({ page }) => {
  await page.goto(search('asdfghjkl'));
  await expect(page.getByRole('heading', { name: 'Ingen artikler funnet' })).toBeVisible();
  await expect(main(page)).toContainText('Vi kjenner ikke «asdfghjkl».');
  const departments = page.getByRole('navigation', { name: 'Se i avdelingene våre' });
  await expect(departments.getByRole('link').first()).toHaveAttribute('href', /^\/[a-z-]+$/);
  const popular = page.getByRole('region', { name: 'Populært akkurat nå' });
  await expect(popular.getByRole('article')).toHaveCount(8);
});

test('nothing found under a filter: the hits without it, said to be that', longLane, async ({ page }) => {
  await page.goto(`${search('alpinhjelm')}?butikk=3`);
  await expect(page.getByRole('heading', { name: 'Ingen artikler funnet' })).toBeVisible();
  const without = page.getByRole('region', { name: 'Treff uten filteret' });
  await expect(without.getByRole('article').getByRole('heading')).toHaveText(['Alpinhjelm Junior']);
});

test('one article found is followed by what is nearest', longLane, async ({ page }) => {
  await page.goto(narrow);
  const nearest = page.getByRole('region', { name: 'Nærmest det du søkte etter' });
  await expect(nearest.getByRole('article').getByRole('heading')).toContainText(['Vikafjell Dunjakke']);
  await page.goto(search('genser'));
  await expect(hits(page)).toHaveCount(20);
  await expect(nearest).toHaveCount(0);
});

test(
  'what was searched for on this device stands below the empty field, and can be emptied',
  longLane,
  async ({ page }) => {
    await page.goto(search('jakke dame'));
    await expect(hits(page)).toHaveCount(2);
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: 'Søk' });
    const recent = page.getByRole('region', { name: 'Siste søk' });
    await field.focus();
    await expect(recent.getByRole('link')).toHaveText(['jakke dame']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(recent.getByRole('link', { name: 'jakke dame' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();

    await field.fill('ull');
    await expect(page.getByRole('region', { name: 'Søkeforslag' })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await field.fill('');
    await recent.getByRole('link', { name: 'jakke dame' }).click();
    await expect(page).toHaveURL(search('jakke dame'));

    await page.getByRole('button', { name: 'Tøm søkefeltet' }).click();
    await recent.getByRole('button', { name: 'Tøm siste søk' }).click();
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  },
);

test(
  'what others search for stands beside it; near me asks where that is, and then filters by the nearest shops',
  longLane,
  async ({ page }) => {
    await page.route('**/api/v1/searches/popular', (route) => route.fulfill({ json: ['jakke dame', 'telt'] }));
    await page.goto(search('jakke nær meg'));
    await page.getByRole('link', { name: 'Skriv postnummeret ditt, så finner vi butikkene nær deg' }).click();
    await page.getByRole('main').getByLabel('Postnummer').fill('0155');
    await expect(page.getByRole('status').filter({ hasText: 'nærmest 0155 OSLO' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Søk' }).focus();
    const popular = page.getByRole('region', { name: 'Mange søker etter' });
    await expect(popular.getByRole('link')).toHaveText(['jakke dame', 'telt']);
    await page.getByRole('region', { name: 'Siste søk' }).getByRole('link', { name: 'jakke nær meg' }).click();
    await page.getByRole('link', { name: /^Vis bare det som er på lager i / }).click();
    await expect(page).toHaveURL(/\?butikk=/);
  },
);

for (const width of [1440, 390]) {
  test(`axe and width, ${width} px`, longLane, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['svart jakke herre under 1500 kr', 'alpinbriler', 'oslo', 'asdfghjkl']) {
      await page.goto(search(query));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(width);
    }
  });
}

test('DEC-05 without script the chips are links all the same', longLane, async ({ browser, shop }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
  await page.goto(narrow);
  await chip(page, 'Herre').click();
  await expect(page).toHaveURL(`${narrow}?uten=gender:herre`);
  await expect(chips(page)).toHaveText(['Under 1 300 kr']);
  await expect(hits(page)).toHaveCount(2);
  await page.close();
});
