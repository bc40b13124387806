/** Article numbers and eans are found whatever their case, spacing and hyphens. */
export function numberKey(text: string): string {
  // Nearly all of them: looking is much less work than replacing nothing.
  if (allDigits.test(text)) return text;
  return text.replace(/[\s-]+/g, '').toLowerCase();
}

const allDigits = /^[0-9]+$/;

/** So many last digits are enough to ask for an article by. */
export const tailLength = 5;

export function numberTail(text: string): string {
  return numberKey(text).slice(-tailLength);
}
