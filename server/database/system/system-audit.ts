import type { SystemAudit } from '#server/ports/system/system-audit.ts';
import type { Queryable } from '../connection/client.ts';

export function systemAudit(database: Queryable): SystemAudit {
  return {
    write: async ({ key, action, subject, after }) => {
      await database.execute('INSERT INTO audit_log (actor, action, subject, after) VALUES ($1, $2, $3, $4)', [
        `key:${key}`,
        action,
        subject,
        JSON.stringify(after),
      ]);
    },
  };
}
