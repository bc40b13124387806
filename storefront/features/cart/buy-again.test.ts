// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { failure, success } from '#contract/reply.ts';
import type { Answer, ShopApi } from '#contract/shop-api.ts';
import { alertQueue, closeAlert } from '#storefront/data/alerts.ts';
import { closeModal, modalState } from '#storefront/data/modal.ts';
import { type BoughtLine, buyAgain } from './buy-again.ts';
import { cart, dispatchCart } from './cart-store.ts';

beforeEach(() => {
  dispatchCart({ type: 'clear' });
  closeModal();
  for (const { uid } of [...alertQueue.get().warning, ...alertQueue.get().error]) closeAlert(uid);
});

const campaign = { CampaignID: 501, ArticleID: 1, Price: 999, LabelType: 'price', LabelData: null };

/** What the catalogue says now: its price, its variants by ean with the pieces of one shop. */
function article(stock: Readonly<Record<string, number>>, more: object = {}) {
  const Variants = Object.entries(stock).map(([EanNo, qty], index) => ({
    VariantID: index + 1,
    EanNo,
    PurchasableOnWeb: 1,
    Availability: 1,
    Shops: qty > 0 ? [{ id: 1, qty }] : [],
    Size: { id: 1, name: 'M' },
    Color: { id: 1, name: 'Svart', hex: '#000000', colorCode: '9', image: '' },
  }));
  const lists = { Campaigns: [campaign], Images: [], Shops: [], AvailableShops: [], Pictures: [], Reviews: [] };
  return {
    ArticleID: 1,
    Name: 'Jakke',
    SuggestedPrice: 1299,
    Pant: 0,
    PurchasableOnWeb: 1,
    VisibleOnWeb: 1,
    WebPurchaseLimit: null,
    OriginalPrice: null,
    BeforePrice: null,
    ...lists,
    Variants,
    ...more,
  } as unknown as Answer<'article'>;
}

const api = (answers: Readonly<Record<number, Answer<'article'> | number>>): Pick<ShopApi, 'article'> => ({
  article: async ({ id }) => {
    const answer = answers[Number(id)] ?? 404;
    return typeof answer === 'number' ? failure(answer, '') : success(answer);
  },
});
const line = (EanNo: string, Count: number, ArticleID = 1): BoughtLine => {
  return { EanNo, ArticleID, Name: `Vare ${EanNo}`, Count };
};
const ean = { one: '7000000100116', two: '7000000100123', three: '7000000100215' };
const warning = () => alertQueue.get().warning[0]?.content;

test('the lines of an order are put in the cart at the price of today, and it is shown', async () => {
  await buyAgain(api({ 1: article({ [ean.one]: 5 }) }), [line(ean.one, 2)]);
  expect(cart.get()).toMatchObject({ count: 2, total: 1998, orders: [{ price: 999, campaignArticleId: 501 }] });
  expect(modalState.get()).toMatchObject({ open: true, content: 'cart' });
  expect(warning()).toBeUndefined();
});

test('what could not be added is said, each with its reason; the rest is in the cart', async () => {
  const now = api({ 1: article({ [ean.one]: 1, [ean.two]: 0 }) });
  await buyAgain(now, [line(ean.one, 3), line(ean.two, 1), line(ean.three, 1), line('7000000101014', 1, 9)]);
  expect(cart.get().count).toBe(1);
  expect(warning()).toBe(
    `Vare ${ean.one}: 1 av 3 ble lagt i. Vare ${ean.two} er utsolgt. Vare ${ean.three} selges ikke lenger. ` +
      'Vare 7000000101014 selges ikke lenger. Resten ligger i handlekurven.',
  );
});

test('nothing to be had, or hidden: the cart stays closed and as it was', async () => {
  await buyAgain(api({ 1: article({ [ean.one]: 5 }, { VisibleOnWeb: 0 }) }), [line(ean.one, 1)]);
  expect([cart.get().count, modalState.get().open]).toEqual([0, false]);
  expect(warning()).toBe(`Vare ${ean.one} selges ikke lenger. Ingenting ble lagt i handlekurven.`);
});

test('what lies in the cart already counts: no more than there are', async () => {
  const now = api({ 1: article({ [ean.one]: 2 }) });
  await buyAgain(now, [line(ean.one, 2)]);
  await buyAgain(now, [line(ean.one, 1)]);
  expect(cart.get().count).toBe(2);
  expect(warning()).toContain('du har alt så mange som det går an å kjøpe');
});

test('a shop that does not answer changes nothing', async () => {
  await buyAgain(api({ 1: 500 }), [line(ean.one, 1)]);
  expect(cart.get().count).toBe(0);
  expect(alertQueue.get().error[0]?.content).toBe('Noe gikk galt. Prøv igjen senere.');
});
