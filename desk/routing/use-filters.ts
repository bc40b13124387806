import { useStore } from '#ui/browser/use-store.ts';
import { goTo, place } from './location.ts';

export interface Filters<Name extends string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** Back to the first page; empty takes a filter away. */
  set(changes: Partial<Record<Name, string>>, how?: { readonly replace?: boolean }): void;
  clear(): void;
  /** Whether anything is filtered at all. */
  readonly isFiltered: boolean;
}

/** Filters and sorting of a list, stored in the address: they survive a reload, and can be sent to a colleague. */
export function useFilters<const Name extends string>(names: readonly Name[]): Filters<Name> {
  const { path, query } = useStore(place);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null && value !== '') values[name] = value;
  }
  const go = (next: URLSearchParams, replace = false) => goTo(next.size === 0 ? path : `${path}?${next}`, { replace });
  return {
    values,
    isFiltered: Object.keys(values).length > 0,
    set: (changes, { replace = false } = {}) => {
      const next = new URLSearchParams(query);
      next.delete('after');
      for (const [name, value] of Object.entries(changes) as [Name, string | undefined][]) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next, replace);
    },
    clear: () => go(new URLSearchParams()),
  };
}

/** Where the shown page of a list begins, and the way to the next. */
export function usePaging(): {
  readonly after: string | undefined;
  readonly goOn: (next: string) => void;
  readonly toFirst: () => void;
} {
  const { path, query } = useStore(place);
  const at = (after: string | null) => {
    const next = new URLSearchParams(query);
    if (after === null) next.delete('after');
    else next.set('after', after);
    goTo(next.size === 0 ? path : `${path}?${next}`);
  };
  return { after: query.get('after') ?? undefined, goOn: at, toFirst: () => at(null) };
}
