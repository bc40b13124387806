import type { Found } from '#contract/counter/records.ts';
import { type SearchWish, searchWish } from '#domain/counter/search-wish.ts';
import type { FindWish } from '#server/ports/counter.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { shopHours } from '../../reservation/shop-hours.ts';
import type { AtCounter, CounterParts, Refusal } from '../counter-parts.ts';
import { codesOff, wrongCode } from '../pickup-codes.ts';
import { queueRow } from './queue-row.ts';
import { readStock } from './read-stock.ts';

/** Of a clerk, by name or phone; what is scanned or read from a receipt is not counted. */
const searches = { most: 60, seconds: 3600 };
const mostHits = 20;
/** As long as names are shown. */
const settledMs = 30 * 86_400_000;

/**
 * Orders of this shop by number, code, receipt, club card, name, phone or ean, and the article of an ean. A code that fits nothing counts
 * against the shop's limit of attempts, when it was not found as anything else either.
 */
export async function findOrders(parts: CounterParts, at: AtCounter, typed: string): Promise<Result<Found, Refusal>> {
  const { counter, checkout, limiter, now } = parts;
  const wish = searchWish(typed);
  if (wish === null) return refused({ code: 'too-short' });
  if (isAboutSomebody(wish)) {
    const allowed = await limiter.hit({ key: `counter-find:${at.member.id}`, ...searches });
    if (!allowed.allowed) return refused({ code: 'too-many-attempts', retryAfterSeconds: allowed.retryAfterSeconds });
  }
  const off = wish.code === null ? null : await codesOff(parts, at.shop);
  const wishes = await findWishes(parts, at, off === null ? wish : { ...wish, code: null });
  const hours = shopHours(checkout, at.shop);
  const orders: Found['orders'] = [];
  for (const one of wishes) {
    for (const row of await counter.find(at.shop, one, now() - settledMs)) {
      const isKnown = orders.some(({ id }) => id === row.id);
      if (!isKnown && orders.length < mostHits) orders.push({ ...queueRow(row, hours), by: one.by });
    }
  }
  const stock = wish.ean === null ? null : await readStock(parts, at, wish.ean);
  const article = stock?.ok ? articleOf(stock.value) : null;
  if (orders.length === 0 && article === null && wish.code !== null)
    return refused(off ?? (await wrongCode(parts, at.shop)));
  return done({ orders, article });
}

function isAboutSomebody({ name, phone }: SearchWish): boolean {
  return name !== null || phone !== null;
}

async function findWishes(
  { counter, checkout, clubCard }: CounterParts,
  { shop }: AtCounter,
  wish: SearchWish,
): Promise<FindWish[]> {
  const { secrets, store } = checkout;
  const wishes: FindWish[] = [];
  if (wish.receipt !== null) {
    const reservation = await store.reservation(wish.receipt.id);
    const opens = reservation !== null && secrets.opensReceipt(reservation, wish.receipt.token);
    if (opens) wishes.push({ by: 'receipt', ids: [wish.receipt.id] });
  }
  if (wish.card !== null && clubCard.codeOf(wish.card.customerId) === wish.card.code) {
    wishes.push({ by: 'card', ids: [wish.card.customerId] });
  }
  if (wish.code !== null) {
    const open = await counter.openOrders(shop);
    const ids = open.filter((id) => secrets.pickupCode(id) === wish.code);
    if (ids.length > 0) wishes.push({ by: 'code', ids });
  }
  if (wish.number !== null) wishes.push({ by: 'number', ids: [wish.number] });
  if (wish.phone !== null) wishes.push({ by: 'phone', text: wish.phone });
  if (wish.ean !== null) wishes.push({ by: 'ean', text: wish.ean });
  if (wish.name !== null) wishes.push({ by: 'name', text: wish.name });
  return wishes;
}

function articleOf({
  articleId: _,
  ...article
}: NonNullable<Found['article']> & { articleId: number }): Found['article'] {
  return article;
}
