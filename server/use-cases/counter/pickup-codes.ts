import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CounterParts, Refusal } from './counter-parts.ts';

/** Too many codes were wrong: none is taken for a while. Null: they are. */
export async function codesOff({ counter, now }: CounterParts, shop: ShopId): Promise<Refusal | null> {
  const until = await counter.codesOffUntil(shop, now());
  return until === null ? null : off(until, now());
}

/** Counts a code that did not fit, and says so, or that it was one too many. */
export async function wrongCode({ counter, now }: CounterParts, shop: ShopId): Promise<Refusal> {
  const until = await counter.countWrongCode(shop, now());
  return until === null ? { code: 'wrong-code' } : off(until, now());
}

function off(until: number, now: number): Refusal {
  return { code: 'codes-off', retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) };
}
