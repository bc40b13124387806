// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, type Reply, success } from '#contract/reply.ts';
import type { Answer, CallInput } from '#contract/shop-api.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { alertQueue, closeAlert } from '#storefront/data/alerts.ts';
import { cart, dispatchCart } from './cart-store.ts';
import { checkCartAfterPauses } from './check-after-pause.ts';
import { checkCart } from './check-cart.ts';
import { repricedFrom } from './repriced-lines.ts';

type Verdict = Answer<'validateCart'>;

const ean = '7000000100116';
const asItWas = { EanNo: ean, price: 1299, CampaignArticleID: null };
const shortage = {
  eanNo: ean,
  reason: 'stock' as const,
  message: 'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen',
  available: 2,
};
const verdict = (change: Partial<Verdict> = {}) =>
  success<Verdict>({ valid: true, cartErrors: [], lines: [asItWas], ...change });

function answering(...replies: Reply<Verdict>[]) {
  const asked: CallInput<'validateCart'>[] = [];
  const validateCart = vi.fn(async (input: CallInput<'validateCart'>) => {
    asked.push(input);
    return replies[Math.min(asked.length, replies.length) - 1] as Reply<Verdict>;
  });
  return { api: { validateCart }, asked };
}

const drammen = { shop: shopId(2), delivery: false };

beforeEach(() => {
  sessionStorage.clear();
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), sampleVariant()) });
});

afterEach(() => {
  for (const { uid } of Object.values(alertQueue.get()).flat()) closeAlert(uid);
});

test('DEC-81 what is asked: lines without prices, the shop, the way', async () => {
  const { api, asked } = answering(verdict());
  await checkCart(api, drammen);
  expect(asked).toEqual([{ items: [{ EanNo: ean, Count: 1, CampaignArticleID: null }], ShopID: 2, delivery: false }]);
});

test('DEC-81 CART-17 errors make the cart invalid until an answer without them', async () => {
  const { api } = answering(verdict({ valid: false, cartErrors: [shortage] }), verdict());
  await checkCart(api, drammen);
  expect(cart.get()).toMatchObject({ isCartValid: false, cartErrors: [{ message: shortage.message }] });
  await checkCart(api, { shop: shopId(1), delivery: false });
  expect(cart.get()).toMatchObject({ isCartValid: true, cartErrors: [] });
});

test('TXT-59 a changed price is put in the line and said', async () => {
  const { api } = answering(verdict({ lines: [{ ...asItWas, price: 1199 }] }));
  await checkCart(api, drammen);
  expect(cart.get().total).toBe(1199);
  expect(alertQueue.get().info.map(({ content }) => content)).toEqual([
    'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
  ]);
});

test('CONST-09 DEC-139 the alert of a changed price goes after 3000 ms; what the line cost is known until it is taken out', async () => {
  const { api } = answering(verdict({ lines: [{ ...asItWas, price: 1199 }] }));
  await checkCart(api, drammen);
  expect(alertQueue.get().info.map(({ timeout }) => timeout)).toEqual([3000]);
  expect([...repricedFrom.get()]).toEqual([[ean, 1299]]);
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), sampleVariant()) });
  expect([...repricedFrom.get()]).toEqual([]);
});

test('TXT-60 an ended campaign is told, and stands in nobody’s way once the line has its price', async () => {
  dispatchCart({ type: 'clear' });
  dispatchCart({
    type: 'add',
    line: { ...cartLineOf(sampleArticle(), sampleVariant()), campaignArticleId: 501 },
  });
  const message = 'Kampanjen på Heldre Jan Mayen Skalljakke er avsluttet';
  const ended = { eanNo: ean, reason: 'campaign' as const, message, available: 0 };
  const { api } = answering(verdict({ valid: false, cartErrors: [ended] }));
  await checkCart(api, drammen);
  expect(cart.get()).toMatchObject({ isCartValid: true, orders: [{ campaignArticleId: null }] });
  expect(alertQueue.get().warning.map(({ content }) => content)).toEqual([message]);
});

test('an unchanged cart is not spoken of', async () => {
  const { api } = answering(verdict());
  await checkCart(api, drammen);
  expect(Object.values(alertQueue.get()).flat()).toEqual([]);
});

test('a call that fails changes nothing', async () => {
  const { api } = answering(verdict({ valid: false, cartErrors: [shortage] }), failure(500, 'x'));
  await checkCart(api, drammen);
  await checkCart(api, { shop: shopId(1), delivery: false });
  expect(cart.get().isCartValid).toBe(false);
});

test('an answer that comes after a later question is not heard', async () => {
  let answerFirst: (reply: Reply<Verdict>) => void = () => {};
  const first = new Promise<Reply<Verdict>>((resolve) => {
    answerFirst = resolve;
  });
  const slow = checkCart({ validateCart: () => first }, drammen);
  const { api } = answering(verdict());
  await checkCart(api, { shop: shopId(1), delivery: false });
  answerFirst(verdict({ valid: false, cartErrors: [shortage] }));
  await slow;
  expect(cart.get().isCartValid).toBe(true);
});

test('after a pause the cart is asked about again, and the shop chosen before still counts', async () => {
  const { api, asked } = answering(verdict());
  await checkCart(api, drammen);
  const stop = checkCartAfterPauses(api);
  expect(asked).toHaveLength(1);
  sessionStorage.setItem('cartCheckedAt', String(Date.now() - 31 * 60_000));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked.map(({ ShopID }) => ShopID)).toEqual([2, 2]));
  stop();
});

test('an empty cart is not asked about', async () => {
  dispatchCart({ type: 'clear' });
  const { api, asked } = answering(verdict());
  await checkCart(api, drammen);
  checkCartAfterPauses(api)();
  expect(asked).toEqual([]);
});
