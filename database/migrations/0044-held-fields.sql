-- What the office has written of an article itself: imports leave such a field alone and note here what they would have
-- written (decision 46). Price, EAN, VAT and stock come from the source and are never held.
CREATE TABLE held_fields (
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  field      text NOT NULL CHECK (field IN ('name', 'slug', 'description', 'tech_description', 'web_label',
               'visible_on_web', 'purchasable_on_web', 'only_cc', 'featured')),
  said       jsonb NOT NULL,  -- what the import said last: the value of the column; of a slug null, as the name says it
  said_at    timestamptz NOT NULL DEFAULT now(),
  held_by    integer,  -- of the staff; without a reference, as what is held outlives whoever held it
  held_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (article_id, field)
);

-- Rises with every change, whoever makes it: what somebody at the desk expects to change.
ALTER TABLE articles ADD COLUMN version integer NOT NULL DEFAULT 0;
CREATE FUNCTION raise_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER raise_version BEFORE UPDATE ON articles
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_article_version();

-- The desk's list of goods: by the beginnings of words, by number, and what lacks something.
CREATE INDEX articles_words ON articles USING gin (to_tsvector('simple', name));
CREATE INDEX articles_number_begins ON articles (lower(article_no) text_pattern_ops);
CREATE INDEX articles_hidden ON articles (article_id) WHERE visible_on_web = 0;
CREATE INDEX articles_without_text ON articles (article_id) WHERE description = '';
