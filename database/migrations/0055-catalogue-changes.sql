-- The catalogue in OpenSearch is written by an indexer, which reads here what has changed. A row is removed when what it says can
-- be searched: nothing is lost with a connection, and a transaction that commits late is seen late, but seen.

-- At most one row. Nothing is noted before an indexer has asked for it: a shop with its catalogue in memory has none.
CREATE TABLE catalogue_indexer (
  only_row       boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  following      boolean NOT NULL DEFAULT false,
  -- Raised by every indexer that takes over: OpenSearch refuses what a former one still writes.
  epoch          integer NOT NULL DEFAULT 0,
  -- What every process of the shop knows of the catalogue.
  version        bigint  NOT NULL DEFAULT 0,
  edition        bigint  NOT NULL DEFAULT 0,
  articles       integer NOT NULL DEFAULT 0,
  next_change_at float8
);

CREATE TABLE catalogue_changes (
  change_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('article', 'reference', 'all')),
  article_id integer,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((kind = 'article') = (article_id IS NOT NULL))
);

CREATE FUNCTION is_catalogue_followed() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM catalogue_indexer WHERE following)
$$;

CREATE FUNCTION catalogue_note(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_changes (kind, article_id) SELECT 'article', id FROM unnest(ids) AS id
$$;

CREATE FUNCTION catalogue_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN INSERT INTO catalogue_changes (kind) VALUES ('reference'); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN INSERT INTO catalogue_changes (kind) VALUES ('all'); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_articles_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN PERFORM catalogue_note(ARRAY(SELECT DISTINCT article_id FROM added)); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_articles_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN PERFORM catalogue_note(ARRAY(SELECT DISTINCT article_id FROM removed)); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    PERFORM catalogue_note(ARRAY(SELECT article_id FROM added UNION SELECT article_id FROM removed));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_stock_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    PERFORM catalogue_note(ARRAY(SELECT DISTINCT v.article_id FROM added JOIN variants v USING (ean)));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_stock_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    PERFORM catalogue_note(ARRAY(SELECT DISTINCT v.article_id FROM removed JOIN variants v USING (ean)));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_catalogue_followed() THEN
    PERFORM catalogue_note(ARRAY(
      SELECT DISTINCT v.article_id
        FROM added a FULL JOIN removed r USING (ean, shop_id) JOIN variants v USING (ean)
       WHERE a.qty IS DISTINCT FROM r.qty));
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  named text;
  of_table text;
BEGIN
  FOREACH named IN ARRAY ARRAY['genders', 'product_lines', 'color_groups', 'colors', 'sizes', 'main_groups', 'article_groups2',
    'article_groups3', 'shops']
  LOOP
    EXECUTE format('CREATE TRIGGER catalogue_reference AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION catalogue_reference()', named);
  END LOOP;

  FOREACH named IN ARRAY ARRAY['articles', 'slug_history', 'article_genders', 'custom_subcategory_articles', 'variants',
    'article_images', 'price_history', 'campaign_articles', 'bestseller_ranks', 'reviews', 'stock']
  LOOP
    of_table := CASE WHEN named = 'stock' THEN 'stock' ELSE 'articles' END;
    EXECUTE format('CREATE TRIGGER catalogue_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named, 'catalogue_' || of_table || '_added');
    EXECUTE format('CREATE TRIGGER catalogue_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named, 'catalogue_' || of_table || '_changed');
    EXECUTE format('CREATE TRIGGER catalogue_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named, 'catalogue_' || of_table || '_removed');
    EXECUTE format('CREATE TRIGGER catalogue_truncated AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION catalogue_all()', named);
  END LOOP;
END $$;
