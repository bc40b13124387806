-- What the law wants told of goods, and when an article's page last changed. Typed columns rather than one document: an import
-- says one field at a time and leaves the others as they are, the checks hold each by itself, and the list of what is missing
-- is plain SQL.

ALTER TABLE articles
  -- What is in the package, for the price per kilo, litre, metre or piece.
  ADD COLUMN content_amount   numeric(12,3) CHECK (content_amount > 0),
  ADD COLUMN content_unit     text CHECK (content_unit IN ('g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm', 'm', 'stk')),
  ADD COLUMN goods_kind       text,
  ADD COLUMN ingredients      text,
  ADD COLUMN allergens        text,   -- words of the ingredients, with commas between them
  ADD COLUMN may_contain      text,
  ADD COLUMN biocide_sentence text,
  ADD COLUMN safety_text      text,   -- hazards, and how to use it safely
  ADD COLUMN electrical       smallint CHECK (electrical IN (0, 1)),   -- null: nobody has said
  ADD COLUMN battery          text CHECK (battery IN ('none', 'loose', 'built-in')),
  ADD COLUMN material         text,
  ADD COLUMN guarantee        text,
  ADD COLUMN changed_at       timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT articles_whole_content CHECK ((content_amount IS NULL) = (content_unit IS NULL));

ALTER TABLE article_images ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

-- What holds for a whole group: its kind, and what is promised of it. The nearest level that says something counts.
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['main_groups', 'article_groups2', 'article_groups3'] LOOP
    EXECUTE format($sql$
      ALTER TABLE %I
        ADD COLUMN goods_kind      text,
        ADD COLUMN complaint_years smallint CHECK (complaint_years IN (2, 5)),
        ADD COLUMN return_days     smallint CHECK (return_days BETWEEN 0 AND 3650),   -- 0: cannot be returned
        ADD COLUMN guarantee       text$sql$, named);
  END LOOP;
  FOREACH named IN ARRAY ARRAY['articles', 'main_groups', 'article_groups2', 'article_groups3'] LOOP
    EXECUTE format($sql$
      ALTER TABLE %I ADD CONSTRAINT %I CHECK (goods_kind IN
        ('food', 'biocide', 'chemical', 'electrical', 'textile', 'footwear', 'equipment'))$sql$, named, named || '_goods_kind');
  END LOOP;
END $$;

-- An article with what its groups say. What declares its nutrients, or has the tax of food, is food.
CREATE VIEW article_goods AS
SELECT a.article_id,
       coalesce(a.goods_kind, g3.goods_kind, g2.goods_kind, m.goods_kind,
                CASE WHEN a.nutrient_content <> '' OR a.vat_percentage = 15 THEN 'food' END) AS kind,
       coalesce(g3.complaint_years, g2.complaint_years, m.complaint_years) AS complaint_years,
       coalesce(g3.return_days, g2.return_days, m.return_days) AS return_days,
       coalesce(a.guarantee, g3.guarantee, g2.guarantee, m.guarantee) AS guarantee
  FROM articles a
  JOIN main_groups m USING (main_group_id)
  LEFT JOIN article_groups2 g2 ON g2.article_group2_id = a.article_group2_id
  LEFT JOIN article_groups3 g3 ON g3.article_group3_id = a.article_group3_id;

-- Search engines are told when a page changed. A row that is written again as it was did not.
UPDATE articles SET changed_at = date_created;
UPDATE article_images SET changed_at = a.date_created FROM articles a WHERE a.article_id = article_images.article_id;
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON articles
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.changed_at = NEW.changed_at) EXECUTE FUNCTION note_change();
CREATE TRIGGER note_change BEFORE UPDATE ON article_images
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.changed_at = NEW.changed_at) EXECUTE FUNCTION note_change();
