import { isEan } from '#domain/goods/check-digit.ts';

/** The only letters and figures that pickup codes have: none of them is taken for another. */
export const pickupLetters = 'ACDEFHJKLMNPRTUVWXY3479';
export const pickupLength = 5;

export type Scanned =
  | { readonly kind: 'ean'; readonly ean: string }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'order'; readonly id: number }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'receipt'; readonly token: string }
  | { readonly kind: 'other'; readonly text: string };

/** On the label of an order: a phone's own camera opens it, a scanner finds it. */
const label = /\/disk\/ordre\/([1-9]\d{0,8})$/;
const receipt = /\/kvittering\/\d+\?(?:.*&)?token=([A-Za-z0-9_-]{20,200})/;

/** What the scanner read: goods, a place on the shelf, an order, a pickup code or a receipt. */
export function meaningOf(raw: string): Scanned {
  const text = raw.trim();
  const upper = text.toUpperCase();
  if (isEan(text)) return { kind: 'ean', ean: text };
  if (/^[A-ZÆØÅ]{1,2}[0-9]{1,2}$/.test(upper)) return { kind: 'place', place: upper };
  if (/^[0-9]{1,9}$/.test(text)) return { kind: 'order', id: Number(text) };
  const labelled = label.exec(text)?.[1];
  if (labelled !== undefined) return { kind: 'order', id: Number(labelled) };
  const token = receipt.exec(text)?.[1];
  if (token !== undefined) return { kind: 'receipt', token };
  if (isPickupCode(upper)) return { kind: 'code', code: upper };
  return { kind: 'other', text };
}

export function isPickupCode(text: string): boolean {
  return text.length === pickupLength && [...text].every((letter) => pickupLetters.includes(letter));
}
