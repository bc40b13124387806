import { atom } from 'nanostores';
import { onWipe } from './session.ts';

/** With what the customer showed that the goods are theirs; in memory alone, never in an address. */
export type Proof =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'receipt'; readonly token: string }
  | { readonly kind: 'card'; readonly card: string };

const shown = atom<{ readonly order: number; readonly proof: Proof } | null>(null);

onWipe(() => shown.set(null));

export function storeProof(order: number, proof: Proof): void {
  shown.set({ order, proof });
}

export function proofOf(order: number): Proof | null {
  const current = shown.get();
  return current?.order === order ? current.proof : null;
}
