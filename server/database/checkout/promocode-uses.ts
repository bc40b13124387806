import type { PromocodeUses } from '#server/ports/checkout/promocode-uses.ts';
import type { Queryable } from '../connection/client.ts';

export function promocodeUses(tx: Queryable): PromocodeUses {
  return {
    take: async ({ promocodeId, reservationId, customerKey }) => {
      // The lock first, the count in a statement of its own after it: so it counts what others have committed meanwhile. The
      // reservation's foreign key has the row key-shared by now, so a plain FOR UPDATE of two orders would be a deadlock.
      await tx.execute('SELECT FROM promocodes WHERE promocode_id = $1 FOR NO KEY UPDATE', [promocodeId]);
      const used = await tx.execute(
        `INSERT INTO promocode_uses (promocode_id, reservation_id, customer_key)
         SELECT promocode_id, $2, $3 FROM promocodes p
          WHERE promocode_id = $1 AND (max_uses IS NULL OR uses < max_uses)
            AND (max_uses_per_customer IS NULL OR max_uses_per_customer > (
                   SELECT count(*) FROM promocode_uses u WHERE u.promocode_id = p.promocode_id AND u.customer_key = $3))`,
        [promocodeId, reservationId, customerKey],
      );
      return used === 1;
    },
    release: async (reservationId) => {
      await tx.execute('DELETE FROM promocode_uses WHERE reservation_id = $1', [reservationId]);
    },
  };
}
