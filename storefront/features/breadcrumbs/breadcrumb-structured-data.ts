import type { Crumb } from '#ui/components/breadcrumbs/breadcrumbs.tsx';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';

/** schema.org's BreadcrumbList: the last one is the page itself. */
export function breadcrumbStructuredData(
  trail: readonly Crumb[],
  origin: string,
): { readonly [key: string]: StructuredValue } {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + to,
    })),
  };
}
