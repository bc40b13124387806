-- What a photograph of a post shows, for who does not see it. Of a drawing it is empty.
ALTER TABLE blog_posts ADD COLUMN image_alt text NOT NULL DEFAULT '';

-- What the office has written of a post itself, as held_fields has it of an article (decision 46): imports leave it alone and note
-- here what they would have written. Columns of blog_posts, and the import's names of its two lists.
CREATE TABLE held_post_fields (
  post_id integer NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
  field   text NOT NULL CHECK (field IN ('title', 'lead', 'body', 'featured_image', 'published_at', 'categories',
            'relatedArticles')),
  said    jsonb,  -- what the import said last; null: none has said anything of the post
  said_at timestamptz NOT NULL DEFAULT now(),
  held_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, field)
);

-- Posts that were written here before: the next import leaves them as they are.
INSERT INTO held_post_fields (post_id, field)
SELECT post_id, field
  FROM blog_posts
 CROSS JOIN unnest(ARRAY['title', 'lead', 'body', 'featured_image', 'published_at', 'categories', 'relatedArticles']) AS field
 WHERE markdown IS NOT NULL;
