/** How many articles a list opens with, and how many 'Vis flere' adds (DEC-45, TRAP-18). */
export const pageSize = 20;

/** Beyond this a list is better narrowed than shown. */
const mostShown = 1000;

interface QueryReader {
  get(name: string): string | null;
}

/** How far a list had been opened: in the url, so that reload and back open it as far again. */
export function readShownCount(query: QueryReader): number {
  const text = query.get('antall') ?? '';
  const wanted = /^\d{1,5}$/.test(text) ? Number(text) : pageSize;
  const pages = Math.ceil(Math.min(wanted, mostShown) / pageSize);
  return Math.max(1, pages) * pageSize;
}

/** Adds it to a list's query string; the first page needs no words. */
export function withShownCount(search: string, count: number): string {
  if (count <= pageSize) return search;
  return `${search}${search === '' ? '?' : '&'}antall=${count}`;
}
