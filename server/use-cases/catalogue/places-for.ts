import type { CatalogueQuery } from '#server/ports/catalogue/catalogue-index.ts';
import type { SearchSteering } from '#server/ports/content/published.ts';

/** What the chain has pinned and buried for a query, as far as it still holds. */
export function placesFor(
  { places }: SearchSteering,
  text: string,
  now: number,
): Pick<CatalogueQuery, 'pins' | 'buried'> {
  const holding = (places.get(text) ?? []).filter(({ until }) => until > now);
  return {
    pins: holding.flatMap(({ articleId, position }) => (position === null ? [] : [{ articleId, position }])),
    buried: holding.flatMap(({ articleId, position }) => (position === null ? [articleId] : [])),
  };
}
