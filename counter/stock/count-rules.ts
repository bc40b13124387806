/** A count that is off by more than this is a manager's. */
export const clerkMayBeOffBy = 5;

export interface CountOutcome {
  /** What goes on sale: what stands there without what is held for orders, never below none. */
  readonly onSale: number;
  readonly offBy: number;
}

export function countOutcome(
  counted: number,
  { here, held }: { readonly here: number; readonly held: number },
): CountOutcome {
  return { onSale: Math.max(0, counted - held), offBy: Math.abs(counted - (here + held)) };
}
