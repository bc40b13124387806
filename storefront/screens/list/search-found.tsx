import { writeListQuery } from '#domain/filter/list-query.ts';
import { FoundLines } from '../../features/search/found-lines.tsx';
import { PageLinks } from '../../features/search/page-links.tsx';
import { ReadingChips } from '../../features/search/reading-chips.tsx';
import { unsortedOf } from '../../lists/list-page.ts';
import type { ListParts } from './list-screen.tsx';
import { NearFound } from './near-found.tsx';
import { useCountedSearch } from './use-counted-search.ts';

/** How the words of a search were understood, above the articles found. */
export function SearchFound({ page, shown, changing }: ListParts) {
  useCountedSearch(page.source.kind === 'search' ? page.source.query : '', shown.list);
  const reading = shown.list?.reading ?? null;
  if (reading === null) return null;
  const { state } = changing;
  const unsorted = unsortedOf(page.source);
  return (
    <>
      <PageLinks pages={reading.pages} />
      <FoundLines
        reading={reading}
        total={shown.list?.total ?? 0}
        asWritten={writeListQuery({ ...state, ignored: [...state.ignored, 'spelling'] }, unsorted)}
      />
      {reading.understood.some(({ kind }) => kind === 'near') && <NearFound state={state} unsorted={unsorted} />}
      <ReadingChips readings={reading.understood} state={state} unsorted={unsorted} />
    </>
  );
}
