import { type RouteName, routePatterns } from './routes.ts';

/** Routes that show a page of the chain and nothing else (DEC-21, DEC-22): the page's slug is its path. */
export const pageRouteNames = [
  'about',
  'support',
  'maintenance',
  'policy',
  'cookies-screen',
  'bionic-finish-eco',
  'vikafjell1',
  'contact',
  'terms',
  'delivery',
  'faq',
  'trim',
  'info',
  'accessibility',
  'transparency',
] as const satisfies readonly RouteName[];

/** Pages with something to do on them, each with a screen of its own. */
const ownScreenNames = ['returns', 'bhg-start-1', 'hvordan-kle-barna'] as const satisfies readonly RouteName[];

export type PageRouteName = (typeof pageRouteNames | typeof ownScreenNames)[number];

export function pageSlug(name: PageRouteName): string {
  return routePatterns[name].slice(1);
}
