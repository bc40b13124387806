import { type DyingShop, startDyingShop } from '#tests/faults/start-dying-process.ts';
import { behind, buyOnline, makeReady, openAs, pickAll, reserveOnline, scan } from './counter-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { longLane } from './long-lane.ts';
import { expect, type RunningShop, test } from './shop-fixture.ts';

test.use({ ownShop: 'counter walks', settings: { COUNTER_ID_FROM: '100000' } });
test.describe.configure({ mode: 'default', timeout: 90_000 });

const goggles = '7000000100314'; // Oslo 4; 500
const drink = '7000000101113'; // Oslo 100; 30

async function paymentOf(shop: RunningShop, id: number) {
  const [row] = await behind(shop, (database) =>
    database.query<{ captured: number; refunded: number; captures: number; refunds: number }>(
      `SELECT captured_ore AS captured, refunded_ore AS refunded,
              (SELECT count(*) FROM payment_operations o WHERE o.payment_id = p.payment_id AND operation = 'capture') AS captures,
              (SELECT count(*) FROM payment_operations o WHERE o.payment_id = p.payment_id AND operation = 'refund') AS refunds
         FROM payments p WHERE reservation_id = $1`,
      [id],
    ),
  );
  return row;
}

test(
  'found by name and paid: blocked until ID is ticked, drawn once; one of two comes back unsellable under a double press',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Jonas Haug');
    const { id } = await buyOnline(page, goggles, 2, 100_000);
    await makeReady(counter, id, 'B4');
    await counter.getByRole('link', { name: 'Oppslag' }).click();
    await counter.getByRole('searchbox').fill('nordmann');
    await counter.keyboard.press('Enter');
    await counter.getByRole('button', { name: new RegExp(`Kari N\\. ${id}`) }).click();
    const blocked = counter.getByRole('button', { name: 'Se legitimasjon først' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await blocked.click({ force: true });
    await expect(counter.getByText(`${id} er utlevert.`)).toHaveCount(0);
    await expectAccessible(counter);
    await counter.getByRole('checkbox', { name: 'Legitimasjon er sett' }).check();
    await counter.getByRole('button', { name: 'Lever ut' }).click();
    await expect(counter.getByText(`${id} er utlevert.`).first()).toBeVisible();
    await expect.poll(() => paymentOf(shop, id)).toMatchObject({ captured: 100_000, captures: 1 });

    await counter.getByRole('link', { name: 'Retur' }).click();
    await counter.getByLabel('Ordrenummer').fill(String(id));
    await counter.getByRole('button', { name: 'Finn ordren' }).click();
    await expect(counter.getByRole('heading', { level: 1, name: `Retur av ${id}` })).toBeVisible();
    await counter.getByRole('button', { name: 'Én til' }).click();
    await counter.getByRole('radio', { name: 'Kan ikke selges' }).check();
    await expectAccessible(counter);
    await counter.getByRole('button', { name: /^Ta imot og betal tilbake 500,00/ }).dblclick();
    await expect(counter.getByText(/^Betales tilbake: 500,00/).first()).toBeVisible();
    await expect.poll(() => paymentOf(shop, id)).toMatchObject({ refunded: 50_000, refunds: 1 });
  },
);

test(
  'past the hold the goods are put back; sold again meanwhile the pick says where they lie',
  longLane,
  async ({ browser, page, shop }) => {
    const counter = await openAs(browser, shop, 'Ingrid Moe');
    const { id } = await reserveOnline(page, shop);
    await makeReady(counter, id, 'A1');
    await behind(shop, (database) =>
      database.query(`UPDATE reservations SET expires_at = now() - interval '1 second' WHERE reservation_id = $1`, [
        id,
      ]),
    );
    const again = await reserveOnline(page, shop);
    await expect(counter.getByRole('link', { name: /Legg tilbake/ })).toContainText('1');
    await counter.getByRole('button', { name: `Plukk ${again.id}` }).click();
    await expect(counter.getByText('Ligger på plass A1')).toBeVisible();
    await counter.getByRole('link', { name: /Legg tilbake/ }).click();
    await expect(counter.getByText(`${id}, ikke hentet`)).toBeVisible();
    await expectAccessible(counter);
    await scan(counter, drink);
    await expect(counter.getByText(`${id} er lagt tilbake.`).first()).toBeVisible();
    await expect(counter.getByRole('heading', { name: 'Alt er lagt tilbake.' })).toBeVisible();
  },
);

test(
  'a label is read by the camera, by the shop’s own reader under its own policy',
  longLane,
  async ({ browser, page, shop }) => {
    const { encode } = await import('uqr');
    const { id } = await reserveOnline(page, shop);
    const counter = await openAs(browser, shop, 'Amina Eide');
    const refused: string[] = [];
    counter.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const { data, size } = encode(`${shop.url}/disk/ordre/${id}`, { border: 4 });
    // The camera's picture is a canvas with the label's code on it.
    await counter.evaluate(
      ([modules, side]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const context = canvas.getContext('2d');
        const draw = () => {
          if (context === null) return;
          const unit = Math.floor(440 / side);
          context.fillStyle = '#fff';
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = '#000';
          modules.forEach((row, y) => {
            row.forEach((dark, x) => {
              if (dark) context.fillRect(100 + x * unit, 20 + y * unit, unit, unit);
            });
          });
        };
        setInterval(draw, 50);
        Object.defineProperty(navigator, 'mediaDevices', {
          value: { getUserMedia: async () => canvas.captureStream(20) },
        });
      },
      [data, size] as const,
    );
    await counter.getByRole('button', { name: 'Skann med kamera' }).first().click();
    await expect(counter.getByRole('heading', { level: 1, name: `Ordre ${id}` })).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test.describe('over two processes', () => {
  let second: DyingShop;
  test.beforeAll(async ({ shopHost, brand, settings, ownShop }) => {
    const { databaseUrl } = await shopHost.shop({ brand, settings, owner: ownShop });
    second = await startDyingShop({ databaseUrl, settings: { SHOP_DATA: 'acceptance' } });
  });
  test.afterAll(() => second.kill());

  test(
    'the customer cancels while it is picked, and is nobody at the counter; a clerk of another shop finds nothing',
    longLane,
    async ({ browser, page, shop }) => {
      const there = { ...shop, url: second.url };
      const counter = await openAs(browser, there, 'Ola Kvam');
      await expect(counter.getByText('Direkte')).toBeVisible();
      const { id } = await reserveOnline(page, shop);
      await counter.getByRole('button', { name: `Plukk ${id}` }).click();
      await pickAll(counter);
      await expect(counter.getByRole('button', { name: 'Klar', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Avbestill' }).click();
      await expect(counter.getByText('Kunden har avbestilt. Legg varene tilbake.')).toBeVisible();
      await expectAccessible(counter);

      await page.goto('/disk');
      await expect(page.getByRole('heading', { name: 'Koble enheten til butikken' })).toBeVisible();

      const bergen = await openAs(browser, there, 'Siv Rud', [3]);
      await bergen.goto(`/disk/ordre/${id}`);
      await expect(bergen.getByRole('alert').first()).toContainText('Ordren finnes ikke i denne butikken.');
      expect(await bergen.content()).not.toContain('Nordmann');
    },
  );
});
