import type { AuditLog } from '#server/ports/checkout/audit-log.ts';
import type { Queryable } from '../connection/client.ts';

export function auditLog(tx: Queryable): AuditLog {
  return {
    write: async ({ actor, action, subject, details }) => {
      await tx.execute('INSERT INTO audit_log (actor, action, subject, details) VALUES ($1, $2, $3, $4)', [
        actor,
        action,
        subject,
        JSON.stringify(details ?? {}),
      ]);
    },
  };
}
