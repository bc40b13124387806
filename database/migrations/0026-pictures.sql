-- The chain's own photographs. Their bytes lie in the picture store under their hash (docs/pictures.md); here stands what a page
-- must know before they are there: how large one is, and how it stands in a box of another shape.
CREATE TABLE pictures (
  hash         text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),  -- of the file as it came
  width        integer NOT NULL CHECK (width BETWEEN 1 AND 12000),
  height       integer NOT NULL CHECK (height BETWEEN 1 AND 12000),
  look         text NOT NULL CHECK (look IN ('stand', 'fill')),   -- a cut-out stands on a ground, any other fills its box
  focus_x      smallint NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),  -- percent, of what must be seen
  focus_y      smallint NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  taken_at     timestamptz NOT NULL DEFAULT now(),
  stored_at    timestamptz,            -- null: its bytes are not in the store yet
  unused_since timestamptz DEFAULT now()  -- null: an article shows it
);
CREATE INDEX pictures_unused ON pictures (unused_since) WHERE unused_since IS NOT NULL;

ALTER TABLE article_images
  ADD COLUMN picture text REFERENCES pictures (hash),
  ADD CONSTRAINT article_images_one_source CHECK (picture IS NULL OR drawing IS NULL);
CREATE INDEX article_images_picture ON article_images (picture);

-- Whoever takes a picture away, an article that goes with its pictures too: from then on the thirty days are counted.
CREATE FUNCTION picture_use_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    UPDATE pictures SET unused_since = NULL WHERE hash = NEW.picture AND unused_since IS NOT NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE pictures SET unused_since = now()
     WHERE hash = OLD.picture AND unused_since IS NULL
       AND NOT EXISTS (SELECT FROM article_images WHERE picture = OLD.picture);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER picture_shown AFTER INSERT ON article_images
  FOR EACH ROW WHEN (NEW.picture IS NOT NULL) EXECUTE FUNCTION picture_use_changed();
CREATE TRIGGER picture_changed AFTER UPDATE OF picture ON article_images
  FOR EACH ROW WHEN (OLD.picture IS DISTINCT FROM NEW.picture) EXECUTE FUNCTION picture_use_changed();
CREATE TRIGGER picture_taken_away AFTER DELETE ON article_images
  FOR EACH ROW WHEN (OLD.picture IS NOT NULL) EXECUTE FUNCTION picture_use_changed();
