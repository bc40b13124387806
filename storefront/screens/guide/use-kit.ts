import { useMemo, useState } from 'react';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { kindergartenKit } from '#domain/guide/kindergarten-kit.ts';
import { type KitNeed, type KitPick, kitAt } from '#domain/guide/kit-choice.ts';
import { useGuideGoods } from '../../features/guide/use-guide-goods.ts';
import { type KitShops, useKitShops } from './use-kit-shops.ts';

const kinds = kindergartenKit.map(({ kind }) => kind);
const nothing: readonly KitNeed<GuideArticle>[] = [];

export interface Kit {
  readonly state: 'waiting' | 'failed' | 'known';
  readonly shops: KitShops;
  /** What the chosen shop has for each thing; empty until goods and stock are known. */
  readonly picks: ReadonlyMap<GoodsKind, KitPick<GuideArticle>>;
  readonly goodsOf: (kind: GoodsKind) => readonly GuideArticle[];
  readonly have: ReadonlySet<GoodsKind>;
  readonly toggle: (kind: GoodsKind) => void;
  readonly swap: (kind: GoodsKind, articleId: number) => void;
}

/** The kit as the shopper has made it: without what they have, with what they would rather have. */
export function useKit(size: number): Kit {
  const lookup = useGuideGoods(size, kinds);
  const [have, setHave] = useState<ReadonlySet<GoodsKind>>(new Set());
  const [wanted, setWanted] = useState<ReadonlyMap<GoodsKind, number>>(new Map());
  const goods = lookup.state === 'known' ? lookup.goods : null;

  const all = useMemo(() => {
    if (goods === null) return nothing;
    return kindergartenKit.map(({ kind, count }) => ({
      kind,
      count,
      goods: goods.get(kind) ?? [],
      wanted: wanted.get(kind) ?? null,
    }));
  }, [goods, wanted]);
  const needed = useMemo(() => all.filter(({ kind }) => !have.has(kind)), [all, have]);
  const shops = useKitShops(needed);
  const shop = shops.chosen?.id ?? null;
  const picks = useMemo(() => new Map(kitAt(needed, shop).map((pick) => [pick.kind, pick])), [needed, shop]);

  return {
    state: lookup.state,
    shops,
    picks,
    goodsOf: (kind) => goods?.get(kind) ?? [],
    have,
    toggle: (kind) => setHave((before) => (before.has(kind) ? without(before, kind) : new Set([...before, kind]))),
    swap: (kind, articleId) => setWanted((before) => new Map([...before, [kind, articleId]])),
  };
}

function without(chosen: ReadonlySet<GoodsKind>, kind: GoodsKind): ReadonlySet<GoodsKind> {
  return new Set([...chosen].filter((other) => other !== kind));
}
