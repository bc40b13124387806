import { useState } from 'react';
import { articleText } from '#content/nb/article.ts';
import { dressText, guideText, kitText } from '#content/nb/guides.ts';
import { mapArticles } from '#contract/map-article.ts';
import type { Variant } from '#domain/article/variant.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { type KitPick, piecesAt } from '#domain/guide/kit-choice.ts';
import { Button } from '#ui/components/button/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import { raiseAlert } from '../../data/alerts.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { shopApi } from '../../data/shop-api.ts';
import { addToCart } from '../../features/cart/add-to-cart.ts';
import { GoodsRow } from '../../features/guide/goods-row.tsx';
import { type ShownThing, shownThing } from '../../features/guide/shown-goods.ts';
import { SwapChoice } from '../../features/guide/swap-choice.tsx';
import { type GuideShop, stockInShops, stockOfPick, swapOption, ThingStock } from './thing-stock.tsx';
import type { DressingState } from './use-dressing.ts';

export interface DressGoodsProps {
  readonly kind: GoodsKind;
  /** As the server rendered it, if it did. */
  readonly rendered: ShownThing | undefined;
  readonly state: DressingState;
}

/** One thing to wear: an article that fits, another in its place, and into the cart with it. */
export function DressGoods({ kind, rendered, state }: DressGoodsProps) {
  const { shop } = state;
  const pick = state.picks.get(kind);
  const thing = pick !== undefined ? shownThing(pick) : (rendered ?? { kind, count: 1, goods: null });
  const variant = pick?.article ? toBuy(pick.article, shop) : null;
  return (
    <GoodsRow
      thing={thing}
      level={4}
      waiting={pick === undefined && rendered === undefined && state.state === 'waiting'}
      stock={<ThingStock words={wordsOf(thing, pick, shop)} />}
    >
      {pick?.article && (
        <>
          <AddOne article={pick.article} variant={variant} />
          <SwapChoice
            kind={kind}
            options={state.goodsOf(kind).map((article) => swapOption(article, shop))}
            chosen={pick.article.articleId}
            onChoose={(articleId) => state.swap(kind, articleId)}
          />
        </>
      )}
    </GoodsRow>
  );
}

function wordsOf(thing: ShownThing, pick: KitPick<GuideArticle> | undefined, shop: GuideShop | null) {
  return pick === undefined || shop === null ? stockInShops(thing.goods?.shopCount ?? 0) : stockOfPick(pick, shop);
}

/** The best fit that the shop has, else one that is to be had somewhere. */
function toBuy({ variants }: GuideArticle, shop: GuideShop | null): Variant | null {
  const here = shop === null ? undefined : variants.find((variant) => piecesAt(variant, shop.id) > 0);
  return here ?? variants.find(({ shops }) => shops.length > 0) ?? null;
}

function AddOne({ article, variant }: { readonly article: GuideArticle; readonly variant: Variant | null }) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (variant === null) return;
    setBusy(true);
    const reply = await shopApi().articleBundle({ articles: String(article.articleId) });
    setBusy(false);
    const [found] = reply.ok ? mapArticles(reply.data, logMissingData) : [];
    if (found === undefined) raiseAlert('error', kitText.oneFailed);
    else addToCart(cartLineOf(found, variant));
  };
  return (
    <div>
      <Button look="outline" icon="cart" disabled={variant === null || busy} onClick={() => void add()}>
        {variant === null ? articleText.soldOut : dressText.add}
        <VisuallyHidden>
          {article.name}
          {variant !== null && variant.size.name !== '' && `, ${guideText.inSize(variant.size.name)}`}
        </VisuallyHidden>
      </Button>
    </div>
  );
}
