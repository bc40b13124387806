/** An optional +47 or 0047, white space, then eight digits of which the first is 4 or 9 (VAL-01 to VAL-05). */
const norwegianMobile = /^\s*(?:(?:\+|00)47\s*)?([49]\d{7})\s*$/;

export function isPhone(text: string): boolean {
  return norwegianMobile.test(text);
}

/** The eight digits, by which accounts are told apart however the number was typed; null when it is none. */
export function phoneDigits(text: string): string | null {
  return norwegianMobile.exec(text)?.[1] ?? null;
}
