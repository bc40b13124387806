/** What somebody typed to find an order or a customer by. */
export type PersonSearch =
  | { readonly by: 'number'; readonly id: number }
  /** Digits of a Norwegian number, from its beginning. */
  | { readonly by: 'phone'; readonly digits: string }
  | { readonly by: 'email'; readonly beginning: string }
  /** Every word is the beginning of a word of the name. */
  | { readonly by: 'name'; readonly words: readonly string[] }
  | { readonly by: 'nothing' };

const shortestName = 3;
const phoneLength = 8;

/** Up to seven figures are an order's number, eight a phone number; an @ is in e-mail addresses alone. */
export function readPersonSearch(typed: string): PersonSearch {
  const text = typed.trim();
  const digits = text.replace(/^(\+|00)47/, '').replace(/[\s.-]/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length < phoneLength) return { by: 'number', id: Number(digits) };
    return digits.length === phoneLength ? { by: 'phone', digits } : { by: 'nothing' };
  }
  if (text.includes('@')) return { by: 'email', beginning: text.toLowerCase() };
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('').length < shortestName ? { by: 'nothing' } : { by: 'name', words };
}
