-- The blog and the polls as the office writes them (decision 49).

ALTER TABLE blog_posts
  ADD COLUMN markdown text,  -- what the body was written as at the desk; null: it came as HTML
  ADD COLUMN draft boolean NOT NULL DEFAULT false,  -- not in the shop
  ADD COLUMN version integer NOT NULL DEFAULT 0;

-- Rises with every change, whoever makes it. An import writes HTML: what was written here is then not its source any more.
CREATE FUNCTION change_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.body <> OLD.body AND NEW.markdown IS NOT DISTINCT FROM OLD.markdown THEN
    NEW.markdown := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER change_blog_post BEFORE UPDATE ON blog_posts
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION change_blog_post();

-- A poll that is active is open from and until then; null: at once, without an end.
ALTER TABLE polls
  ADD COLUMN opens_at  timestamptz,
  ADD COLUMN closes_at timestamptz,
  ADD COLUMN version   integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT polls_time CHECK (closes_at > opens_at);
