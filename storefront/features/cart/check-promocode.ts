import type { Promocode } from '#domain/promocode/promocode.ts';

/** What asking the server about a code gives: the code, or the text that says why not (DEC-79). */
export type CheckedPromocode =
  | { readonly ok: true; readonly promocode: Promocode }
  | { readonly ok: false; readonly text: string };

export type CheckPromocode = (code: string) => Promise<CheckedPromocode>;
