import { cardText } from '#content/nb/card.ts';
import { guideText } from '#content/nb/guides.ts';
import { listText } from '#content/nb/list.ts';
import { type StockLevel, stockLevel } from '#domain/article/availability.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { type KitPick, piecesAt } from '#domain/guide/kit-choice.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import { StockLevelLine } from '#ui/components/stock-level/stock-level-line.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import type { SwapOption } from '../../features/guide/swap-choice.tsx';

export interface GuideShop {
  readonly id: ShopId;
  readonly name: string;
}

interface Words {
  readonly level: StockLevel;
  readonly text: string;
}

export function ThingStock({ words: { level, text } }: { readonly words: Words }) {
  const said = (
    <>
      <VisuallyHidden>{listText.stock.label} </VisuallyHidden>
      {text}
    </>
  );
  return <StockLevelLine level={level} text={said} wrap />;
}

/** Before a shop is chosen: in how many it stands. */
export function stockInShops(shopCount: number): Words {
  if (shopCount === 0) return { level: 0, text: listText.stock.none };
  return { level: shopCount < 3 ? 2 : 3, text: cardText.inShops(shopCount) };
}

/** What the chosen shop has of a thing: enough, some of it, or none. */
export function stockOfPick({ lines, count, missing, article }: KitPick, shop: GuideShop): Words {
  if (missing > 0 && lines.length > 0)
    return { level: 1, text: guideText.someInShop(count - missing, count, shop.name) };
  const variants = lines.length > 0 ? lines.map(({ variant }) => variant) : (article?.variants ?? []);
  return stockInShop(missing > 0 ? [] : variants, shop);
}

/** '3 i Åsane': pieces in the sizes that fit. */
export function stockInShop(variants: readonly Variant[], shop: GuideShop): Words {
  const pieces = variants.reduce((sum, variant) => sum + piecesAt(variant, shop.id), 0);
  const { inShop, lastInShop, notInShop } = listText.stock;
  if (pieces === 0) return { level: 0, text: notInShop(shop.name) };
  return { level: stockLevel(pieces), text: pieces === 1 ? lastInShop(shop.name) : inShop(pieces, shop.name) };
}

export function swapOption(article: GuideArticle, shop: GuideShop | null): SwapOption {
  const { articleId, name, price, variants } = article;
  const shops = new Set(variants.flatMap((variant) => variant.shops.map(({ id }) => id)));
  shops.delete(webStockShop);
  const words = shop === null ? stockInShops(shops.size) : stockInShop(variants, shop);
  return { articleId, name, price, stock: words.text };
}
