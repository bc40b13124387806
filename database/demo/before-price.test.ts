import { expect, test } from 'vitest';
import { lowestPriorPrice } from '#domain/article/lowest-prior-price.ts';
import { struckPrice } from '#domain/article/struck-price.ts';
import { kroner } from '#domain/money/money.ts';
import { makeDemoShop } from './demo-shop.ts';
import type { Row } from './generator/article-rows.ts';

const shop = makeDemoShop({ articles: 2400, seed: 'hent', now: '2026-11-15' });
const now = shop.day.at(0, 12).getTime();
const dayLength = 86_400_000;
const rows = [...shop.batches()].map((batch) => batch.rows);
const articles = rows.flatMap((batch) => batch.articles ?? []);
const histories = Map.groupBy(
  rows.flatMap((batch) => batch.price_history ?? []),
  (row) => row.article_id,
);
const offers = Map.groupBy(
  rows.flatMap((batch) => batch.campaign_articles ?? []),
  (row) => row.article_id,
);

/** What a shopper paid at an instant: the lowest of all that was asked. */
function paid(history: readonly Row[], at: number): number {
  const asked = history.filter(
    (row) => Number(row.valid_from) <= at && (row.valid_to === null || at < Number(row.valid_to)),
  );
  return Math.min(...asked.map((row) => Number(row.price)));
}

/** The same as points in time, for the rule. */
function pricePoints(history: readonly Row[]) {
  const instants = [
    ...new Set(
      history.flatMap((row) => [Number(row.valid_from), ...(row.valid_to === null ? [] : [Number(row.valid_to)])]),
    ),
  ];
  return instants
    .filter((at) => at <= now)
    .sort((a, b) => a - b)
    .map((from) => ({ from, price: kroner(paid(history, from)) }));
}

test('the list price that is open is the price of the article', () => {
  for (const article of articles) {
    const open = (histories.get(article.article_id) ?? []).filter(
      (row) => row.source === 'list' && row.valid_to === null,
    );
    expect(open.map((row) => row.price)).toEqual([article.suggested_price]);
  }
});

test('an original price that may be shown was the lowest of the 30 days before the cut, and some may not be shown', () => {
  const claimed = articles.filter(
    (article) => article.original_price !== null && !(offers.get(article.article_id) ?? []).length,
  );
  const shown = claimed.filter((article) => {
    const history = histories.get(article.article_id) ?? [];
    const price = Number(article.suggested_price);
    const struck = struckPrice({
      suggestedPrice: price,
      originalPrice: Number(article.original_price),
      lowestPriorPrice: lowestPriorPrice(pricePoints(history), now),
      grossPrice: Math.round(price),
    });
    if (struck === null) return false;
    const cuts = history
      .filter((row) => Number(row.price) < Number(article.original_price))
      .map((row) => Number(row.valid_from));
    const firstCut = Math.min(...cuts);
    for (let back = 1; back <= 30; back += 1) {
      expect(paid(history, firstCut - back * dayLength + 1)).toBeGreaterThanOrEqual(struck);
    }
    return true;
  });
  expect(shown.length).toBeGreaterThan(150);
  expect(claimed.length - shown.length).toBeGreaterThan(60);
});

test('a campaign strikes no more than was asked before it', () => {
  let struckBy = 0;
  for (const article of articles) {
    const running = (offers.get(article.article_id) ?? []).filter(
      (offer) => offer.price !== null && Number(offer.starts_at) <= now && now < Number(offer.ends_at),
    );
    const winner = running.sort((a, b) => Number(a.price) - Number(b.price))[0];
    if (!winner) continue;
    expect(Number(winner.price)).toBeLessThan(Number(article.suggested_price));
    const before = (histories.get(article.article_id) ?? []).filter(
      (row) => Number(row.valid_from) < Number(winner.starts_at),
    );
    const start = Number(winner.starts_at);
    const days = Array.from({ length: 30 }, (_, back) => paid(before, start - back * dayLength - 1));
    const campaignPriorPrice = Math.min(...days.filter(Number.isFinite));
    const struck = struckPrice({
      suggestedPrice: Number(article.suggested_price),
      originalPrice: null,
      lowestPriorPrice: null,
      grossPrice: Math.round(Number(winner.price)),
      campaignPriorPrice,
    });
    if (struck !== null) struckBy += 1;
  }
  expect(struckBy).toBeGreaterThan(150);
});
