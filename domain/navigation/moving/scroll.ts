export interface Arrival {
  /** '' or '#retur' */
  readonly hash: string;
  /** From history state, when a breadcrumb or the browser goes back (DEC-31). */
  readonly scrollPosition: number | null;
  /** Only the query changed (filter, sort): the visitor is still in the same list. */
  readonly samePath: boolean;
}

export type ScrollDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'top' }
  | { readonly kind: 'position'; readonly y: number }
  | { readonly kind: 'element'; readonly id: string };

/** Where the page scrolls after a navigation (NAV-06 to NAV-08); an element is scrolled to smoothly, the rest at once. */
export function decideScroll({ hash, scrollPosition, samePath }: Arrival): ScrollDecision {
  if (scrollPosition !== null) return { kind: 'position', y: scrollPosition };
  if (hash.length > 1) return { kind: 'element', id: decodeHash(hash.slice(1)) };
  return { kind: samePath ? 'stay' : 'top' };
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
