-- A place that is emptied or filled, and a row of stock that comes or goes, is noted as 'place': the indexer reads the stock of that
-- variant and nothing else of the article.
ALTER TABLE catalogue_changes
  ADD COLUMN ean text,
  DROP CONSTRAINT catalogue_changes_kind_check,
  DROP CONSTRAINT catalogue_changes_check,
  ADD CONSTRAINT catalogue_changes_kind_check CHECK (kind IN ('article', 'place', 'stock', 'reference', 'all')),
  ADD CONSTRAINT catalogue_changes_check CHECK ((kind IN ('article', 'place', 'stock')) = (article_id IS NOT NULL));

CREATE OR REPLACE FUNCTION catalogue_stock_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    INSERT INTO catalogue_changes (kind, article_id, ean)
    SELECT DISTINCT 'place', v.article_id, ean FROM added JOIN variants v USING (ean);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_stock_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    INSERT INTO catalogue_changes (kind, article_id, ean)
    SELECT DISTINCT 'place', v.article_id, ean FROM removed JOIN variants v USING (ean);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catalogue_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    INSERT INTO catalogue_changes (kind, article_id, ean)
    SELECT CASE WHEN bool_or((a.qty > 0) IS DISTINCT FROM (r.qty > 0)) THEN 'place' ELSE 'stock' END, v.article_id, ean
      FROM added a FULL JOIN removed r USING (ean, shop_id) JOIN variants v USING (ean)
     WHERE a.qty IS DISTINCT FROM r.qty
     GROUP BY v.article_id, ean;
  END IF;
  RETURN NULL;
END $$;

-- As before, but whoever asks for one article reads the history of that one: a part that is used twice is worked out for all
-- articles first, unless it is told not to be.
CREATE OR REPLACE VIEW price_points AS
WITH asked AS NOT MATERIALIZED (
  SELECT article_id, price, valid_from, valid_to FROM price_history
  UNION ALL
  SELECT article_id, price, starts_at, ends_at FROM campaign_articles WHERE price IS NOT NULL
), change AS (
  SELECT article_id, valid_from AS at FROM asked
  UNION
  SELECT article_id, valid_to FROM asked WHERE valid_to IS NOT NULL
)
SELECT change.article_id, change.at, min(asked.price) AS price
  FROM change JOIN asked ON asked.article_id = change.article_id
   AND asked.valid_from <= change.at AND (asked.valid_to IS NULL OR asked.valid_to > change.at)
 GROUP BY change.article_id, change.at;
