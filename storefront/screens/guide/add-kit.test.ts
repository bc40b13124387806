// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { ArticleRecord } from '#contract/article.ts';
import { success } from '#contract/reply.ts';
import { eanOf } from '#domain/article/ean.ts';
import { sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import type { KitArticle, KitPick } from '#domain/guide/kit-choice.ts';
import { kroner } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { cart, dispatchCart } from '../../features/cart/cart-store.ts';
import { addKit } from './add-kit.ts';

const bergen = shopId(3);
const wool = sampleVariant({ id: 1, ean: eanOf('7000000101212'), shops: sampleStock({ 3: 5 }) });
const hat = sampleVariant({ id: 2, ean: eanOf('7000000100116'), shops: sampleStock({ 3: 2 }) });

const article = (articleId: number, name: string): KitArticle => ({
  articleId,
  name,
  price: kroner(299),
  limit: null,
  variants: [],
});
const pick = (of: KitArticle, variant: typeof wool, count: number, kind: KitPick['kind'] = 'wool-set'): KitPick => ({
  kind,
  article: of,
  count,
  lines: [{ variant, count }],
  missing: 0,
});
const kit = [pick(article(1012, 'Ull Barnesett'), wool, 2), pick(article(1001, 'Lue'), hat, 2, 'hat')];

const record = (ArticleID: number, Name: string, WebPurchaseLimit: number | null): ArticleRecord =>
  ({
    ArticleID,
    Name,
    Slug: Name,
    SuggestedPrice: 299,
    GrossPrice: 299,
    PurchasableOnWeb: 1,
    WebPurchaseLimit,
    ProductLines: [],
    Images: [],
    Shops: [],
    AvailableShops: [],
    Campaigns: [],
    Genders: [],
    Colors: [],
    ColorGroups: [],
    Pant: 0,
    OriginalPrice: null,
    BeforePrice: null,
  }) as unknown as ArticleRecord;

interface Shop {
  readonly errors?: readonly { eanNo: string; available: number }[];
  readonly hatLimit?: number | null;
}

function api({ errors = [], hatLimit = null }: Shop = {}) {
  const asked: unknown[] = [];
  return {
    asked,
    validateCart: async (question: unknown) => {
      asked.push(question);
      const cartErrors = errors.map((error) => ({ ...error, reason: 'stock' as const, message: '' }));
      return success({ valid: cartErrors.length === 0, cartErrors, lines: [] });
    },
    articleBundle: async () => success([record(1012, 'Ull Barnesett', null), record(1001, 'Lue', hatLimit)]),
  };
}

const counts = () => cart.get().orders.map(({ name, count }) => `${count} ${name}`);

beforeEach(() => dispatchCart({ type: 'clear' }));

test('CART-01 the whole kit becomes lines of the cart, as many of each as it needs', async () => {
  const shop = api();
  expect(await addKit(shop, kit, bergen)).toEqual({ ok: true, added: 4, notAdded: [] });
  expect(counts()).toEqual(['2 Ull Barnesett', '2 Lue']);
  expect(shop.asked[0]).toMatchObject({ ShopID: 3, delivery: false });
});

test('DEC-81 what the shop no longer has is told, and the rest is there', async () => {
  const answer = await addKit(api({ errors: [{ eanNo: '7000000100116', available: 1 }] }), kit, bergen);
  expect(answer).toEqual({ ok: true, added: 3, notAdded: [{ name: 'Lue', pieces: 1 }] });
  expect(counts()).toEqual(['2 Ull Barnesett', '1 Lue']);
});

test('CART-04 DEC-74 the limit of an article binds the kit too', async () => {
  expect(await addKit(api({ hatLimit: 1 }), kit, bergen)).toMatchObject({
    added: 3,
    notAdded: [{ name: 'Lue', pieces: 1 }],
  });
});

test('what is in the cart already counts against the shop’s stock', async () => {
  await addKit(api(), kit, bergen);
  const again = api({ errors: [{ eanNo: '7000000100116', available: 2 }] });
  expect(await addKit(again, kit, bergen)).toEqual({ ok: true, added: 2, notAdded: [{ name: 'Lue', pieces: 2 }] });
  expect(again.asked[0]).toMatchObject({ items: [{ Count: 4 }, { Count: 4 }] });
});

test('a kind of which there is nothing adds nothing, and a call that fails changes nothing', async () => {
  const none: KitPick = { kind: 'hat', article: null, count: 1, lines: [], missing: 1 };
  expect(await addKit(api(), [none], bergen)).toEqual({ ok: true, added: 0, notAdded: [] });
  const failing = { ...api(), validateCart: async () => ({ ok: false as const, status: 503, body: { message: '' } }) };
  expect(await addKit(failing, kit, bergen)).toEqual({ ok: false });
  expect(counts()).toEqual([]);
});
