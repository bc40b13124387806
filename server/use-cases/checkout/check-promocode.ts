import type { Promocode } from '#domain/promocode/promocode.ts';
import { type PromocodeValidity, promocodeValidity } from '#domain/promocode/validity.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from './checkout-parts.ts';

/** Codes in force that are no secret (DEC-80). */
export async function publicPromocodes({ store, now }: CheckoutParts): Promise<readonly Promocode[]> {
  return (await store.publicPromocodes()).filter((code) => promocodeValidity(code, now()) === 'valid');
}

/** DEC-79 */
export async function checkPromocode(
  { store, now }: CheckoutParts,
  name: string,
): Promise<Result<Promocode, 'unknown' | Exclude<PromocodeValidity, 'valid'>>> {
  const promocode = await store.promocode(name);
  if (promocode === null) return refused('unknown');
  const validity = promocodeValidity(promocode, now());
  return validity === 'valid' ? done(promocode) : refused(validity);
}
