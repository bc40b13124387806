/** What somebody at the counter looks for, by how it looks: one text may be several things. */
export interface SearchWish {
  readonly number: number | null;
  readonly code: string | null;
  /** Eight digits. */
  readonly phone: string | null;
  readonly ean: string | null;
  readonly name: string | null;
  readonly receipt: { readonly id: number; readonly token: string } | null;
  /** A club card's code, whole; whether it is genuine is found out with its key. */
  readonly card: { readonly customerId: number; readonly code: string } | null;
}

/** Letters and figures of pickup codes. */
const code = /^[ACDEFHJKLMNPRTUVWXY3479]{5}$/;

/** Null: too short to look for. */
export function searchWish(typed: string): SearchWish | null {
  const text = typed.trim().slice(0, 300);
  const receipt = /\/(\d{1,9})\?(?:.*&)?token=([A-Za-z0-9_-]{20,200})/.exec(text);
  const none: SearchWish = { number: null, code: null, phone: null, ean: null, name: null, receipt: null, card: null };
  if (receipt !== null) return { ...none, receipt: { id: Number(receipt[1]), token: receipt[2] ?? '' } };
  const card = /^K(\d{1,9})\.[A-Za-z0-9_-]{10}$/.exec(text);
  if (card !== null) return { ...none, card: { customerId: Number(card[1]), code: text } };
  const digits = text.replace(/[\s.]/g, '').replace(/^(\+|00)47/, '');
  if (/^\d+$/.test(digits)) {
    return {
      ...none,
      number: digits.length <= 9 ? Number(digits) : null,
      phone: digits.length === 8 ? digits : null,
      ean: /^\d{8}$|^\d{12,14}$/.test(digits) ? digits : null,
      code: code.test(digits) ? digits : null,
    };
  }
  const upper = text.toUpperCase();
  const isName = [...text].filter((letter) => /\p{L}/u.test(letter)).length >= 3;
  if (!isName && !code.test(upper)) return null;
  return { ...none, code: code.test(upper) ? upper : null, name: isName ? text : null };
}
