import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import type { SwapOption } from '../../features/guide/swap-choice.tsx';
import { type GuideShop, stockInShop, stockInShops } from './thing-stock.tsx';

export function swapOption(article: GuideArticle, shop: GuideShop | null): SwapOption {
  const { articleId, name, price, variants } = article;
  const shops = new Set(variants.flatMap((variant) => variant.shops.map(({ id }) => id)));
  shops.delete(webStockShop);
  const words = shop === null ? stockInShops(shops.size) : stockInShop(variants, shop);
  return { articleId, name, price, stock: words.text };
}
