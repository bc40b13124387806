import type { ShopId } from '#domain/shop/shop-id.ts';
import type { StaffMember, StaffRole } from '#server/ports/staff.ts';
import type { StaffParts } from './staff-parts.ts';

/** Invented people of the demo shop; their PINs stand on its sign-in. A live shop never has them. */
const demoClerks: readonly { readonly name: string; readonly role: StaffRole; readonly pin: string }[] = [
  { name: 'Jonas Haug', role: 'clerk', pin: '2580' },
  { name: 'Ingrid Moe', role: 'clerk', pin: '4071' },
  { name: 'Sigrid Lie', role: 'manager', pin: '9163' },
];

export async function addDemoClerks({ staff, hasher }: StaffParts, shops: readonly ShopId[]): Promise<void> {
  const known = new Set((await staff.allMembers()).map(({ name }) => name));
  for (const { name, role, pin } of demoClerks) {
    if (known.has(name)) continue;
    const pinHash = await hasher.hash(pin);
    if (pinHash !== 'busy') await staff.addMember({ name, role, pinHash, shops });
  }
}

export function demoPins(members: readonly StaffMember[]): { clerk: number; pin: string }[] {
  return members.flatMap(({ id, name }) => {
    const known = demoClerks.find((clerk) => clerk.name === name);
    return known === undefined ? [] : [{ clerk: id, pin: known.pin }];
  });
}
