import { done, type Result, refused } from '#server/ports/result.ts';
import type { StaffDevice, StaffSession } from '#server/ports/staff.ts';
import type { StaffParts } from './staff-parts.ts';

/** A manager opens a clerk of one of their own shops whose PIN was wrong too often. */
export async function openClerk(
  { staff }: StaffParts,
  { clerk, device, session }: { readonly clerk: number; readonly device: StaffDevice; readonly session: StaffSession },
): Promise<Result<null, { readonly code: 'unknown' }>> {
  const members = await staff.members(device.shops.filter((shop) => session.member.shops.includes(shop)));
  if (!members.some(({ id }) => id === clerk)) return refused({ code: 'unknown' });
  const opened = await staff.openMember(clerk, { member: session.member.id, device: device.id, shop: null });
  return opened ? done(null) : refused({ code: 'unknown' });
}
