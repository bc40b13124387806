/** Article numbers and eans are found whatever their case, spacing and hyphens. */
export function numberKey(text: string): string {
  return text.replace(/[\s-]+/g, '').toLowerCase();
}
