import { type RouteName, routePatterns } from '#domain/navigation/routes.ts';

/** Routes that show a page of the chain (DEC-21, DEC-22): the page's slug is its path. */
export const pageRouteNames = [
  'about',
  'support',
  'maintenance',
  'policy',
  'cookies-screen',
  'bhg-start-1',
  'hvordan-kle-barna',
  'bionic-finish-eco',
  'vikafjell1',
  'contact',
  'terms',
  'returns',
  'delivery',
  'faq',
  'trim',
  'info',
] as const satisfies readonly RouteName[];

export type PageRouteName = (typeof pageRouteNames)[number];

export function pageSlug(name: PageRouteName): string {
  return routePatterns[name].slice(1);
}
