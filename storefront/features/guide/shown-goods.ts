import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import type { KitPick } from '#domain/guide/kit-choice.ts';
import type { Kroner } from '#domain/money/money.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';

/** What a row of a guide shows of an article, and no more: it is serialised into the page for hydration. */
export interface ShownGoods {
  readonly articleId: number;
  readonly slug: string;
  readonly name: string;
  readonly productLine: string;
  readonly image: string | null;
  readonly price: Kroner;
  readonly beforePrice: Kroner | null;
  readonly onOffer: boolean;
  /** '98', or '98 og 104' where the pieces differ. */
  readonly size: string;
  /** Shops with pieces in the sizes that fit. */
  readonly shopCount: number;
}

export interface ShownThing {
  readonly kind: GoodsKind;
  /** Packages that are needed. */
  readonly count: number;
  readonly goods: ShownGoods | null;
}

/** What the server can show: it knows no shopper and so no shop (DEC-05). */
export function shownThing({ kind, count, article, lines }: KitPick<GuideArticle>): ShownThing {
  if (article === null) return { kind, count, goods: null };
  const { articleId, slug, name, productLine, image, price, beforePrice, onOffer } = article;
  const variants = lines.length > 0 ? lines.map(({ variant }) => variant) : article.variants.slice(0, 1);
  const [first] = variants;
  const goods: ShownGoods = {
    articleId,
    slug,
    name,
    productLine,
    image: lines.length > 0 && first !== undefined && first.color.image !== '' ? first.color.image : image,
    price,
    beforePrice,
    onOffer,
    size: [...new Set(variants.map(({ size }) => size.name))].join(' og '),
    shopCount: shopsOf(article).size,
  };
  return { kind, count, goods };
}

function shopsOf({ variants }: GuideArticle): ReadonlySet<number> {
  return new Set(variants.flatMap(({ shops }) => shops.map(({ id }) => id)).filter((id) => id !== webStockShop));
}
