/** '1 299,50' as øre; null when it is no amount of money. */
export function oereOfText(text: string): number | null {
  const clean = text.replace(/[\s\u00a0]|kr/g, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(clean)) return null;
  return Math.round(Number(clean) * 100);
}
