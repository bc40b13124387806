import { lowestCampaign, type WebCampaign } from '#domain/campaign/web-campaign.ts';
import { type UnitPrice, unitPriceOf } from '#domain/goods/unit-price.ts';
import type { Kroner } from '#domain/money/money.ts';
import type { Article } from './article.ts';

/** The campaign that lowers the price, if one does (DEC-70). Campaigns are those in force. */
export function winningCampaign({ price, campaigns }: Pick<Article, 'price' | 'campaigns'>): WebCampaign | null {
  const lowest = lowestCampaign(campaigns);
  return lowest !== null && lowest.price < price ? lowest : null;
}

/** What the shopper pays now, VAT and pant included: the gross price that filters and sorting use too (DEC-52, DEC-70). */
export function paidPrice(article: Pick<Article, 'price' | 'campaigns'>): Kroner {
  return winningCampaign(article)?.price ?? article.price;
}

/** What a kilo, litre, metre or piece of it costs now, campaigns counted. */
export function paidUnitPrice(article: Pick<Article, 'price' | 'campaigns' | 'pant' | 'content'>): UnitPrice | null {
  return unitPriceOf(paidPrice(article), article.pant, article.content);
}

/** Whole percent off the struck price, rounded down so that the label never says more than is given; null when none. */
export function percentOff(article: Pick<Article, 'price' | 'campaigns' | 'beforePrice'>): number | null {
  const { beforePrice } = article;
  if (beforePrice === null || beforePrice <= 0) return null;
  const percent = Math.floor(((beforePrice - paidPrice(article)) / beforePrice) * 100);
  return percent > 0 ? percent : null;
}
