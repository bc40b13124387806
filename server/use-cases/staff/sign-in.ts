import { pinAttempts, pinLockMs } from '#domain/staff/pin.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { StaffDevice } from '#server/ports/staff.ts';
import type { StaffParts } from './staff-parts.ts';

export type SignInRefusal =
  /** Nobody of this device's shops has that number. */
  | { readonly code: 'unknown' | 'come-back' }
  | { readonly code: 'wrong-pin'; readonly left: number }
  | { readonly code: 'clerk-locked'; readonly lockedUntil: number };

/** A clerk of one of the device's shops signs in by PIN. Five wrong ones lock the clerk, at every device. */
export async function signIn(
  parts: StaffParts,
  { device, clerk, pin }: { readonly device: StaffDevice; readonly clerk: number; readonly pin: string },
): Promise<Result<null, SignInRefusal>> {
  const { staff, hasher, now } = parts;
  const members = await staff.members(device.shops);
  if (!members.some(({ id }) => id === clerk)) return refused({ code: 'unknown' });
  const tried = await staff.takePinAttempt(clerk, now());
  if (tried.kind === 'unknown') return refused({ code: 'unknown' });
  if (tried.kind === 'locked') return refused({ code: 'clerk-locked', lockedUntil: tried.until });
  const matches = tried.wrong <= pinAttempts && (await hasher.matches(pin, tried.pinHash));
  if (matches === 'busy') return refused({ code: 'come-back' });
  if (matches) {
    await staff.startSession(device.id, clerk, now());
    return done(null);
  }
  if (tried.wrong < pinAttempts) return refused({ code: 'wrong-pin', left: pinAttempts - tried.wrong });
  const lockedUntil = now() + pinLockMs;
  await staff.lockMember(clerk, lockedUntil, { member: null, device: device.id, shop: null });
  return refused({ code: 'clerk-locked', lockedUntil });
}
