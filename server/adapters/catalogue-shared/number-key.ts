/** Article numbers and eans are found whatever their case, spacing and hyphens. */
export function numberKey(text: string): string {
  return text.replace(/[\s-]+/g, '').toLowerCase();
}

/** So many last digits are enough to ask for an article by. */
export const tailLength = 5;

export function numberTail(text: string): string {
  return numberKey(text).slice(-tailLength);
}
