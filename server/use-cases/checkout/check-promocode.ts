import type { Promocode } from '#domain/promocode/promocode.ts';
import { type PromocodeValidity, promocodeValidity } from '#domain/promocode/validity.ts';
import type { SaleFacts } from '#server/ports/checkout/sale-facts.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from './checkout-parts.ts';

/** Codes in force that are no secret (DEC-80). */
export async function publicPromocodes({ store, now }: CheckoutParts): Promise<Result<readonly Promocode[], never>> {
  return done((await store.publicPromocodes()).filter((code) => promocodeValidity(code, now()) === 'valid'));
}

export interface PromocodeRefusal {
  readonly reason: 'unknown' | Exclude<PromocodeValidity, 'valid'>;
}

/** The code of that name, if it can be used now (DEC-79). */
export async function usablePromocode(
  facts: Pick<SaleFacts, 'promocode'>,
  name: string,
  now: number,
): Promise<Result<Promocode, PromocodeRefusal>> {
  const promocode = await facts.promocode(name);
  if (promocode === null) return refused({ reason: 'unknown' });
  const validity = promocodeValidity(promocode, now);
  return validity === 'valid' ? done(promocode) : refused({ reason: validity });
}
