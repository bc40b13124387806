-- What a photograph of a post shows, for who does not see it. Of a drawing it is empty.
ALTER TABLE blog_posts ADD COLUMN image_alt text NOT NULL DEFAULT '';
