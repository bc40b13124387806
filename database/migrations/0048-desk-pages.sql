-- What the office writes itself: pages, posts of the blog and polls (decision 49).

-- Every text of a page that was in the shop, from the first that was changed at the desk; of legal texts also those of the
-- files. The newest of a page is what is shown: one that is held stands in the place of the file.
CREATE TABLE page_versions (
  page_version_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_name      text NOT NULL,
  slug            text NOT NULL CHECK (length(slug) <= 50),
  title           text NOT NULL,
  description     text NOT NULL,
  lead            text NOT NULL,
  body            text NOT NULL,  -- Markdown
  held            boolean NOT NULL,
  published_at    timestamptz NOT NULL,
  staff_member_id integer REFERENCES staff_members ON DELETE SET NULL
);
CREATE INDEX page_versions_slug ON page_versions (brand_name, slug, page_version_id DESC);
CREATE INDEX page_versions_staff_member_id ON page_versions (staff_member_id);
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_versions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();

-- The terms an order was placed under; null: placed before terms were kept.
ALTER TABLE reservations ADD COLUMN terms_version integer REFERENCES page_versions;
CREATE INDEX reservations_terms_version ON reservations (terms_version);
