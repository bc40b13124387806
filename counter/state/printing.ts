import { atom } from 'nanostores';
import type { CounterOrder } from '#contract/counter/records.ts';
import { onWipe } from './session.ts';

/** What goes to the printer: an order's label or slip, or the list for a dead network. */
export type Printing =
  | { readonly kind: 'label'; readonly order: CounterOrder }
  | { readonly kind: 'slip'; readonly order: CounterOrder }
  | { readonly kind: 'list' };

export const printing = atom<Printing | null>(null);

onWipe(() => printing.set(null));
