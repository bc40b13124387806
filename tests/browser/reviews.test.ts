import { openDatabase } from '#server/database/connection/client.ts';
import { myPage, openAs } from './account-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** Reviews on the article page: read, narrowed down, and written. The shop of this file is its own. */
test.use({ ownShop: 'reviews' });

const article = '/product/heldre-jan-mayen-skalljakke';

/** 26 approved reviews of 1001: 13 of size M in blue, 13 of size L in black; stars 1 to 5; the newest has a reply. */
test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  const database = openDatabase({ url: shop.databaseUrl });
  await database.execute(
    `INSERT INTO reviews (review_id, article_id, author_name, rating, content, size_color, true_to_size, approved,
                          reply, verified_purchase, created_at)
     SELECT 5000 + i, 1001, 'Per', 1 + i % 5, 'Omtale nr. ' || i, CASE WHEN i % 2 = 0 THEN 'M, blå' ELSE 'L, svart' END,
            CASE WHEN i % 3 = 0 THEN -1 ELSE 0 END, true, CASE WHEN i = 26 THEN 'Takk for turen!' END, i = 26,
            timestamptz '2026-01-01' + i * interval '1 day'
       FROM generate_series(1, 26) AS i ON CONFLICT DO NOTHING`,
  );
  await database.close();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${shop.url}/api/v1/articles/1001`);
      return (await answer.json()).ReviewCount;
    })
    .toBe(26);
});

test('GEN-25 DEC-122 reviews with fit, reply and verified purchase; by stars, size and colour; sorted; more of them', async ({
  page,
}) => {
  await page.goto(article);
  const section = page.locator('#omtaler');
  const reviews = section.getByRole('article');
  await expect(reviews).toHaveCount(4);
  await expect(section.getByText('Viser 4 av 26 omtaler')).toBeVisible();
  await expect(reviews.first()).toContainText('Omtale nr. 26');
  await expect(reviews.first()).toContainText('Verifisert kjøp');
  await expect(reviews.first()).toContainText('Svar fra butikken');
  await expect(reviews.first()).toContainText('Takk for turen!');
  await expect(reviews.nth(1)).not.toContainText('Verifisert kjøp');
  await expect(section.getByText(/^Normal: 69\u00a0% ville valgt samme størrelse igjen, 26 svar$/)).toBeVisible();

  // More, by keyboard: the focus goes on to the first that was not there before.
  const more = section.getByRole('button', { name: 'Vis flere' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(reviews).toHaveCount(10);
  await expect(reviews.nth(4)).toBeFocused();
  await more.click();
  await expect(reviews).toHaveCount(20);
  await more.click();
  await expect(reviews).toHaveCount(26);
  await expect(more).toHaveCount(0);
  await expect(section.getByText('Viser 26 av 26 omtaler')).toBeVisible();
  const texts = await reviews.locator('p').first().allTextContents();
  expect(new Set(texts).size).toBe(texts.length);

  await section.getByLabel('Sorter omtalene').selectOption({ label: 'Lavest først' });
  await expect(reviews.first().getByRole('img', { name: '1 av 5 stjerner' })).toBeVisible();
  await section.getByRole('button', { name: /^5 stjerner: 5 omtaler/ }).click();
  await expect(section.getByText('Viser 5 av 5 omtaler')).toBeVisible();
  await expect(reviews.getByRole('img', { name: '5 av 5 stjerner' })).toHaveCount(5);
  await section.getByLabel('Størrelse kjøpt').selectOption({ label: 'L (13)' });
  await expect(section.getByText('Viser 2 av 2 omtaler')).toBeVisible();
  await section.getByLabel('Farge kjøpt').selectOption({ label: 'Blå (13)' });
  await expect(section.getByText('Ingen omtaler passer med det du har valgt.')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Vis alle omtaler' }).click();
  await expect(reviews.first()).toContainText('Omtale nr. 26');
  await expect(section.getByLabel('Størrelse kjøpt')).toHaveValue('');
});

test('GEN-25 a list that cannot be had says so, and leads back', longLane, async ({ page, expectedConsole }) => {
  expectedConsole.push('503');
  await page.goto(article);
  const section = page.locator('#omtaler');
  await page.route('**/api/v1/reviews/articles/1001*', (route) =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await section.getByLabel('Sorter omtalene').selectOption({ label: 'Høyest først' });
  await expect(section.getByText('Vi fikk ikke hentet omtalene. Prøv igjen.')).toBeVisible();
  await section.getByRole('button', { name: 'Vis alle omtaler' }).click();
  await expect(section.getByRole('article')).toHaveCount(4);
  await expect(section.getByText('Viser 4 av 26 omtaler')).toBeVisible();
});

test('W19.5 GEN-25 DEC-122 a review is written by keyboard: stars, words, fit, and what was bought', async ({
  page,
  shop,
}) => {
  await openAs(page, 'ola@example.no', article);
  await expect(myPage(page)).toBeVisible(); // before it is known who writes, the button leads to the login
  const section = page.locator('#omtaler');
  await section.getByRole('button', { name: 'Skriv omtale' }).focus();
  await page.keyboard.press('Enter');
  await section.getByRole('button', { name: 'Skriv omtale' }).click();
  await expect(section.getByText('Velg antall stjerner')).toBeVisible();
  await expect(section.getByText('Skriv minst tre tegn')).toBeVisible();

  await section.getByRole('radio', { name: '1 av 5 stjerner' }).focus();
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: '4 av 5 stjerner' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Varm og god på Hardangervidda');
  await section.getByLabel('Hvordan er størrelsen?').selectOption({ label: 'Normal i størrelsen' });
  await section.getByLabel('Størrelse du kjøpte').selectOption({ label: 'M' });
  await section.getByLabel('Farge du kjøpte').selectOption({ label: 'Svart' });
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Skriv omtale' }).focus();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/reviews'));
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    reviewable_id: 1001,
    reviewable_type: 'article',
    rating: 4,
    content: 'Varm og god på Hardangervidda',
    true_to_size: 0,
    size_color: 'M, svart',
    anonymous: 0,
  });
  await expect(page.getByText('Takk for omtalen!')).toBeVisible();
  await expect(section.getByText('Den vises når den er godkjent.')).toBeFocused();
  const answer = await page.request.get(`${shop.url}/api/v1/reviews/articles/1001?rating=4&per_page=50`);
  expect(JSON.stringify(await answer.json())).not.toContain('Hardangervidda');
});

test(
  'GEN-25 who comes from a purchase finds the size and colour they bought; others choose',
  longLane,
  async ({ page }) => {
    await openAs(page, 'ola@example.no', `${article}?farge=svart&storrelse=l#skriv-omtale`);
    const form = page.locator('#skriv-omtale');
    const said = (label: string) => form.getByLabel(label).locator('option:checked');
    await expect(said('Størrelse du kjøpte')).toHaveText('L');
    await expect(said('Farge du kjøpte')).toHaveText('Svart');

    await page.goto(`${article}?farge=svart&storrelse=l`);
    await expect(myPage(page)).toBeVisible();
    await form.getByRole('button', { name: 'Skriv omtale' }).click();
    await expect(said('Størrelse du kjøpte')).not.toHaveText('L');
  },
);
