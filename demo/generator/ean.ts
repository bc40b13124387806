import { checkDigit } from '#domain/goods/check-digit.ts';

/**
 * A valid EAN-13 that no real product has: numbers that start with 20 are set aside for use inside a shop. Seven digits of
 * article id and three of variant make it unique.
 */
export function eanFor(articleId: number, variantNo: number): string {
  const digits = `20${String(articleId).padStart(7, '0')}${String(variantNo).padStart(3, '0')}`;
  return digits + checkDigit(digits);
}
