import { pageRouteNames } from '#domain/navigation/page-slugs.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import type { ScreenHandle, ScreenParts } from './screen-route.ts';

/**
 * Every screen, grouped by area. The names of an area's files stand in the area's own file, which is loaded with the
 * first page of that area, so that no page carries the file names of the whole shop.
 */
export const screens: readonly ScreenHandle[] = [
  ...inArea('home', async () => (await import('./areas/home-area.ts')).homeArea, ['home', 'homePreview']),
  ...inArea('goods', async () => (await import('./areas/goods-area.ts')).goodsArea, [
    'product',
    'category',
    'gender',
    'search',
    'utvalg',
    'bestsellers',
    'productLine',
    'colorgroup',
    'campaign',
  ]),
  ...inArea('browse', async () => (await import('./areas/browse-area.ts')).browseArea, [
    'productLines',
    'colorgroups',
    'campaigns',
    'favourites',
    'compare',
  ]),
  ...inArea('reading', async () => (await import('./areas/reading-area.ts')).readingArea, [
    ...pageRouteNames,
    'returns',
    'bhg-start-1',
    'hvordan-kle-barna',
    'blog',
    'blogCategory',
    'blogPost',
    'poll',
    'paper',
  ]),
  ...inArea('shops', async () => (await import('./areas/shops-area.ts')).shopsArea, ['shops', 'shop']),
  ...inArea('checkout', async () => (await import('./areas/checkout-area.ts')).checkoutArea, [
    'checkout',
    'paymentReturn',
    'receipt',
  ]),
  ...inArea('account', async () => (await import('./areas/account-area.ts')).accountArea, [
    'login',
    'register',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'account',
    'history',
    'accountReviews',
    'qrCode',
    'sessions',
    'ownData',
    'watches',
    'confirmWatch',
    'endWatch',
  ]),
];

function inArea<Name extends RouteName>(
  area: string,
  table: () => Promise<Readonly<Record<Name, ScreenParts>>>,
  names: readonly Name[],
): readonly ScreenHandle[] {
  return names.map((name) => ({ name, area, parts: async () => (await table())[name] }));
}

/** Source file of an area, as the build's manifest names it. */
export function areaChunk({ area }: ScreenHandle): string {
  return `storefront/routes/areas/${area}-area.ts`;
}

/** Loads all areas in advance, so that opening any screen needs one request less. */
export async function loadAreas(): Promise<void> {
  await Promise.all(screens.map(({ parts }) => parts()));
}
