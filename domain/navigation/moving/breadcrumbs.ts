import type { RouteName } from '../routes.ts';

/** NAV-15, DEC-29 */
export interface Breadcrumb {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly title: string | null;
  readonly scrollPosition: number;
}

export type BreadcrumbTrail = readonly Breadcrumb[];

export const mostBreadcrumbs = 10; // NAV-14, CONST-08

/** Routes that ask for a new trail (NAV-01 to NAV-05, NAV-16). */
const startsTrail: ReadonlySet<RouteName> = new Set(['home', 'search', 'utvalg', 'gender', 'category']);

/** Screens without a breadcrumb component, besides the not-found screen (NAV-17, DEC-30). */
const withoutBreadcrumb: ReadonlySet<RouteName> = new Set([
  'homePreview',
  'checkout',
  'paymentReturn',
  'receipt',
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
  'favourites',
]);

/** The trail after arriving at a screen; null is the not-found screen. */
export function arrive(trail: BreadcrumbTrail, entry: Breadcrumb | null): BreadcrumbTrail {
  if (entry === null || withoutBreadcrumb.has(entry.name)) return [];
  if (startsTrail.has(entry.name)) return [entry];
  const known = trail.findIndex((crumb) => sameScreen(crumb, entry));
  const before = known === -1 ? trail : trail.slice(0, known); // going back cuts what came after
  return [...before, entry].slice(-mostBreadcrumbs);
}

/** Notes how far the current screen is scrolled, as it is left, so that it can be reopened there (NAV-20). */
export function leaveAt(trail: BreadcrumbTrail, scrollPosition: number): BreadcrumbTrail {
  return withCurrent(trail, { scrollPosition });
}

/** Names the current screen once its data is there. */
export function nameCurrent(trail: BreadcrumbTrail, title: string): BreadcrumbTrail {
  return withCurrent(trail, { title });
}

/** The entry the back link leads to; its title is the label, 'Tilbake' where there is no entry or no title (NAV-18). */
export function previousBreadcrumb(trail: BreadcrumbTrail): Breadcrumb | null {
  return trail.at(-2) ?? null;
}

function withCurrent(trail: BreadcrumbTrail, change: Partial<Breadcrumb>): BreadcrumbTrail {
  const current = trail.at(-1);
  return current === undefined ? trail : [...trail.slice(0, -1), { ...current, ...change }];
}

function sameScreen(a: Breadcrumb, b: Breadcrumb): boolean {
  const keys = Object.keys(a.params);
  return (
    a.name === b.name &&
    keys.length === Object.keys(b.params).length &&
    keys.every((key) => a.params[key] === b.params[key])
  );
}
