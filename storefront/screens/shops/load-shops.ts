import type { ShopRecord } from '#contract/place.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { roadEstimate } from '#domain/shop/distance.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { slugify } from '#domain/text/slugify.ts';
import { apiOf, type LoaderArgs } from '../../data/api-context.ts';
import { notFoundPage, redirectTo, required } from '../../data/loader-result.ts';
import { measureDistances } from '../../data/measure-distances.ts';
import { startLists } from '../../data/start-lists.ts';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { cardsOf } from '../../features/article-card/cards-of.ts';

/** The postcode of the url (the home page's form sends it) and where it is; `place` is null when there is none. */
export interface PostcodeLookup {
  readonly postcode: string;
  readonly place: { readonly postPlace: string; readonly coords: Coords } | null;
  /** Metres by shop id; empty when nobody could tell (ERR-36). */
  readonly metres: readonly (readonly [shopId: number, metres: number])[];
}

export interface ShopsData {
  /** By name. */
  readonly shops: readonly ShopRecord[];
  readonly asked: PostcodeLookup | null;
}

export async function loadShops(args: LoaderArgs): Promise<ShopsData> {
  const api = apiOf(args);
  const postcode = new URL(args.request.url).searchParams.get('postnr')?.trim() ?? '';
  const shops = await allShops(api);
  return { shops, asked: postcode === '' ? null : await askPostcode(api, postcode, shops) };
}

export interface ShopData {
  readonly shop: ShopRecord;
  readonly bestsellers: readonly CardArticle[];
  /** The nearest others, with metres by estimate. */
  readonly nearby: readonly ShopRecord[];
}

const bestsellersShown = 10;
const nearbyShown = 3;

export async function loadShop(args: LoaderArgs): Promise<ShopData> {
  const api = apiOf(args);
  const given = args.params.slug ?? '';
  const slug = slugify(given);
  const shops = await allShops(api);
  const shop = shops.find((known) => known.slug === slug);
  if (shop === undefined) throw notFoundPage();
  if (slug !== given) throw redirectTo(pathTo('shop', { slug }), 301);
  return { shop, bestsellers: await bestsellersOf(api, shop), nearby: nearest(shop, shops) };
}

/** From the start lists where they are loaded already. */
async function allShops(api: Pick<ShopApi, 'shops'>): Promise<readonly ShopRecord[]> {
  const known = startLists.shops.get();
  return known.length > 0 ? known : required(await api.shops({}));
}

async function askPostcode(api: ShopApi, postcode: string, shops: readonly ShopRecord[]): Promise<PostcodeLookup> {
  const reply = isPostcode(postcode) ? await api.postalCode({ code: postcode }) : null;
  if (reply === null || !reply.ok || reply.data.CoordLat === null || reply.data.CoordLong === null) {
    return { postcode, place: null, metres: [] };
  }
  const { CoordLat: latitude, CoordLong: longitude, PostalPlace: postPlace } = reply.data;
  const coords = { latitude, longitude };
  const metres = await measureDistances(api, coords, shops);
  return { postcode, place: { postPlace, coords }, metres: metres === null ? [] : [...metres] };
}

async function bestsellersOf(api: ShopApi, { id }: ShopRecord): Promise<readonly CardArticle[]> {
  const reply = await api.searchArticles({
    take: bestsellersShown,
    orderBy: 'BestsellerQty',
    order: 'asc',
    filters: [{ field: 'AvailableShopID', op: 'in', values: [id] }],
  });
  if (!reply.ok) return [];
  return cardsOf(reply.data.hits.hits.map((hit) => hit._source));
}

function nearest(shop: ShopRecord, shops: readonly ShopRecord[]): readonly ShopRecord[] {
  return byEstimate(shop.coords, shops)
    .filter(({ id }) => id !== shop.id)
    .slice(0, nearbyShown);
}

/** Copies with the estimated distance from a place, nearest first. */
function byEstimate(from: Coords, shops: readonly ShopRecord[]): readonly ShopRecord[] {
  return shops
    .map((shop) => ({ ...shop, distance: roadEstimate(from, shop.coords) }))
    .sort((a, b) => a.distance - b.distance);
}
