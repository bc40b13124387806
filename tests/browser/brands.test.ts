import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweptBrands } from './sweep.ts';

/** W24 step 1: the same build in three brand variants. */
const variants = [
  {
    brand: 'nordvarde',
    name: 'Nordvarde',
    lines: 2,
    extra: ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon'],
    topLeft: true,
  },
  { brand: 'tumle', name: 'Tumle', lines: 2, extra: ['Kundeservice', 'Vedlikehold', 'Om oss'], topLeft: false },
  { brand: 'stabel', name: 'Stabel', lines: 1, extra: ['Kundeservice', 'Informasjon'], topLeft: false },
] as const;

for (const { brand, name, lines, extra, topLeft } of variants) {
  test.describe(name, () => {
    test.use({ brand });

    test(`W24.1 GEN-28 UI-31 UI-33 CONST-20 ${name}: ${lines} lines and its own extra entries`, async ({
      page,
      shop,
    }) => {
      await acceptCookies(page, shop.url);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', brand);
      await expect(page.getByRole('banner')).toHaveAttribute('data-lines', String(lines));
      await expect(page.getByRole('contentinfo')).toHaveAttribute('data-lines', String(lines));
      const entries = await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link').allTextContents();
      expect(
        entries.filter((entry) => ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon'].includes(entry)),
      ).toEqual([...extra]);
      const support = page.getByRole('banner').getByRole('link', { name: 'Kundeservice', exact: true });
      await expect(support).toHaveCount(topLeft ? 2 : 1); // one of them at the top left, outside the menu
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${name}`);
    });

    if (!sweptBrands.includes(brand)) return;
    test(
      `${name}: axe finds nothing on home, a page and the not-found screen`,
      longLane,
      async ({ page, shop, expectedConsole }) => {
        expectedConsole.push('404');
        await acceptCookies(page, shop.url);
        for (const path of ['/', '/vedlikehold', '/finnes-ikke']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
      },
    );
  });
}

test('W24.2 W24.3 CONTENT-01..16 the pages of the chain hold what they must', async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  const pages = [
    ['/om-oss', ['paller', '5 års garanti', 'klubbmedlem']],
    ['/vedlikehold', ['Ull', 'Dun', 'Impregnerte klær']],
    ['/furet-vaerbitt-vikafjell', ['15000 mm']],
    ['/personvernerklaering', ['Personopplysninger', '5 år', 'Nyhetsbrev', 'Informasjonskapsler']],
    ['/kundeservice', ['Betaling', 'Retur', 'Vilkår', 'Reklamasjon']],
  ] as const;
  for (const [path, words] of pages) {
    await page.goto(path);
    for (const word of words) await expect(page.getByRole('main')).toContainText(new RegExp(word, 'i'));
  }
});

test('NAV-07 a hash target is scrolled to instead of the top', async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goto('/kundeservice#retur');
  await expect(page.locator('#retur')).toBeInViewport();
});

for (const [reducedMotion, behavior, lane] of [
  ['no-preference', 'smooth', {}],
  ['reduce', 'instant', longLane],
] as const) {
  test(
    `NAV-07 a contents link leads to its heading, ${behavior} with ${reducedMotion}, and focus follows`,
    lane,
    async ({ page, shop }) => {
      await page.emulateMedia({ reducedMotion });
      await acceptCookies(page, shop.url);
      await page.goto('/kundeservice');
      await page.evaluate(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (how) {
          document.title = typeof how === 'object' ? String(how.behavior) : '';
          scroll.call(this, how);
        };
      });
      await page.getByRole('navigation', { name: 'Innhold' }).getByRole('link', { name: /retur/i }).click();
      await expect(page.locator('#retur')).toBeFocused();
      await expect(page).toHaveTitle(behavior);
      await expect(page.locator('#retur')).toBeInViewport();
      await expect(page).toHaveURL(/\/kundeservice#retur$/);
    },
  );
}
