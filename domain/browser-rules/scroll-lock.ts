/** How many hold the page still. Menu and modal can both be open, so one closing must not free it for the other (DEC-37, TRAP-45). */
export type ScrollLock = { readonly holders: number };

export const unlocked: ScrollLock = { holders: 0 };

export function lock({ holders }: ScrollLock): ScrollLock {
  return { holders: holders + 1 };
}

export function unlock({ holders }: ScrollLock): ScrollLock {
  return { holders: Math.max(0, holders - 1) };
}

export function isLocked({ holders }: ScrollLock): boolean {
  return holders > 0;
}
