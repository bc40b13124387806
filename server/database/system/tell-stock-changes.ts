import type { Database } from '../connection/client.ts';

/** Debounce: an article that changes all the time makes at most one event in this time. */
const everySeconds = 5;

/** Events of articles whose stock has changed, once each; what has changed within the last seconds waits. */
export async function tellStockChanges(database: Database): Promise<void> {
  await database.execute(
    `WITH ripe AS (
       SELECT article_id FROM stock_changes_to_tell GROUP BY 1 HAVING min(changed_at) <= now() - make_interval(secs => $1)),
     told AS (
       DELETE FROM stock_changes_to_tell c USING ripe WHERE c.article_id = ripe.article_id RETURNING c.article_id)
     INSERT INTO outbox_events (type, data)
     SELECT DISTINCT ON (article_id) 'stock.changed', jsonb_build_object('article', article_id) FROM told`,
    [everySeconds],
  );
}
