/** How often a race is run: once in `npm test`, many times by `npm run faults`. */
export const rounds = Math.max(1, Number(process.env.FAULT_ROUNDS ?? '1'));
/** More of them press at once when there is time for it. */
export const crowd = (small: number) => (rounds > 1 ? small * 10 : small);
