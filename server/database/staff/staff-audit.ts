import type { StaffActor } from '#server/ports/staff.ts';
import type { Queryable } from '../connection/client.ts';

export interface StaffAudit {
  readonly actor: StaffActor;
  readonly action: string;
  readonly subject: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Whoever gives a command at the machine itself. */
export const command: StaffActor = { member: null, device: null, shop: null };

export async function auditStaff(tx: Queryable, { actor, action, subject, before, after }: StaffAudit): Promise<void> {
  await tx.execute(
    `INSERT INTO audit_log (actor, action, subject, staff_member_id, staff_device_id, shop_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      actor === command ? 'command' : 'staff',
      action,
      subject,
      actor.member,
      actor.device,
      actor.shop,
      before === undefined ? null : JSON.stringify(before),
      after === undefined ? null : JSON.stringify(after),
    ],
  );
}
