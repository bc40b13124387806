-- Pictures of articles that have been replaced. A page may be shown, or kept by a browser, for longer than its pictures stand in
-- the catalogue, and an address of a picture never changes what it means; so it is drawn as it was for as long as a browser may
-- keep it. With its article it goes.
CREATE TABLE former_article_images (
  path        text PRIMARY KEY,
  article_id  integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  drawing     jsonb NOT NULL CHECK (jsonb_typeof(drawing) = 'object'),
  replaced_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_article_images_article_id ON former_article_images (article_id);

CREATE FUNCTION remember_article_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_article_images
   WHERE article_id = OLD.article_id AND replaced_at < now() - interval '1 year';
  -- Not when it goes because its article goes.
  INSERT INTO former_article_images (path, article_id, drawing)
  SELECT OLD.path, OLD.article_id, OLD.drawing FROM articles WHERE article_id = OLD.article_id
  ON CONFLICT (path) DO UPDATE SET drawing = excluded.drawing, article_id = excluded.article_id, replaced_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER remember_image_deleted AFTER DELETE ON article_images
  FOR EACH ROW WHEN (OLD.drawing IS NOT NULL) EXECUTE FUNCTION remember_article_image();
CREATE TRIGGER remember_image_changed AFTER UPDATE OF path ON article_images
  FOR EACH ROW WHEN (OLD.drawing IS NOT NULL AND OLD.path <> NEW.path) EXECUTE FUNCTION remember_article_image();
