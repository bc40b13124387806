import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';
import { sweep, sweptBrands } from './sweep.ts';

/** Shops of its own: a poll is answered here. */
test.use({ ownShop: 'content' });

test('W24.2 CONTENT-01..16 every page of the chain is there with a heading', async ({ page }) => {
  const paths = [
    '/baerekraftig-forretningspraksis',
    '/bionic-finish-eco',
    '/hvordan-kle-barna',
    '/dette-trenger-barnet-til-barnehagestart',
    '/kundeservice',
    '/kontakt-oss',
    '/kjopsvilkar',
    '/retur',
    '/levering',
    '/sporsmal-og-svar',
    '/trim',
    '/informasjon',
  ];
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text()).toMatch(/<h1[^>]*>\p{L}/u);
  }
});

test(
  'W24.2 CONTENT-14 a page that speaks of goods shows those the shops hold, and leads to all of them',
  longLane,
  async ({ page, shop }) => {
    await acceptCookies(page, shop.url);
    await page.goto('/bionic-finish-eco');
    const goods = page.getByRole('region', { name: 'Skalljakker i hylla' });
    await expect(goods.getByRole('article').getByRole('heading').first()).toHaveText('Heldre Jan Mayen Skalljakke');
    await goods.getByRole('link', { name: 'Se alle' }).click();
    await expect(page).toHaveURL(/\/search\/skalljakke$/);
  },
);

test('W24.2 the drawings in the margin never make a page wider than its window', longLane, async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  for (const width of [1024, 1340, 1379, 1380, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/vedlikehold');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width]);
  }
});

test('W24.4 GEN-12 DEC-23 the blog, a category of it and a post with its articles', async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  await page.goto('/blogg');
  await page.getByRole('link', { name: /^Guider/ }).click();
  await expect(page).toHaveURL(/\/blogg\/kategori\/guider$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guider');
  await page.getByRole('link', { name: 'Ullguiden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ullguiden');
  const goods = page.getByRole('list', { name: 'Varer i innlegget' });
  await expect(goods.getByRole('article')).toHaveCount(3);
});

test(
  'CONTENT-06 DEC-22 the brand page leads to its goods, and who comes by keyboard sees where they are',
  longLane,
  async ({ page, shop }) => {
    await acceptCookies(page, shop.url);
    await page.goto('/furet-vaerbitt-vikafjell');
    const drawn = page
      .getByRole('main')
      .getByRole('link', { name: 'Se alt fra Vikafjell' })
      .filter({ has: page.locator('img') });
    await drawn.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(drawn).toBeFocused();
    await expect(drawn.locator('.drawing')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/merker\/vikafjell$/);
  },
);

test('W24.7 GEN-14 USER-12 DEC-123 a poll on home is answered whole, once, and told afterwards', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('422');
  await acceptCookies(page, shop.url);
  for (const path of ['/api/v1/polls/active', '/api/v1/polls/1', '/api/v1/polls/1/answers']) {
    expect(await (await page.request.get(path)).text()).not.toContain('correct');
  }
  await page.goto('/');
  const poll = page
    .getByRole('region', { name: 'Hva kan du om ull?' })
    .or(page.locator('form', { hasText: 'Hvilken ull klør minst?' }))
    .first();
  await poll.getByRole('radio', { name: 'Merinoull' }).check();
  await poll.getByRole('button', { name: 'Send svar' }).click();
  await expect(poll.getByText('Svar på alle spørsmålene først')).toBeVisible();
  await expect(page.getByText('Du fikk')).toHaveCount(0);
  await poll.getByRole('radio', { name: '60 grader' }).check();
  await poll.getByRole('button', { name: 'Send svar' }).click();
  await expect(page.getByText('Du fikk 1 av 2 riktige')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Du fikk 1 av 2 riktige')).toBeVisible();
  const option = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(option('Merinoull')).toContainText('Riktig');
  await expect(option('60 grader')).toContainText('Feil');

  const again = await page.evaluate(async () => {
    const token = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '';
    const answers = [
      { question_id: 1, option_id: 1 },
      { question_id: 2, option_id: 4 },
    ];
    const answer = await fetch('/api/v1/polls/1/answers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify({ answers }),
    });
    return { status: answer.status, message: (await answer.json()).message };
  });
  expect(again).toEqual({ status: 422, message: 'Du har allerede svart' });
});

