/** Four digits, as text (TRAP-50). */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text);
}
