import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FilterChoice } from '#domain/filter/filter-choice.ts';
import { type ListState, readListQuery, writeListQuery } from '#domain/filter/list-query.ts';
import { withShownCount } from '#domain/filter/shown-count.ts';
import type { ListSort } from '#domain/filter/sort.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { evictList } from '../../lists/list-cache.ts';

export interface ChangingList {
  /** The state including changes under way: a tick is shown before its articles are loaded. */
  readonly state: ListState;
  readonly choose: (choice: FilterChoice) => void;
  readonly sortBy: (sort: ListSort) => void;
  /** Shows this many articles. */
  readonly showUntil: (count: number) => void;
}

/**
 * The state of a list is in its url (DEC-48). A filter or sort makes a history entry; showing more of the same list
 * does not. A change counts at once, so that quick changes build on each other; the router drops the older navigation, which
 * begins when the change has been drawn.
 */
export function useListState(unsorted: ListSort): ChangingList {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // Queries that are being navigated to, oldest first. An older one may arrive after a newer change, and must not undo
  // it.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    const arrived = underWay.indexOf(search);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
  }
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = pathname;
    return () => {
      here.current = null;
    };
  }, [pathname]);
  const state = readListQuery(new URLSearchParams(underWay.at(-1) ?? search), unsorted);
  const present = writeListQuery(state, unsorted);

  const go = (next: ListState) => {
    const wanted = writeListQuery(next, unsorted);
    if (wanted === present) return;
    setUnderWay([...underWay, wanted]);
    afterPaint(() => {
      // Whoever has left meanwhile is not called back.
      if (here.current === pathname) void navigate({ search: wanted }, { preventScrollReset: true });
    });
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
