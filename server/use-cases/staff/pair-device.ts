import { type ShopId, shopId, webStockShop } from '#domain/shop/shop-id.ts';
import { readPairingCode } from '#domain/staff/pairing-code.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { StaffDevice } from '#server/ports/staff.ts';
import { addDemoClerks } from './demo-clerks.ts';
import type { StaffParts } from './staff-parts.ts';

export type PairRefusal =
  | { readonly code: 'wrong-code' }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number };

/** Codes tried from one address in ten minutes. */
const attemptsFromAddress = { most: 10, seconds: 600 };

/** In a demo this is a code, and pairs with every shop there is. */
const demoCode = 'DEMO';

/** A device becomes one of a shop's by a code that is used once; a wrong, an old and a used one are answered alike. */
export async function pairDevice(
  parts: StaffParts,
  asked: { readonly code: string; readonly token: string; readonly address: string },
): Promise<Result<StaffDevice, PairRefusal>> {
  const key = `counter-pair:${asked.address}`;
  const attempts = await parts.limiter.hit({ key, ...attemptsFromAddress });
  if (!attempts.allowed) return refused({ code: 'too-many-attempts', retryAfterSeconds: attempts.retryAfterSeconds });
  if (parts.isDemo && asked.code.trim().toUpperCase() === demoCode) return pairInDemo(parts, asked.token);
  const code = readPairingCode(asked.code);
  const device = code === null ? null : await parts.staff.redeemPairingCode(code, asked.token, parts.now());
  if (device === null) return refused({ code: 'wrong-code' });
  await parts.limiter.giveBack(key);
  return done(device);
}

async function pairInDemo(parts: StaffParts, token: string): Promise<Result<StaffDevice, PairRefusal>> {
  const shops: readonly ShopId[] = [...parts.published.current.shops.map(({ id }) => shopId(id)), webStockShop];
  await addDemoClerks(parts, shops);
  return done(await parts.staff.pairDevice({ name: 'Demo', shops }, token));
}
