import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { Queryable } from './connection/client.ts';

/** Fixed windows that open with the first attempt. One statement counts and reads, so that two processes never both get the last one. */
export function databaseRateLimiter(database: Queryable): RateLimiter {
  return {
    hit: async ({ key, most, seconds }) => {
      const [row] = await database.query<{ hits: number; left: number }>(
        `INSERT INTO rate_limits AS r (key, hits, expires_at) VALUES ($1, 1, now() + make_interval(secs => $2))
         ON CONFLICT (key) DO UPDATE
            SET hits = CASE WHEN r.expires_at <= now() THEN 1 ELSE r.hits + 1 END,
                expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
         RETURNING hits, extract(epoch FROM expires_at - now())::float8 AS left`,
        [key, seconds],
      );
      if (row === undefined || row.hits <= most) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(row.left)) };
    },
    giveBack: async (key) => {
      await database.execute('UPDATE rate_limits SET hits = hits - 1 WHERE key = $1 AND hits > 0', [key]);
    },
    reset: async (key) => {
      await database.execute('DELETE FROM rate_limits WHERE key = $1', [key]);
    },
  };
}
