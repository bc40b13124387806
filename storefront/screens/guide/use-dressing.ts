import { useEffect, useMemo, useState } from 'react';
import { type Child, childOf } from '#domain/guide/child.ts';
import { type Dressing, dressFor, layers, type Weather } from '#domain/guide/dress-for.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import { type KitPick, kitAt } from '#domain/guide/kit-choice.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { replaceQuery } from '#ui/browser/location.ts';
import { useGuideGoods } from '../../features/guide/use-guide-goods.ts';
import { weatherSearch } from '../../features/guide/weather-query.ts';
import { useNearShops } from '../list/use-near-shops.ts';
import type { DressData } from './load-guide.ts';
import type { GuideShop } from './thing-stock.tsx';

export interface DressingState {
  readonly child: Child;
  readonly weather: Weather;
  readonly dressing: Dressing;
  readonly state: 'waiting' | 'failed' | 'known';
  /** What the server rendered is still what is asked for. */
  readonly asRendered: boolean;
  readonly shop: GuideShop | null;
  readonly picks: ReadonlyMap<GoodsKind, KitPick<GuideArticle>>;
  readonly goodsOf: (kind: GoodsKind) => readonly GuideArticle[];
  readonly change: (next: { weather?: Weather; child?: Child }) => void;
  readonly swap: (kind: GoodsKind, articleId: number) => void;
}

/** Milliseconds between writes to the address: a slider changes more often than it needs to. */
const writeAfter = 250;

/** The weather and the child as the shopper sets them, and the goods that follow. */
export function useDressing(data: DressData): DressingState {
  const fromPage = { data, weather: data.weather, child: childOf(data.size) };
  const [chosen, setChosen] = useState<typeof fromPage & { readonly touched?: true }>(fromPage);
  if (chosen.data !== data) setChosen(fromPage); // another address was opened
  const { weather, child } = chosen;
  const [wanted, setWanted] = useState<ReadonlyMap<GoodsKind, number>>(new Map());
  const dressing = dressFor(weather);
  const kinds = layers.flatMap((layer) => dressing.layers[layer]);
  const lookup = useGuideGoods(child.size, kinds);
  const goods = lookup.state === 'known' ? lookup.goods : null;
  const [near] = useNearShops();
  const shop = near === undefined ? null : { id: shopId(near.id), name: near.name };
  const shopKey = shop?.id ?? null;

  const search = weatherSearch(weather, child);
  const touched = chosen.touched ?? false;
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => replaceQuery(search), writeAfter);
    return () => clearTimeout(timer);
  }, [search, touched]);

  const picks = useMemo(() => {
    if (goods === null) return new Map<GoodsKind, KitPick<GuideArticle>>();
    const needs = [...goods].map(([kind, of]) => ({ kind, count: 1, goods: of, wanted: wanted.get(kind) ?? null }));
    return new Map(kitAt(needs, shopKey).map((pick) => [pick.kind, pick]));
  }, [goods, wanted, shopKey]);

  return {
    child,
    weather,
    dressing,
    state: lookup.state,
    asRendered: child.size === data.size && sameKinds(dressing, dressFor(data.weather)),
    shop,
    picks,
    goodsOf: (kind) => goods?.get(kind) ?? [],
    change: (next) => setChosen((before) => ({ ...before, ...next, touched: true })),
    swap: (kind, articleId) => setWanted((before) => new Map([...before, [kind, articleId]])),
  };
}

function sameKinds(one: Dressing, other: Dressing): boolean {
  return JSON.stringify(one.layers) === JSON.stringify(other.layers);
}
