import { webStockShop } from '#domain/shop/shop-id.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { DueWatch, PriceNow } from '#server/ports/watch/watches.ts';
import { shopName, type WatchParts, watchWords } from './watch-parts.ts';

/** How many are told in one transaction; the rest is for the next, or for another process. */
const atOnce = 50;

/** Tells everybody whose watch has come true, once, and forgets the watch. Gives how many. */
export async function tellWatchers(
  parts: Pick<WatchParts, 'watches' | 'index' | 'mails'>,
  goOn: () => boolean = () => true,
): Promise<number> {
  const { watches, index } = parts;
  const prices = (await watches.pricedArticles()).flatMap((articleId): PriceNow[] => {
    const article = index.article(articleId);
    return article === null ? [] : [{ articleId, price: article.grossPrice }];
  });
  let told = 0;
  for (let last = atOnce; last === atOnce && goOn(); told += last) {
    last = await watches.tell(prices, (watch) => mailOf(parts, prices, watch), atOnce);
  }
  return told;
}

/** Null while this process does not know the article: it has just been shown again, and the next look finds it. */
function mailOf(
  { index, mails }: Pick<WatchParts, 'index' | 'mails'>,
  prices: readonly PriceNow[],
  watch: DueWatch,
): Mail | null {
  const words = watchWords(index, watch);
  if (words === null) return null;
  if (watch.kind === 'stock') {
    const places = watch.stock.map(({ id, qty }) => ({ shop: id === webStockShop ? null : shopName(index, id), qty }));
    return mails.backInStock(watch, words, places);
  }
  const price = prices.find(({ articleId }) => articleId === watch.articleId)?.price;
  return price === undefined ? null : mails.priceDrop(watch, words, price);
}
