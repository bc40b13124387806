import { pageSize } from '#domain/filter/shown-count.ts';

/** Page, counted from zero, and page size of one API call; the calls themselves count differently (DEC-45, TRAP-17). */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** The largest page of a category call. */
const mostPerCall = 100;

/**
 * The calls that load articles `from` to `to`: a list opened far down needs few large pages, one that grows a page at a
 * time.
 */
export function pageRequestsBetween(from: number, to: number): readonly PageRequest[] {
  const size = from > 0 ? pageSize : Math.min(to, mostPerCall);
  const first = from / size;
  const count = Math.max(0, Math.ceil(to / size) - first);
  return Array.from({ length: count }, (_, index) => ({ page: first + index, size }));
}
