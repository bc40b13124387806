import { createHmac } from 'node:crypto';
import { normaliseEmail } from '#domain/customer/email.ts';
import { newSecret, secretHash } from '#server/crypto/secret-hash.ts';
import type { DueWatch, Watch, Watches } from '#server/ports/watch/watches.ts';
import type { Database } from '../connection/client.ts';
import { queueMail } from './mail-outbox.ts';

/**
 * Whose a watch is: the customer's ($1) who asked, and of those asked for as a guest the ones with an address that is
 * proven to be the customer's.
 */
export const watchOwner = `(w.customer_id = $1 OR w.customer_id IS NULL AND lower(w.email) =
  (SELECT lower(c.email) FROM customers c WHERE c.customer_id = $1 AND c.email_verified_at IS NOT NULL))`;

const columns = `w.watch_id AS id, w.kind, w.article_id AS "articleId", w.ean, w.shop_id AS "shopId",
  (SELECT s.name FROM shops s WHERE s.shop_id = w.shop_id) AS "shopName", w.below_price AS "belowPrice",
  w.confirmed_at IS NOT NULL AS confirmed, w.created_at AS "createdAt"`;

/** `secret` derives the token that ends all watches of an address, as every mail must carry the same one. */
export function databaseWatches(database: Database, secret: string): Watches {
  const endToken = (email: string) => createHmac('sha256', secret).update(normaliseEmail(email)).digest('base64url');
  return {
    ask: (watch, mail) =>
      database.transaction(async (tx) => {
        const token = newSecret();
        const added = await tx.execute(
          `INSERT INTO watches AS w (kind, article_id, ean, shop_id, below_price, customer_id, email, token_hash,
                                     address_hash, confirmed_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (lower(email), kind, article_id, ean, shop_id) WHERE notified_at IS NULL DO UPDATE
              SET token_hash = excluded.token_hash, expires_at = excluded.expires_at,
                  confirmed_at = excluded.confirmed_at, below_price = excluded.below_price,
                  customer_id = coalesce(excluded.customer_id, w.customer_id)
            WHERE w.confirmed_at IS NULL OR excluded.confirmed_at IS NOT NULL`,
          [
            watch.kind,
            watch.articleId,
            watch.ean,
            watch.shopId,
            watch.belowPrice,
            watch.customerId,
            watch.email,
            secretHash(token),
            secretHash(endToken(watch.email)),
            watch.confirmedAt,
            watch.expiresAt,
          ],
        );
        if (added > 0 && mail !== null) await queueMail(tx, mail(token));
      }),
    confirm: async (token, now, expiresAt) => {
      const [row] = await database.query<Watch>(
        `UPDATE watches w SET confirmed_at = coalesce(w.confirmed_at, $2),
                expires_at = CASE WHEN w.confirmed_at IS NULL THEN $3 ELSE w.expires_at END
          WHERE w.token_hash = $1 AND w.expires_at > $2 RETURNING ${columns}`,
        [secretHash(token), now, expiresAt],
      );
      return row ?? null;
    },
    end: async (token) => {
      await database.execute('DELETE FROM watches WHERE token_hash = $1 OR address_hash = $1', [secretHash(token)]);
    },
    of: (customerId) =>
      database.query<Watch>(
        `SELECT ${columns} FROM watches w WHERE ${watchOwner} AND w.expires_at > now() ORDER BY w.watch_id DESC`,
        [customerId],
      ),
    endOwn: async (customerId, id) =>
      (await database.execute(`DELETE FROM watches w WHERE ${watchOwner} AND w.watch_id = $2`, [customerId, id])) > 0,
    pricedArticles: async () => {
      const rows = await database.query<{ id: number }>(
        `SELECT DISTINCT article_id AS id FROM watches WHERE kind = 'price' AND confirmed_at IS NOT NULL`,
      );
      return rows.map(({ id }) => id);
    },
    tell: (prices, mails, most) =>
      database.transaction(async (tx) => {
        const due = await tx.query<Omit<DueWatch, 'endToken'> & { asked: string }>(dueWatches, [
          prices.map(({ articleId }) => articleId),
          prices.map(({ price }) => price),
          most,
        ]);
        const written = await mails(due.map(({ asked, ...watch }) => ({ ...watch, endToken: endToken(asked) })));
        const told: number[] = [];
        for (const [at, { id }] of due.entries()) {
          const mail = written[at] ?? null;
          if (mail === null) continue;
          await queueMail(tx, mail);
          told.push(id);
        }
        await tx.execute('DELETE FROM watches WHERE watch_id = ANY($1)', [told]);
        return told.length;
      }),
  };
}

/**
 * Watches that have come true, by stock as it stands in the table and by the prices given, each locked by the process that tells.
 * A customer who has changed the address since is told at the new one, once that is verified.
 */
const dueWatches = `
  SELECT w.watch_id AS id, w.kind, w.article_id AS "articleId", w.ean, w.shop_id AS "shopId",
         w.below_price AS "belowPrice", w.email AS asked, w.customer_id AS "customerId",
         CASE WHEN c.email_verified_at IS NOT NULL THEN c.email ELSE w.email END AS recipient,
         coalesce(c.first_name, '') AS "firstName",
         coalesce((SELECT json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) ORDER BY s.qty DESC, s.shop_id)
                     FROM stock_for_sale s
                    WHERE s.ean = w.ean AND (w.shop_id IS NULL OR s.shop_id = w.shop_id)), '[]') AS stock
    FROM watches w
    JOIN articles a ON a.article_id = w.article_id AND a.visible_on_web = 1
    LEFT JOIN customers c ON c.customer_id = w.customer_id
    LEFT JOIN unnest($1::int[], $2::numeric[]) AS now (article_id, price) ON now.article_id = w.article_id
   WHERE w.confirmed_at IS NOT NULL AND w.expires_at > now()
     AND CASE w.kind
           WHEN 'price' THEN now.price < w.below_price
           ELSE EXISTS (SELECT FROM stock_for_sale s
                         WHERE s.ean = w.ean AND (w.shop_id IS NULL OR s.shop_id = w.shop_id)) END
   ORDER BY w.watch_id
   LIMIT $3
     FOR UPDATE OF w SKIP LOCKED`;
