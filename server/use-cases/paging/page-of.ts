import type { Slice } from '#server/ports/customer/customer-history.ts';

export interface PageQuery {
  readonly page: number;
  readonly per_page: number;
}

interface PageMeta {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  from: number | null;
  to: number | null;
}

export interface Page<T> {
  data: T[];
  meta: PageMeta;
}

/** Pages count from 1 (DEC-45), entries from 0. */
export function firstOfPage({ page, per_page }: PageQuery): number {
  return (page - 1) * per_page;
}

export function pageMeta(query: PageQuery, shown: number, total: number): PageMeta {
  const from = firstOfPage(query);
  return {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.per_page)),
    per_page: query.per_page,
    total,
    from: shown > 0 ? from + 1 : null,
    to: shown > 0 ? from + shown : null,
  };
}

/** One page of something that is read in slices. */
export async function pageOf<T>(
  query: PageQuery,
  read: (from: number, take: number) => Promise<Slice<T>>,
): Promise<Page<T>> {
  const { entries, total } = await read(firstOfPage(query), query.per_page);
  return { data: [...entries], meta: pageMeta(query, entries.length, total) };
}
