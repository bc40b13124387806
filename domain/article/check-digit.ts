/** The check digit of GS1's numbers (EAN-8, EAN-13, GTIN-14): weights 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits.at(-1 - at)) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

export function eanWithCheckDigit(digits: string): string {
  return `${digits}${checkDigit(digits)}`;
}

export function hasCheckDigit(ean: string): boolean {
  return Number(ean.at(-1)) === checkDigit(ean.slice(0, -1));
}
