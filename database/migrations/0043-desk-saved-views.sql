-- Filters of a list that somebody of the office has saved under a name, for themselves.
CREATE TABLE desk_saved_views (
  saved_view_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  name            text NOT NULL CHECK (length(btrim(name)) BETWEEN 1 AND 40),
  query           text NOT NULL CHECK (length(query) <= 500),  -- as it stands in the address
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (staff_member_id, name)
);
