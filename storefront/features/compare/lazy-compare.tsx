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

/** No page waits for the code of comparing: it is loaded after the start lists (deferred-start.ts). */
export const compareParts = store<CompareParts | null>(null);

/** Stands over the card's picture, so that nothing moves when it appears. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const parts = useStore(compareParts);
  return parts && <parts.Toggle {...props} />;
}

export function LazyCompareBar() {
  const parts = useStore(compareParts);
  return parts && <parts.Bar />;
}
