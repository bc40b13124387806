declare const ean: unique symbol;

/** A variant's number: what stock, cart lines and orders are counted by. */
export type Ean = string & { readonly [ean]: true };

/** Digits only, at most fourteen (GTIN); anything else never was one. */
export function isEan(text: unknown): text is Ean {
  return typeof text === 'string' && /^\d{1,14}$/.test(text);
}

export function eanOf(text: string): Ean {
  if (!isEan(text)) throw new RangeError(`Not an ean: ${text}`);
  return text;
}
