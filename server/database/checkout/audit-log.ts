import type { AuditLog } from '#server/ports/checkout/audit-log.ts';
import type { Queryable } from '../connection/client.ts';

export function auditLog(tx: Queryable): AuditLog {
  return {
    write: async ({ actor, action, subject, details, staff, before, after }) => {
      const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
      await tx.execute(
        `INSERT INTO audit_log (actor, action, subject, details, staff_member_id, staff_device_id, shop_id, before, after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          actor,
          action,
          subject,
          JSON.stringify(details ?? {}),
          staff?.member ?? null,
          staff?.device ?? null,
          staff?.shop ?? null,
          json(before),
          json(after),
        ],
      );
    },
  };
}
