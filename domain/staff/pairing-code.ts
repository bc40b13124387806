/** Letters and figures that are not taken for one another when read from a screen: no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = 'ACDEFGHJKMNPRTWXY34679';

export const pairingCodeLength = 8;
/** The beginning of a code names it; the rest is the secret. */
export const pairingSelectorLength = 2;
export const pairingCodeLifeMs = 10 * 60_000;
export const pairingCodeAttempts = 5;

/** @param random as many numbers as the code has characters, each from 0 up to 1 */
export function pairingCode(random: readonly number[]): string {
  return random.map((part) => letters.charAt(Math.floor(part * letters.length))).join('');
}

/** As it was printed, however it was typed: 'ab3d 9fgh', 'AB3D-9FGH'. Null: it is no code. */
export function readPairingCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === pairingCodeLength && [...code].every((letter) => letters.includes(letter));
  return isCode ? code : null;
}
