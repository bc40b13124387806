import type { ShopId } from '#domain/shop/shop-id.ts';
import { pairingCode, pairingCodeLength, pairingCodeLifeMs } from '#domain/staff/pairing-code.ts';
import type { StaffActor, StaffStore } from '#server/ports/staff.ts';

interface PairingParts {
  readonly staff: StaffStore;
  readonly random: () => number;
  readonly now: () => number;
  /** Left out: the command. */
  readonly by?: StaffActor;
}

/** A code by which one device becomes one of these shops', once and for ten minutes. `random` gives numbers from 0 up to 1. */
export async function makePairingCode(
  { staff, random, now, by }: PairingParts,
  { deviceName, shops }: { readonly deviceName: string; readonly shops: readonly ShopId[] },
): Promise<string> {
  const code = pairingCode(Array.from({ length: pairingCodeLength }, random));
  await staff.writePairingCode({ code, deviceName, shops, expiresAt: now() + pairingCodeLifeMs }, by);
  return code;
}