test('W24.8 ROUTE-02 DEC-19 a preview is shown and hidden from search engines; an unknown one is not there', async ({
  page,
  shop,
  expectedConsole,
}) => {
  expectedConsole.push('404');
  await acceptCookies(page, shop.url);
  await page.goto('/preview/vinter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vinteren er her');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.goto('/preview/finnesikke'))?.status()).toBe(404);
});

test(
  'CONTENT-16 DEC-21 the withdrawal form asks for what it needs, then opens a mail with the notice written',
  longLane,
  async ({ page, shop }) => {
    await acceptCookies(page, shop.url);
    await page.goto('/retur');
    const form = page.getByRole('form', { name: 'Angreskjema' });
    const send = form.getByRole('link', { name: 'Send på e-post' });
    await send.click();
    await expect(form.getByRole('textbox', { name: 'Varer og antall' })).toBeFocused();
    await expect(form.getByText('Skriv hvilke varer du angrer på.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Varer og antall' }).fill('1 dunjakke, str. M');
    await form.getByRole('textbox', { name: 'Ordrenummer' }).fill('17');
    await form.getByRole('textbox', { name: 'Navn' }).fill('Åse Nordmann');
    await expect(form.getByText('Skriv navnet ditt.')).toHaveCount(0);
    const mail = new URL((await send.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Jeg angrer kjøp nr. 17');
    expect(mail.searchParams.get('body')).toContain('1 dunjakke, str. M');

    await page.emulateMedia({ media: 'print' });
    await expect(form.getByText('Underskrift (bare på papir):')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);

test('DEC-21 on a phone a table is read downwards, and stays a table', longLane, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await acceptCookies(page, shop.url);
  await page.goto('/vedlikehold');
  const row = page.getByRole('row', { name: /^Dun/ });
  await expect(row.getByRole('rowheader')).toHaveText('Dun');
  await expect(row.getByRole('cell')).toHaveCount(3);
  const boxes = await row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
  expect(new Set(boxes).size).toBe(1);
  for (const path of ['/vedlikehold', '/personvernerklaering', '/retur', '/farger']) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

/** One of each kind of screen. */
const everyKind = [
  '/blogg',
  '/blogg/ullguiden',
  '/kampanjer',
  '/merker',
  '/farger',
  '/avstemning/1',
  '/retur',
  '/om-oss',
  '/vedlikehold',
  '/informasjon',
  '/bionic-finish-eco',
  '/furet-vaerbitt-vikafjell',
];

const features = {
  nordvarde: { topLeft: true, about: true, maintenance: true },
  tumle: { topLeft: false, about: true, maintenance: true },
  stabel: { topLeft: false, about: false, maintenance: false },
} as const;
for (const [brand, { topLeft, about, maintenance }] of Object.entries(features)) {
  test.describe(brand, () => {
    test.use({ brand });

    test(
      `W24 CONST-20 UI-31 DEC-132 DEC-133 ${brand}: each feature is on or off in header, menu and API`,
      longLane,
      async ({ page, shop }) => {
        await acceptCookies(page, shop.url);
        const tenant = await (await page.request.get('/api/v1/tenant/get')).json();
        expect(tenant.features).toMatchObject({ top_left_support: topLeft, about, maintenance, support: true });
        await page.goto('/');
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: 'Om oss', exact: true })).toHaveCount(about ? 1 : 0);
        await expect(header.getByRole('link', { name: 'Vedlikehold', exact: true })).toHaveCount(maintenance ? 1 : 0);

        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: 'Meny' }).click();
        const menu = page.getByRole('dialog');
        await expect(menu.getByRole('link', { name: 'Kundeservice', exact: true })).not.toHaveCount(0);
        await expect(menu.getByRole('link', { name: 'Om oss', exact: true })).toHaveCount(about ? 1 : 0);
        await expect(menu.getByRole('link', { name: 'Vedlikehold', exact: true })).toHaveCount(maintenance ? 1 : 0);
      },
    );

    if (!sweptBrands.includes(brand)) return;
    test(`${brand}: axe finds nothing on any kind of screen`, sweep, async ({ page, shop }) => {
      test.slow(); // a dozen screens
      await acceptCookies(page, shop.url);
      for (const path of brand === 'nordvarde'
        ? everyKind
        : ['/blogg/ullguiden', '/merker', '/farger', '/retur', '/trim']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
