import { expect, test } from 'vitest';
import { lowestPriorPrice } from '#domain/article/lowest-prior-price.ts';
import { kroner } from '#domain/money/money.ts';
import { makeDemoShop } from './demo-shop.ts';
import type { Row } from './generator/article-rows.ts';

const shop = makeDemoShop({ articles: 2400, seed: 'hent', now: '2026-11-15' });
const now = shop.day.at(0, 12).getTime();
const dayLength = 86_400_000;

const rows = [...shop.batches()].map((batch) => batch.rows);
const articles = rows.flatMap((batch) => batch.articles ?? []).filter((article) => article.visible_on_web === 1);
const listed = Map.groupBy(
  rows.flatMap((batch) => batch.price_history ?? []),
  (row) => row.article_id,
);
const offered = Map.groupBy(
  rows.flatMap((batch) => batch.campaign_articles ?? []),
  (row) => row.article_id,
);

interface Asked {
  readonly price: number;
  readonly from: number;
  readonly to: number;
}

/** Everything that was asked for an article, campaigns and club prices too (prisopplysningsforskriften § 9a). */
function askedFor({ article_id }: Row): Asked[] {
  const list = (listed.get(article_id) ?? []).map(({ price, valid_from, valid_to }) =>
    asked(price, valid_from, valid_to),
  );
  const campaigns = (offered.get(article_id) ?? [])
    .filter(({ price }) => price !== null)
    .map(({ price, starts_at, ends_at }) => asked(price, starts_at, ends_at));
  return [...list, ...campaigns];
}

function asked(price: Row[string], from: Row[string], to: Row[string]): Asked {
  return { price: Number(price), from: Number(from), to: to === null ? Number.POSITIVE_INFINITY : Number(to) };
}

function paid(history: readonly Asked[], at: number): number {
  return Math.min(...history.filter(({ from, to }) => from <= at && at < to).map(({ price }) => price));
}

/** DEC-70 with the law: the ordinary price under a campaign, else the original one, and neither above the lowest before. */
function struckPrice(article: Row): number | null {
  const history = askedFor(article);
  const changes = [...new Set(history.flatMap(({ from, to }) => [from, to]))]
    .filter((at) => at <= now)
    .sort((a, b) => a - b);
  const points = changes.map((from) => ({ from, price: kroner(paid(history, from)) }));
  const present = paid(history, now);
  const claimed = present < Number(article.suggested_price) ? Number(article.suggested_price) : article.original_price;
  const lowest = lowestPriorPrice(points, now);
  if (claimed === null || lowest === null) return null;
  const shown = Math.min(Number(claimed), lowest);
  return shown > present ? shown : null;
}

test('the list price that is open is the price of the article', () => {
  for (const article of articles) {
    const open = (listed.get(article.article_id) ?? []).filter((row) => row.source === 'list' && row.valid_to === null);
    expect(open.map((row) => row.price)).toEqual([article.suggested_price]);
  }
});

test('L6 no struck price is above what was paid on any of the 30 days before the cut', () => {
  const struck = articles.filter((article) => struckPrice(article) !== null);
  for (const article of struck) {
    const history = askedFor(article);
    const shown = Number(struckPrice(article));
    let cut = now; // back to the last time it cost as much as is said
    while (paid(history, cut) < shown) cut -= dayLength / 2;
    for (let back = 0; back < 29; back += 1)
      expect(paid(history, cut - back * dayLength)).toBeGreaterThanOrEqual(shown);
  }
  const onCampaign = struck.filter((article) => paid(askedFor(article), now) < Number(article.suggested_price));
  expect(onCampaign.length).toBeGreaterThan(150);
  expect(struck.length - onCampaign.length).toBeGreaterThan(150);
});

test('L6 some would like to strike a price and may not', () => {
  const wishing = articles.filter((article) => article.original_price !== null && !offered.has(article.article_id));
  expect(wishing.filter((article) => struckPrice(article) === null).length).toBeGreaterThan(60);
});
