/** A movement must be longer than this to be a swipe: 10 px is nothing, 11 px is one (UI-39, CONST-15). */
export const swipeThreshold = 10;

/** From where a touch began to where it ended, in px; right and down are positive. */
export interface Swipe {
  readonly dx: number;
  readonly dy: number;
}

/** Closes the modal, unless the finger was scrolling inside it (UI-37, DEC-36, TRAP-46). */
export function isSwipeDown({ dx, dy }: Swipe, scrollTop: number): boolean {
  return dy > swipeThreshold && dy > Math.abs(dx) && scrollTop <= 0;
}

/** Closes the mobile menu (UI-38, DEC-36). */
export function isSwipeLeft({ dx, dy }: Swipe): boolean {
  return dx < -swipeThreshold && Math.abs(dx) > Math.abs(dy);
}
