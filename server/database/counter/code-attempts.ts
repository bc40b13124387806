import { codeAttempts } from '#domain/counter/proof.ts';
import type { CounterStore } from '#server/ports/counter.ts';
import type { Database } from '../connection/client.ts';
import { auditStaff } from '../staff/staff-audit.ts';

/** Wrong pickup codes by shop, counted over all processes; that they are off is written down for the manager. */
export function codeAttemptWork(database: Database): Pick<CounterStore, 'codesOffUntil' | 'countWrongCode'> {
  return {
    codesOffUntil: async (shop, now) => {
      const [row] = await database.query<{ until: Date }>(
        'SELECT off_until AS until FROM counter_code_tries WHERE shop_id = $1 AND off_until > $2',
        [shop, new Date(now)],
      );
      return row?.until.getTime() ?? null;
    },
    countWrongCode: (shop, now) =>
      database.transaction(async (tx) => {
        const [row] = await tx.query<{ wrong: number }>(
          `INSERT INTO counter_code_tries AS t (shop_id, wrong, since) VALUES ($1, 1, $2)
           ON CONFLICT (shop_id) DO UPDATE
              SET wrong = CASE WHEN t.since <= $3 THEN 1 ELSE t.wrong + 1 END,
                  since = CASE WHEN t.since <= $3 THEN $2 ELSE t.since END
           RETURNING wrong`,
          [shop, new Date(now), new Date(now - codeAttempts.withinMs)],
        );
        if ((row?.wrong ?? 0) < codeAttempts.most) return null;
        const until = now + codeAttempts.offMs;
        await tx.execute('UPDATE counter_code_tries SET off_until = $2, wrong = 0, since = $3 WHERE shop_id = $1', [
          shop,
          new Date(until),
          new Date(now),
        ]);
        const actor = { member: null, device: null, shop };
        await auditStaff(tx, { actor, action: 'codes-off', subject: `shop:${shop}`, after: { until } });
        return until;
      }),
  };
}
