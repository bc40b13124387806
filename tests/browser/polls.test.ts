import type { Locator } from '@playwright/test';
import { openDatabase } from '#server/database/connection/client.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** A shop of its own: another poll is on its front page. */
test.use({ ownShop: 'polls' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
  const { image, imageMobile } = await (await page.request.get('/api/v1/pages/informasjon')).json();
  const database = openDatabase({ url: shop.databaseUrl });
  await database.transaction(async (tx) => {
    await tx.execute('UPDATE polls SET active = false WHERE poll_id = 1');
    await tx.execute('DELETE FROM polls WHERE poll_id IN (20, 21)');
    await tx.execute(
      `INSERT INTO polls (poll_id, name, description, banner_desktop, banner_mobile, active)
       VALUES (20, 'Klar for vinteren?', 'Tre spørsmål.', $1, $2, true), (21, 'Uten bilde', '', NULL, NULL, false)`,
      [image, imageMobile],
    );
    await tx.execute(
      `INSERT INTO poll_questions (question_id, poll_id, text, sort)
       VALUES (201, 20, 'Hva skal innerst?', 1), (202, 20, 'Hva skal utenpå?', 2), (203, 20, 'Hva skal på hodet?', 3)`,
    );
    await tx.execute(
      `INSERT INTO poll_options (option_id, question_id, text, correct)
       VALUES (2011, 201, 'Ull', true), (2012, 201, 'Bomull', false), (2021, 202, 'Skall', true),
              (2022, 202, 'Bomullsgenser', false), (2031, 203, 'Lue', true), (2032, 203, 'Solhatt', false)`,
    );
  });
  await database.close();
  await expect
    .poll(async () => (await page.request.get('/api/v1/polls/active')).text())
    .toContain('Klar for vinteren?');
});

/** The file a picture shows, once it is there. */
async function shownFile(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

test('ENT-82 a poll has its banner at its head, on a phone the one made for it; without one nothing stands there', async ({
  page,
}) => {
  const [poll] = await (await page.request.get('/api/v1/polls/active')).json();
  expect(poll.banner_desktop).not.toBe(poll.banner_mobile);
  const banner = page.getByRole('region', { name: 'Avstemning' }).locator('img');
  for (const path of ['/avstemning/20', '/']) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    expect(await shownFile(banner)).toContain(`${poll.banner_desktop}-`);
    await page.setViewportSize(phone);
    await page.reload();
    expect(await shownFile(banner)).toContain(`${poll.banner_mobile}-`);
  }
  await page.goto('/avstemning/21');
  await expect(page.getByRole('heading', { level: 1, name: 'Uten bilde' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test(
  'DEC-123 on a phone the front page asks a long poll one question after the other; its own page asks all',
  longLane,
  async ({ page }) => {
    const poll = page.getByRole('region', { name: 'Avstemning' });
    const questions = poll.getByRole('group');
    const send = poll.getByRole('button', { name: 'Send svar' });
    await page.goto('/');
    await expect(questions).toHaveCount(3);
    await expect(poll.getByText('Spørsmål 1 av 3')).toBeHidden();

    await page.setViewportSize(phone);
    await page.goto('/avstemning/20');
    await expect(questions).toHaveCount(3);

    await page.goto('/');
    await expect(questions).toHaveCount(1);
    await expect(poll.getByText('Spørsmål 1 av 3')).toBeVisible();
    await expect(send).toBeHidden();
    await poll.getByRole('radio', { name: 'Ull', exact: true }).check();
    await expect(questions).toHaveCount(2);
    await poll.getByRole('radio', { name: 'Bomullsgenser' }).check();
    await send.click();
    await expect(poll.getByText('Svar på alle spørsmålene først')).toBeVisible();
    await poll.getByRole('radio', { name: 'Lue' }).check();
    await send.click();
    await expect(poll.getByText('Du fikk 2 av 3 riktige')).toBeVisible();
    await expect(poll.getByText('Hva skal innerst?')).toBeHidden();

    await poll.getByRole('link', { name: 'Svarene dine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klar for vinteren?' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bomullsgenser' })).toContainText('Feil');
  },
);
