/**
 * A valid EAN-13 that no real product has: numbers that start with 20 are set aside for use inside a shop. Seven digits of
 * article id and three of variant make it unique.
 */
export function eanFor(articleId: number, variantNo: number): string {
  const digits = `20${String(articleId).padStart(7, '0')}${String(variantNo).padStart(3, '0')}`;
  return digits + checkDigit(digits);
}

/** The digit that makes the weighted sum (1, 3, 1, 3 …) a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
