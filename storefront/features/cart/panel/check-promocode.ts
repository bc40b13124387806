import { generalError, promocodeErrors } from '#content/nb/errors.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';

/** The code, or the text that says why it cannot be used (DEC-79). */
export type CheckedPromocode =
  | { readonly ok: true; readonly promocode: Promocode }
  | { readonly ok: false; readonly text: string };

export async function checkPromocode(api: Pick<ShopApi, 'checkPromocode'>, code: string): Promise<CheckedPromocode> {
  const reply = await api.checkPromocode({ code });
  if (reply.ok) return { ok: true, promocode: reply.data };
  if (reply.status === 404) return { ok: false, text: promocodeErrors.unknown };
  // not yet valid, or no longer: the server says which (TXT-31, TXT-32)
  return { ok: false, text: reply.status === 422 ? reply.body.message : generalError(reply.status) };
}
