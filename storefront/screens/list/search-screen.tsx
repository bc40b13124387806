import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { noteSearch } from '../../features/search/recent-searches.ts';
import type { ListData } from '../../lists/list-page.ts';
import { Alternatives } from './alternatives.tsx';
import { ListScreen } from './list-screen.tsx';
import { SearchFound } from './search-found.tsx';

/** ROUTE-15: a list of what was searched for, with how the words were read. */
export function SearchScreen() {
  useNotedSearch();
  return <ListScreen above={SearchFound} below={Alternatives} />;
}

/** Every search that was shown is one to go back to, also one that found nothing: perhaps it does next time. */
function useNotedSearch(): void {
  const { source } = useLoaderData<ListData>().page;
  const query = source.kind === 'search' ? source.query : '';
  useEffect(() => {
    if (query !== '') noteSearch(query);
  }, [query]);
}
