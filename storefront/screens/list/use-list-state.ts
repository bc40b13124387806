import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FilterChoice } from '#domain/filter/filter-choice.ts';
import { type ListState, readListQuery, writeListQuery } from '#domain/filter/list-query.ts';
import { withShownCount } from '#domain/filter/shown-count.ts';
import type { ListSort } from '#domain/filter/sort.ts';
import { evictList } from '../../lists/list-cache.ts';

export interface ChangingList {
  /** As it will be: what has been ticked is shown as ticked before the articles are there. */
  readonly state: ListState;
  readonly choose: (choice: FilterChoice) => void;
  readonly sortBy: (sort: ListSort) => void;
  /** Opens the list as far as this many articles. */
  readonly showUntil: (count: number) => void;
}

/**
 * The list's state is the url's (DEC-48). A filter or sort is a step that going back undoes; more of the same list is not.
 * A change under way is taken as done at once, so quick changes build on each other; the router drops the older answer.
 */
export function useListState(unsorted: ListSort): ChangingList {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // What was asked for and has not come, oldest first. An older answer may come after a newer change: it undoes nothing.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    const arrived = underWay.indexOf(search);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
  }
  const state = readListQuery(new URLSearchParams(underWay.at(-1) ?? search), unsorted);
  const present = writeListQuery(state, unsorted);

  const go = (next: ListState) => {
    const wanted = writeListQuery(next, unsorted);
    if (wanted === present) return;
    setUnderWay([...underWay, wanted]);
    void navigate({ search: wanted }, { preventScrollReset: true });
  };

  return {
    state,
    choose: (choice) => {
      const next = { ...state, choice };
      if (choice.price !== null && choice.price !== state.choice.price)
        evictList(pathname + writeListQuery(next, unsorted));
      go(next);
    },
    sortBy: (sort) => go({ ...state, sort }),
    showUntil: (count) =>
      void navigate({ search: withShownCount(present, count) }, { replace: true, preventScrollReset: true }),
  };
}
