-- What the office has changed of a brand variant, over its files (decision 51): values by their place in brand.json.
CREATE TABLE brand_changes (
  brand_name text PRIMARY KEY,
  changes    jsonb NOT NULL DEFAULT '{}',
  edition    integer NOT NULL DEFAULT 1,  -- rises with every change
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (jsonb_typeof(changes) = 'object')
);

-- Drawings that were brought, by the hash of what was made of them: nothing is changed here, so what was shown before can be
-- shown again. A logo of pixels has no svg.
CREATE TABLE brand_drawings (
  hash       text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),
  svg        text,
  png        bytea NOT NULL,
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  brought_at timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER brand_changes_notify AFTER INSERT OR UPDATE OR DELETE ON brand_changes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
