import { pageSize } from '#domain/filter/shown-count.ts';

/** A call's page, counted from zero, and its size; the calls' own conventions differ (DEC-45, TRAP-17). */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** As many as one category call gives. */
const mostPerCall = 100;

/** The calls that bring a list from `from` to `to` articles: a list reopened at once in few, one grown page by page. */
export function pageRequestsBetween(from: number, to: number): readonly PageRequest[] {
  const size = from > 0 ? pageSize : Math.min(to, mostPerCall);
  const first = from / size;
  const count = Math.max(0, Math.ceil(to / size) - first);
  return Array.from({ length: count }, (_, index) => ({ page: first + index, size }));
}
