import { pageRouteNames } from '#domain/navigation/page-slugs.ts';
import type { RouteName } from '#domain/navigation/routes.ts';
import { loadedModule } from '#ui/browser/startup/loaded-module.ts';
import { loadedOnce } from '#ui/browser/startup/loaded-once.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import type { ScreenHandle, ScreenParts } from './screen-route.ts';

/**
 * Every screen, grouped by area. The names of an area's files stand in the area's own file, which is loaded with the
 * first page of that area, so that no page carries the file names of the whole shop.
 */
export const screens: readonly ScreenHandle[] = [
  ...inArea('home', async () => (await loadedModule(import('./areas/home-area.ts'))).homeArea, ['home', 'homePreview']),
  ...inArea('goods', async () => (await loadedModule(import('./areas/goods-area.ts'))).goodsArea, [
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
  ...inArea('browse', async () => (await loadedModule(import('./areas/browse-area.ts'))).browseArea, [
    'productLines',
    'colorgroups',
    'campaigns',
    'favourites',
    'compare',
  ]),
  ...inArea('reading', async () => (await loadedModule(import('./areas/reading-area.ts'))).readingArea, [
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
  ...inArea('shops', async () => (await loadedModule(import('./areas/shops-area.ts'))).shopsArea, ['shops', 'shop']),
  ...inArea('checkout', async () => (await loadedModule(import('./areas/checkout-area.ts'))).checkoutArea, [
    'checkout',
    'paymentReturn',
    'receipt',
  ]),
  ...inArea('account', async () => (await loadedModule(import('./areas/account-area.ts'))).accountArea, [
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
  const loaded = loadedOnce(table);
  return names.map((name) => ({ name, area, parts: async () => (await loaded())[name] }));
}

/** Source file of an area, as the build's manifest names it. */
export function areaChunk({ area }: ScreenHandle): string {
  return `storefront/routes/areas/${area}-area.ts`;
}

/**
 * Loads all areas in advance, so that opening any screen needs one request less; one after the other, as whoever presses meanwhile is
 * not to wait for seven. One that cannot be had is loaded when it is needed.
 */
export async function loadAreas(): Promise<void> {
  const oneOfEach = new Map(screens.map((screen) => [screen.area, screen]));
  for (const { parts } of oneOfEach.values()) {
    await parts().catch(() => undefined);
    await nextTask();
  }
}
