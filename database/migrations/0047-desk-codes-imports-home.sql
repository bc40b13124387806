-- What the office does with codes, files and the home page (decision 47).

-- A code that was stopped, and what it was valid for until then.
ALTER TABLE promocodes
  ADD COLUMN stopped_at     timestamptz,
  ADD COLUMN was_valid_from date,
  ADD COLUMN was_valid_to   date;

-- A file that somebody at the desk brought, until it is in or left: where it lies is DATA_DIR, under its number.
CREATE TABLE desk_uploads (
  upload_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name       text NOT NULL,
  size            bigint NOT NULL,
  staff_member_id integer REFERENCES staff_members ON DELETE SET NULL,
  uploaded_at     timestamptz NOT NULL DEFAULT now(),
  -- what was chosen, how far it is and what it came to: the app of any process shows it
  work            jsonb NOT NULL DEFAULT '{}'
);

-- Drafts and versions of the home page: every one that was published stays.
CREATE TABLE home_versions (
  home_version_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_name      text NOT NULL,
  page            jsonb NOT NULL,
  version         integer NOT NULL DEFAULT 0,
  staff_member_id integer REFERENCES staff_members ON DELETE SET NULL,
  changed_at      timestamptz NOT NULL DEFAULT now(),
  publish_at      timestamptz,  -- null: a draft
  published_at    timestamptz,
  back_at         timestamptz,  -- when the page before it comes back
  back_to         integer REFERENCES home_versions,
  CHECK (back_at > publish_at)
);
CREATE INDEX home_versions_due ON home_versions (publish_at) WHERE published_at IS NULL AND publish_at IS NOT NULL;
CREATE INDEX home_versions_back_to ON home_versions (back_to);
CREATE INDEX home_versions_staff_member_id ON home_versions (staff_member_id);
CREATE INDEX desk_uploads_staff_member_id ON desk_uploads (staff_member_id);
