import type { Slice } from '#server/ports/customer-history.ts';

export interface PageQuery {
  readonly page: number;
  readonly per_page: number;
}

/** DEC-02 */
export interface Page<T> {
  data: T[];
  meta: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
    from: number | null;
    to: number | null;
  };
}

/** One page of something that is read in slices; pages count from 1 (DEC-45). */
export async function pageOf<T>(
  { page, per_page }: PageQuery,
  read: (from: number, take: number) => Promise<Slice<T>>,
): Promise<Page<T>> {
  const from = (page - 1) * per_page;
  const { entries, total } = await read(from, per_page);
  return {
    data: [...entries],
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
      per_page,
      total,
      from: entries.length > 0 ? from + 1 : null,
      to: entries.length > 0 ? from + entries.length : null,
    },
  };
}
