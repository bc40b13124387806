-- The search engine holds where there are pieces, not how many: most changes of stock are of no concern to it. Those that neither
-- empty nor fill a place are noted as 'stock', so that pages with the count are dropped and nothing is written.
ALTER TABLE catalogue_changes
  DROP CONSTRAINT catalogue_changes_kind_check,
  DROP CONSTRAINT catalogue_changes_check,
  ADD CONSTRAINT catalogue_changes_kind_check CHECK (kind IN ('article', 'stock', 'reference', 'all')),
  ADD CONSTRAINT catalogue_changes_check CHECK ((kind IN ('article', 'stock')) = (article_id IS NOT NULL));

CREATE OR REPLACE FUNCTION catalogue_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    INSERT INTO catalogue_changes (kind, article_id)
    SELECT CASE WHEN bool_or((a.qty > 0) IS DISTINCT FROM (r.qty > 0)) THEN 'article' ELSE 'stock' END, v.article_id
      FROM added a FULL JOIN removed r USING (ean, shop_id) JOIN variants v USING (ean)
     WHERE a.qty IS DISTINCT FROM r.qty
     GROUP BY v.article_id;
  END IF;
  RETURN NULL;
END $$;

-- Processes with the catalogue in memory listen to these, and while an indexer is followed there are none. A commit without a
-- notification waits for no other.
CREATE OR REPLACE FUNCTION notify_stock_slices(changes json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('stock', '{"changes" : null}')
   WHERE json_array_length(changes) > 2000 AND NOT is_catalogue_followed();
  SELECT pg_notify('stock', json_build_object('changes', json_agg(change ORDER BY place))::text)
    FROM json_array_elements(changes) WITH ORDINALITY AS listed (change, place)
   WHERE json_array_length(changes) <= 2000 AND NOT is_catalogue_followed()
   GROUP BY (place - 1) / 100
$$;
