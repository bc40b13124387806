import { afterAll, beforeAll, expect, test } from 'vitest';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';
import type { TestVisitor } from './test-shop.ts';

let shop: PayingShop;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startPayingShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.stop());

interface Line {
  readonly ean: string;
  readonly count?: number;
  readonly campaign?: number;
}

async function validate(where: { ShopID?: number | null; delivery: 0 | 1 }, ...lines: readonly Line[]) {
  const items = lines.map(({ ean, count = 1, campaign }) => ({
    EanNo: ean,
    Count: count,
    CampaignArticleID: campaign ?? null,
  }));
  const answer = await visitor.send('POST', '/api/v1/cart/validate', { items, ...where });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('DEC-81 a cart that can be had is valid and comes with its prices', async () => {
  expect(await validate({ ShopID: 1, delivery: 0 }, { ean: eans.jacketM, count: 3 }, { ean: eans.down })).toEqual({
    valid: true,
    cartErrors: [],
    lines: [
      { EanNo: eans.jacketM, price: 1299, CampaignArticleID: null },
      { EanNo: eans.down, price: 999, CampaignArticleID: 501 },
    ],
  });
});

test('TXT-57 W02.14 a shop with too few says how many it has', async () => {
  expect(await validate({ ShopID: 2, delivery: 0 }, { ean: eans.jacketM, count: 3 })).toMatchObject({
    valid: false,
    cartErrors: [
      {
        eanNo: eans.jacketM,
        reason: 'stock',
        available: 2,
        message: 'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen',
      },
    ],
  });
});

test('TXT-58 a shop without any says so', async () => {
  const { cartErrors } = await validate({ ShopID: 3, delivery: 0 }, { ean: eans.helmet });
  expect(cartErrors).toEqual([
    { eanNo: eans.helmet, reason: 'stock', available: 0, message: 'Alpinhjelm Junior er ikke på lager i Bergen' },
  ]);
});

test('TXT-60 a campaign that is over is told', async () => {
  const { cartErrors } = await validate({ ShopID: 1, delivery: 0 }, { ean: eans.down, campaign: 99_999 });
  expect(cartErrors).toMatchObject([{ reason: 'campaign', message: 'Kampanjen på Vikafjell Dunjakke er avsluttet' }]);
});

test('DEC-74 the purchase limit counts over lines with the same ean', async () => {
  const { cartErrors } = await validate(
    { ShopID: 1, delivery: 0 },
    { ean: eans.jacketM, count: 2 },
    { ean: eans.jacketM, count: 2 },
  );
  expect(cartErrors).toMatchObject([{ eanNo: eans.jacketM, reason: 'limit', available: 3 }]);
});

test('DEC-86 what cannot be sent, or not be bought on the web, is told for delivery only', async () => {
  const { cartErrors } = await validate({ delivery: 1 }, { ean: eans.boots }, { ean: eans.backpack });
  expect(cartErrors).toMatchObject([
    { eanNo: eans.boots, reason: 'only-collect' },
    { eanNo: eans.backpack, reason: 'only-reserve' },
  ]);
  expect((await validate({ ShopID: 1, delivery: 0 }, { ean: eans.boots }, { ean: eans.backpack })).valid).toBe(true);
});

test('unknown and hidden articles cannot be had', async () => {
  const { cartErrors } = await validate({ ShopID: 1, delivery: 0 }, { ean: '7000000199999' });
  expect(cartErrors).toMatchObject([{ eanNo: '7000000199999', reason: 'unknown', available: 0 }]);
});

test('DEC-91 delivery looks at the web stock and at single shops, never at sums over shops', async () => {
  expect((await validate({ delivery: 1 }, { ean: eans.goggles, count: 5 })).valid).toBe(true);
  const { cartErrors } = await validate({ delivery: 1 }, { ean: eans.down, count: 4 });
  expect(cartErrors).toMatchObject([
    {
      eanNo: eans.down,
      reason: 'stock',
      available: 3,
      message: 'Vikafjell Dunjakke: vi kan bare sende 3 stk. akkurat nå',
    },
  ]);
});

test('DEC-91 a delivery that no shop can send says which line it is, and what would help', async () => {
  const asked = await validate({ delivery: 1 }, { ean: eans.paddle }, { ean: eans.helmet });
  expect(asked.cartErrors).toMatchObject([
    {
      eanNo: eans.helmet,
      available: 0,
      message:
        'Alpinhjelm Junior kan ikke sendes sammen med de andre varene. Bestill den for seg, eller hent i butikk.',
    },
  ]);
  const none = await validate({ delivery: 1 }, { ean: eans.paddle }, { ean: '7000000100130' });
  expect(none.cartErrors).toMatchObject([
    {
      eanNo: '7000000100130',
      available: 0,
      message: 'Heldre Jan Mayen Skalljakke er ikke på lager og kan ikke sendes akkurat nå',
    },
  ]);
});

test('DEC-81 before a shop is chosen it is enough that one shop has it', async () => {
  expect((await validate({ delivery: 0 }, { ean: eans.helmet, count: 6 })).valid).toBe(true);
  const { cartErrors } = await validate({ delivery: 0 }, { ean: eans.helmet, count: 7 }, { ean: '7000000100130' });
  expect(cartErrors).toMatchObject([
    { eanNo: eans.helmet, available: 6, message: 'Alpinhjelm Junior: bare 6 på lager i Drammen' },
    { eanNo: '7000000100130', available: 0, message: 'Heldre Jan Mayen Skalljakke er utsolgt' },
  ]);
});

test.each([4711, 55, 2_147_483_647])('DEC-81 there is nothing to collect in shop %d', async (ShopID) => {
  const answer = await validate({ ShopID, delivery: 0 }, { ean: eans.jacketM, count: 2 }, { ean: '7000000199999' });
  expect(answer).toMatchObject({
    valid: false,
    cartErrors: [
      { eanNo: '7000000199999', reason: 'unknown' },
      {
        eanNo: eans.jacketM,
        reason: 'shop',
        available: 5,
        message: 'Butikken du valgte, finnes ikke lenger. Velg en annen butikk.',
      },
    ],
  });
});

test.each([
  [{ items: [], delivery: 0 }],
  [{ items: [{ EanNo: eans.down, Count: 0 }], delivery: 0 }],
  [{ items: [{ EanNo: eans.down, Count: -1 }], delivery: 0 }],
  [{ items: [{ EanNo: eans.down, Count: 1.5 }], delivery: 0 }],
  [{ items: [{ EanNo: 'x', Count: 1 }], delivery: 0 }],
  [{ items: 'alt', delivery: 0 }],
  [{ delivery: 0 }],
])('R23 %j is 422', async (body) => {
  expect((await visitor.send('POST', '/api/v1/cart/validate', body)).status).toBe(422);
});
