import type { ShopId } from '#domain/shop/shop-id.ts';
import { isGoodPin } from '#domain/staff/pin.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { StaffActor, StaffRole, StaffStore } from '#server/ports/staff.ts';

export interface NewClerk {
  readonly name: string;
  readonly pin: string;
  readonly role: StaffRole;
  readonly shops: readonly ShopId[];
}

/** Somebody begins to work in a shop. Gives their number. */
export async function addClerk(
  { staff, hasher, by }: { readonly staff: StaffStore; readonly hasher: PasswordHasher; readonly by?: StaffActor },
  { name, pin, role, shops }: NewClerk,
): Promise<Result<number, 'bad-pin' | 'busy'>> {
  if (!isGoodPin(pin)) return refused('bad-pin');
  const pinHash = await hasher.hash(pin);
  return pinHash === 'busy' ? refused('busy') : done(await staff.addMember({ name, role, pinHash, shops }, by));
}
