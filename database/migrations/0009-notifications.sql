-- Every process keeps the catalogue in memory and follows these channels. One message per statement, sent at commit.
--   catalogue  {"kind": <table>, "articleIds": [..] | null}      null: many, or not about single articles
--   stock      {"changes": [{"ean", "shopId", "qty"}] | null}    null: many; read the table again

-- Transition tables need one trigger per event, so each function serves INSERT, UPDATE and DELETE by name: added, removed.

CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', json_build_object('kind', TG_TABLE_NAME, 'articleIds', NULL)::text);
  RETURN NULL;
END $$;

-- A message holds 8000 bytes at most; beyond 200 articles a process had better read everything again anyway.
CREATE FUNCTION notify_articles(kind text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('catalogue', json_build_object(
           'kind', kind, 'articleIds', CASE WHEN cardinality(ids) <= 200 THEN to_json(ids) END)::text)
   WHERE cardinality(ids) > 0
$$;

CREATE FUNCTION notify_articles_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(SELECT DISTINCT article_id FROM added ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_articles_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(SELECT DISTINCT article_id FROM removed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_articles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(SELECT article_id FROM added UNION SELECT article_id FROM removed ORDER BY 1));
  RETURN NULL;
END $$;

-- A review that waits for approval changes nothing that is shown.
CREATE FUNCTION notify_reviews_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(SELECT DISTINCT article_id FROM added WHERE approved ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_reviews_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(SELECT DISTINCT article_id FROM removed WHERE approved ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_articles(TG_TABLE_NAME, ARRAY(
    SELECT article_id FROM added WHERE approved UNION SELECT article_id FROM removed WHERE approved ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_stock(changes json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('stock', json_build_object(
           'changes', CASE WHEN json_array_length(changes) <= 100 THEN changes END)::text)
   WHERE json_array_length(changes) > 0
$$;

CREATE FUNCTION notify_stock_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_stock((
    SELECT json_agg(json_build_object('ean', ean, 'shopId', shop_id, 'qty', qty) ORDER BY ean, shop_id)
      FROM (SELECT * FROM added LIMIT 101) few));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_stock_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_stock((
    SELECT json_agg(json_build_object('ean', ean, 'shopId', shop_id, 'qty', 0) ORDER BY ean, shop_id)
      FROM (SELECT * FROM removed LIMIT 101) few));
  RETURN NULL;
END $$;

-- Rows that keep their key and figure are left out; one that changed its key is told as gone and as new.
CREATE FUNCTION notify_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_stock((
    SELECT json_agg(json_build_object('ean', ean, 'shopId', shop_id, 'qty', coalesce(a.qty, 0)) ORDER BY ean, shop_id)
      FROM (SELECT ean, shop_id, added.qty
              FROM added FULL JOIN removed USING (ean, shop_id)
             WHERE added.qty IS DISTINCT FROM removed.qty
             LIMIT 101) a));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_stock_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock', '{"changes" : null}');
  RETURN NULL;
END $$;

DO $$
DECLARE
  named text;
BEGIN
  -- Small tables: whatever changes, the process reads them again.
  FOREACH named IN ARRAY ARRAY['genders', 'product_lines', 'color_groups', 'colors', 'sizes', 'main_groups', 'article_groups2',
    'article_groups3', 'shops', 'shop_opening_exceptions', 'postal_codes', 'shipping_methods', 'campaigns', 'blog_posts',
    'blog_categories', 'blog_post_categories', 'blog_related_articles', 'polls', 'poll_questions', 'poll_options',
    'social_posts', 'tenants', 'settings']
  LOOP
    EXECUTE format('CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()', named);
  END LOOP;

  -- Tables that are about articles say which.
  FOREACH named IN ARRAY ARRAY['articles', 'slug_history', 'article_genders', 'custom_subcategory_articles', 'variants',
    'article_images', 'price_history', 'campaign_articles', 'bestseller_ranks', 'reviews', 'stock']
  LOOP
    EXECUTE format('CREATE TRIGGER notify_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named,
      CASE WHEN named IN ('reviews', 'stock') THEN 'notify_' || named || '_added' ELSE 'notify_articles_added' END);
    EXECUTE format('CREATE TRIGGER notify_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named,
      CASE WHEN named IN ('reviews', 'stock') THEN 'notify_' || named || '_changed' ELSE 'notify_articles_changed' END);
    EXECUTE format('CREATE TRIGGER notify_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', named,
      CASE WHEN named IN ('reviews', 'stock') THEN 'notify_' || named || '_removed' ELSE 'notify_articles_removed' END);
    EXECUTE format('CREATE TRIGGER notify_truncated AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION %I()', named,
      CASE WHEN named = 'stock' THEN 'notify_stock_truncated' ELSE 'notify_catalogue' END);
  END LOOP;
END $$;
