/** The digit that makes the sum of a number on a package, weighed 3, 1, 3 … from the right before it, a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether the digits are a number as it stands on a package (EAN-8, UPC, EAN-13, GTIN-14), the last one right. */
export function isEan(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && Number(text.at(-1)) === checkDigit(text.slice(0, -1));
}
