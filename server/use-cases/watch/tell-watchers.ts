import { webStockShop } from '#domain/shop/shop-id.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { WatchWords } from '#server/ports/watch/watch-mails.ts';
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
  const priced = await index.articles(await watches.pricedArticles());
  const prices = priced.map(({ id, grossPrice }): PriceNow => ({ articleId: id, price: grossPrice }));
  let told = 0;
  for (let last = atOnce; last === atOnce && goOn(); told += last) {
    last = await watches.tell(prices, (due) => mailsOf(parts, prices, due), atOnce);
  }
  return told;
}

async function mailsOf(
  parts: Pick<WatchParts, 'index' | 'mails'>,
  prices: readonly PriceNow[],
  due: readonly DueWatch[],
): Promise<readonly (Mail | null)[]> {
  const words = await watchWords(parts.index, due);
  return due.map((watch, at) => mailOf(parts, prices, watch, words[at] ?? null));
}

/** Null while this process does not know the article: it has just been shown again, and the next look finds it. */
function mailOf(
  { index, mails }: Pick<WatchParts, 'index' | 'mails'>,
  prices: readonly PriceNow[],
  watch: DueWatch,
  words: WatchWords | null,
): Mail | null {
  if (words === null) return null;
  if (watch.kind === 'stock') {
    const places = watch.stock.map(({ id, qty }) => ({ shop: id === webStockShop ? null : shopName(index, id), qty }));
    return mails.backInStock(watch, words, places);
  }
  const price = prices.find(({ articleId }) => articleId === watch.articleId)?.price;
  return price === undefined ? null : mails.priceDrop(watch, words, price);
}
