import { mapGuideGoods } from '#contract/map-guide.ts';
import type { PageRecord } from '#contract/page.ts';
import { childOf } from '#domain/guide/child.ts';
import { dressFor, layers, type Weather } from '#domain/guide/dress-for.ts';
import { type KitThing, kindergartenKit } from '#domain/guide/kindergarten-kit.ts';
import { kitAt } from '#domain/guide/kit-choice.ts';
import { pageSlug } from '#domain/navigation/page-slugs.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { optional, required } from '../../data/loader-result.ts';
import { logMissingData } from '../../data/log-missing-data.ts';
import { type ShownThing, shownThing } from '../../features/guide/shown-goods.ts';
import { weatherOf } from '../../features/guide/weather-query.ts';

export interface GuideData {
  readonly page: PageRecord;
  /** The child's size, by the address. */
  readonly size: number;
  readonly things: readonly ShownThing[];
}

export interface DressData extends GuideData {
  readonly weather: Weather;
}

export async function loadKindergarten(args: LoaderArgs): Promise<GuideData> {
  return loadGuide(args, 'bhg-start-1', kindergartenKit);
}

export async function loadDressing(args: LoaderArgs): Promise<DressData> {
  const weather = weatherOf(new URL(args.request.url).searchParams);
  const worn = dressFor(weather).layers;
  const things = layers.flatMap((layer) => worn[layer]).map((kind) => ({ kind, count: 1 }));
  return { ...(await loadGuide(args, 'hvordan-kle-barna', things)), weather };
}

/**
 * The text is required, goods are optional. The page shows the first article of each kind; the others are loaded after
 * hydration.
 */
async function loadGuide(
  args: LoaderArgs,
  name: 'bhg-start-1' | 'hvordan-kle-barna',
  kit: readonly KitThing[],
): Promise<GuideData> {
  const { size } = childOf(new URL(args.request.url).searchParams.get('storrelse'));
  const api = apiOf(args);
  const [page, answer] = await Promise.all([
    api.page({ slug: pageSlug(name) }),
    api.guideGoods({ size, kinds: kit.map(({ kind }) => kind).join(',') }),
  ]);
  const goods = mapGuideGoods(optional(answer, []), logMissingData);
  const needs = kit.map((thing) => ({ ...thing, goods: goods.get(thing.kind) ?? [], wanted: null }));
  return { page: required(page), size, things: kitAt(needs, null).map(shownThing) };
}
