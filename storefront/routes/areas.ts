import { pageRouteNames } from '#domain/navigation/page-slugs.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import type { ScreenHandle, ScreenParts } from './screen-route.ts';

/**
 * Every screen, by the part of the shop it stands in. What a screen is made of stands in its area's own file, which comes
 * with the first page of that part: no page carries the names of all the shop's files.
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

/** So that the next screen's code is one step away, wherever it stands. */
export async function loadAreas(): Promise<void> {
  await Promise.all(screens.map(({ parts }) => parts()));
}
