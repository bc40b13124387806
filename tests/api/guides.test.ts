import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const goods = (query: string) => shop.get(`/api/v1/guides/goods?${query}`);

describe('CONTENT-12 CONTENT-13 goods of a guide', () => {
  test('what the shop has of a kind for children, with the stock of each shop; of the others nothing', async () => {
    const { status, body } = await goods('size=98&kinds=wool-set,rubber-boots');
    expect(status).toBe(200);
    expect(schemas.guideGoods.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body).toMatchObject([
      {
        kind: 'wool-set',
        goods: [
          {
            ArticleID: 1012,
            Slug: 'ull-barnesett',
            GrossPrice: 299,
            Variants: [{ EanNo: '7000000101212', Shops: [{ id: 3, qty: 5 }] }],
          },
        ],
      },
      { kind: 'rubber-boots', goods: [] },
    ]);
  });

  test('sweaters for grown-ups in the same group are none of them', async () => {
    const { body } = await goods('size=98&kinds=wool-set');
    expect(body[0].goods).toHaveLength(1);
  });

  test('what cannot be ordered on the web is not offered', async () => {
    await shop.database.execute("UPDATE variants SET purchasable_on_web = 0 WHERE ean = '7000000101212'");
    await expect.poll(async () => (await goods('size=104&kinds=wool-set')).body[0].goods).toEqual([]);
    await shop.database.execute("UPDATE variants SET purchasable_on_web = 1 WHERE ean = '7000000101212'");
  });

  test.each([
    'size=97&kinds=wool-set',
    'size=98&kinds=hatt',
    'size=98&kinds=hat,hat',
    'size=98&kinds=',
    'size=98',
    'kinds=hat',
  ])('R28 %s is refused', async (query) => {
    expect((await goods(query)).status).toBe(422);
  });
});
