import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import { type RouteName, routePatterns } from '../routes.ts';
import { type Breadcrumb, type BreadcrumbTrail, mostBreadcrumbs } from './breadcrumbs.ts';

/** The trail as session storage holds it (NAV-13); what is broken or foreign there is left out. */
export function readTrail(text: string | null): BreadcrumbTrail {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap(readBreadcrumb).slice(-mostBreadcrumbs);
}

export function writeTrail(trail: BreadcrumbTrail): string {
  return JSON.stringify(trail);
}

function readBreadcrumb(value: unknown): readonly Breadcrumb[] {
  if (!isRecord(value) || !isRouteName(value.name) || !isRecord(value.params)) return [];
  const params = Object.entries(value.params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return [
    {
      name: value.name,
      params: Object.fromEntries(params),
      title: typeof value.title === 'string' ? value.title : null,
      scrollPosition: typeof value.scrollPosition === 'number' ? value.scrollPosition : 0,
    },
  ];
}

function isRouteName(value: unknown): value is RouteName {
  return typeof value === 'string' && Object.hasOwn(routePatterns, value);
}
