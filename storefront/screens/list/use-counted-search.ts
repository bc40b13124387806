import { useEffect } from 'react';
import { pathTo } from '#domain/navigation/path-to.ts';
import { onLinkClick } from '#ui/browser/link-clicks.ts';
import { shopApi } from '../../data/shop-api.ts';
import type { ArticleList } from '../../lists/list-page.ts';

/** Searches already counted in this page load: coming back to a list is not another search. */
const searched = new Set<string>();
const followed = new Set<string>();

/**
 * Reports that a search was shown, and the position of the first hit that was followed, so that the chain can see which
 * searches fail. It is anonymous: the server only counts queries and positions, and nothing is stored in the browser.
 */
export function useCountedSearch(query: string, list: ArticleList | null): void {
  useEffect(() => {
    if (query !== '' && isNew(searched, query)) void shopApi().countSearch({ query });
  }, [query]);
  useEffect(() => {
    if (query === '' || list === null) return;
    return onLinkClick((pathname) => {
      const place = list.articles.findIndex(({ slug }) => pathname === pathTo('product', { articleName: slug }));
      if (place !== -1 && isNew(followed, query)) void shopApi().countSearch({ query, position: place + 1 });
    });
  }, [query, list]);
}

function isNew(known: Set<string>, query: string): boolean {
  const before = known.size;
  return known.add(query).size > before;
}
