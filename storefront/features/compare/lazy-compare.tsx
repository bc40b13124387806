import type { ComponentType } from 'react';
import { store, useStore } from '#storefront/data/store.ts';

export interface CompareToggleProps {
  readonly articleId: number;
  readonly name: string;
}

interface CompareParts {
  readonly Toggle: ComponentType<CompareToggleProps>;
  readonly Bar: ComponentType;
}

/** Comparing is for later: no page waits for its code, which comes when the page has loaded its lists (start-later.ts). */
export const compareParts = store<CompareParts | null>(null);

/** Its place on a card, over the picture: nothing moves when it comes. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const parts = useStore(compareParts);
  return parts && <parts.Toggle {...props} />;
}

export function LazyCompareBar() {
  const parts = useStore(compareParts);
  return parts && <parts.Bar />;
}
