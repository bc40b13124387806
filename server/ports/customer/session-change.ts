/** What a call does to the caller's session: the id changes with it, and the page gets a new token (DEC-105, TRAP-30). */
export type SessionChange =
  | { readonly kind: 'start'; readonly customerId: number; readonly remember: boolean }
  | { readonly kind: 'end' };
