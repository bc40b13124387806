/** Four digits, and none that everybody tries first: one digit four times, or a row of the keys. */
export function isGoodPin(pin: string): boolean {
  return (
    /^[0-9]{4}$/.test(pin) && !/^(.)\1{3}$/.test(pin) && !'0123456789'.includes(pin) && !'9876543210'.includes(pin)
  );
}

/** So many wrong ones lock a clerk, for so long. */
export const pinAttempts = 5;
export const pinLockMs = 15 * 60_000;

/** A clerk's session ends when nothing is touched or scanned for this long. */
export const sessionIdleMs = 5 * 60_000;
