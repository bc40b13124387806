/** The week's paper, laid out: one article on the front, the others on an even number of pages between it and the back. */
export interface PaperPages<T> {
  readonly front: T;
  /** Each has at least one; their sizes differ by one at most. Even in number, so that an open paper has no bare page. */
  readonly inner: readonly (readonly T[])[];
}

const mostOnPage = 4;

/** Null when there is nothing to print. The articles stay in their order. */
export function layPaper<T>(articles: readonly T[]): PaperPages<T> | null {
  const [front, ...rest] = articles;
  if (front === undefined) return null;
  const sheets = Math.min(Math.ceil(rest.length / (2 * mostOnPage)), Math.floor(rest.length / 2));
  const count = 2 * sheets;
  const inner = Array.from({ length: count }, (_, page) =>
    rest.slice(Math.floor((page * rest.length) / count), Math.floor(((page + 1) * rest.length) / count)),
  );
  return { front, inner };
}
