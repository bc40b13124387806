import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { noteSearch } from '../../features/search/recent-searches.ts';
import type { ListData } from '../../lists/list-page.ts';
import { Alternatives } from './alternatives.tsx';
import { ListScreen } from './list-screen.tsx';
import { SearchFound } from './search-found.tsx';

/** The list of a search, with how its words were understood (ROUTE-15). */
export function SearchScreen() {
  useNotedSearch();
  return <ListScreen above={SearchFound} below={Alternatives} />;
}

/**
 * Stores each search that was shown among the recent ones, also one that found nothing: it may find something next
 * time.
 */
function useNotedSearch(): void {
  const { source } = useLoaderData<ListData>().page;
  const query = source.kind === 'search' ? source.query : '';
  useEffect(() => {
    if (query !== '') noteSearch(query);
  }, [query]);
}
