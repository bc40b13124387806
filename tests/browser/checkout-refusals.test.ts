import {
  add,
  deliver,
  drink,
  fillDelivery,
  kr,
  openCheckout,
  paddle,
  pay,
  reserve,
  row,
  summary,
} from './checkout-steps.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

/** What cannot be ordered so, and what would help. Each test takes goods that no other one of the file needs. */
test.use({ ownShop: 'checkout-refusals' });

test.beforeEach(async ({ page, shop }) => {
  await acceptCookies(page, shop.url);
});

test('DEC-86 TXT-48 goods that are not sold on the web can only be reserved', longLane, async ({ page }) => {
  await add(page, '/product/tursekk-50l');
  await openCheckout(page);
  const reason = 'En eller flere varer kan bare reserveres og betales i butikk';
  await expect(page.getByRole('radio', { name: new RegExp(`^Hjemlevering ${reason}`) })).toBeDisabled();
  for (const method of ['Kort', 'Klarna', 'Qliro']) {
    await expect(page.getByRole('radio', { name: `${method} ${reason}` })).toBeDisabled();
  }
  await expect(reserve(page)).toBeEnabled();
});

test('DEC-86 TXT-49 click-and-collect goods cannot be sent, but paid now', longLane, async ({ page }) => {
  await add(page, '/product/fjellstovel-nordvei');
  await openCheckout(page);
  const reason = 'En eller flere varer kan bare hentes i butikk';
  await expect(page.getByRole('radio', { name: new RegExp(`^Hjemlevering ${reason}`) })).toBeDisabled();
  await page.getByRole('radio', { name: /^Kort/ }).check();
  await expect(pay(page)).toHaveText(`Betal ${kr('1 199,00')}`);
  await expect(row(page, 'Frakt')).toHaveText(kr('0,00'));
});

test(
  'GEN-23 DEC-91 shops by distance; one that lacks a line says which, and what would help',
  longLane,
  async ({ page }) => {
    await add(page, drink);
    await add(page, '/product/alpinbriller-pro');
    await openCheckout(page);
    await page.getByLabel('Postnummer').fill('0155');
    const withAll = page.getByRole('group', { name: 'Har alt i handlekurven' }).getByRole('radio');
    await expect(withAll).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /^Oslo.*Alt på lager/ })).toBeVisible();
    await expect(page.getByText('0,5 km')).toBeVisible();
    await expect(page.getByText('Drammen mangler Energidrikk Blåbær og Alpinbriller Pro')).toBeVisible();

    await page.getByLabel('Velg butikk').selectOption('Bergen');
    await expect(page.getByText('Bergen mangler Energidrikk Blåbær og Alpinbriller Pro.')).toBeVisible();
    await expect(summary(page).getByRole('listitem').first()).toContainText(
      'Energidrikk Blåbær er ikke på lager i Bergen', // TXT-58
    );
    await expect(reserve(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Hent alt i Oslo' }).click();
    await expect(page.getByRole('radio', { name: /^Oslo/ })).toBeChecked();
    await expect(reserve(page)).toBeEnabled();
    await page.getByLabel('Velg butikk').selectOption('Bergen');
    await page.getByRole('button', { name: 'Få alt sendt hjem' }).click();
    await expect(deliver(page)).toBeChecked();
    await expect(pay(page)).toBeEnabled();
  },
);

test('DEC-91 no shop has everything: two shops do; taking what there is mends the line', longLane, async ({ page }) => {
  await add(page, '/product/alpinstaver-race', 2);
  await add(page, '/product/alpinhjelm-junior');
  await openCheckout(page);
  await expect(page.getByText('Ingen butikk har alt på en gang.')).toBeVisible();
  await page.getByLabel('Velg butikk').selectOption('Oslo');
  await expect(page.getByText(/^Oslo mangler Alpinhjelm Junior\. Drammen har det som mangler/)).toBeVisible();
  await summary(page).getByRole('button', { name: 'Fjern Alpinhjelm Junior' }).click();
  await expect(summary(page).getByRole('listitem')).toHaveCount(1);
  await expect(reserve(page)).toBeEnabled();
});

test(
  'W10 DEC-91 a delivery that no shop can send says which line is in the way, at the line',
  longLane,
  async ({ page }) => {
    await add(page, paddle);
    await add(page, '/product/alpinhjelm-junior');
    await openCheckout(page);
    await deliver(page).check();
    const line = summary(page).getByRole('listitem').filter({ hasText: 'Alpinhjelm Junior' });
    await expect(line).toContainText('Alpinhjelm Junior kan ikke sendes sammen med de andre varene.');
    await expect(pay(page)).toBeDisabled();
    await line.getByRole('button', { name: 'Fjern Alpinhjelm Junior' }).click();
    await expect(page.getByText('kan ikke sendes')).toBeHidden();
    await expect(pay(page)).toBeEnabled();
  },
);

test(
  'DEC-95 TXT-59 another total than shown: the new price is shown and nothing is bought',
  longLane,
  async ({ page, expectedConsole }) => {
    expectedConsole.push('422');
    await add(page, '/product/vikafjell-dunjakke');
    await openCheckout(page);
    await fillDelivery(page);
    await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('orders') ?? '[]');
      localStorage.setItem('orders', JSON.stringify([{ ...line, price: 899 }]));
    });
    // another tab tells of the change, as if this one had been open since the price was lower
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('total', '899'));
    await expect(row(page, 'Sum varer')).toHaveText(kr('899,00'));
    await pay(page).click();
    await expect(page.getByRole('form', { name: 'Kasse' }).getByRole('alert')).toContainText(
      'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
    );
    await expect(row(page, 'Sum varer')).toHaveText(kr('999,00'));
    await expect(pay(page)).toHaveText(`Betal ${kr('1 198,00')}`);
  },
);

test('TXT-22 an empty cart has nothing to check out', longLane, async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Handlekurven er tom' })).toBeVisible();
  await expect(reserve(page)).toHaveCount(0);
});
