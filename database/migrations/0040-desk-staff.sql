-- The office signs in at the desk (decision 40). A person may stand at a counter (role, PIN), sit at the desk (desk_role,
-- e-mail), or both.

ALTER TABLE staff_members
  ALTER COLUMN role DROP NOT NULL,
  ALTER COLUMN pin_hash DROP NOT NULL,
  ADD COLUMN desk_role text CHECK (desk_role IN ('administrator', 'marketing', 'product', 'service', 'shop-manager')),
  ADD COLUMN email text CHECK (email = lower(btrim(email)) AND email LIKE '%_@_%'),
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT staff_members_works CHECK (role IS NOT NULL OR desk_role IS NOT NULL),
  ADD CONSTRAINT staff_members_pin CHECK ((role IS NULL) = (pin_hash IS NULL)),
  ADD CONSTRAINT staff_members_email CHECK (desk_role IS NULL OR email IS NOT NULL);
CREATE UNIQUE INDEX staff_members_one_email ON staff_members (email) WHERE active AND email IS NOT NULL;

-- Every request reads the row, and every act locks it, so that what is ended here is ended everywhere at once.
CREATE TABLE desk_sessions (
  desk_session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash      bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  created_at      timestamptz NOT NULL,
  last_touch_at   timestamptz NOT NULL,
  stepped_up_at   timestamptz,
  ended_at        timestamptz,
  device          text NOT NULL DEFAULT ''  -- what the browser calls itself, for the list of sessions
);
CREATE INDEX desk_sessions_staff_member_id ON desk_sessions (staff_member_id);

-- In which role somebody did it, and why.
ALTER TABLE audit_log ADD COLUMN role text, ADD COLUMN reason text;
CREATE INDEX audit_log_staff_member_id ON audit_log (staff_member_id, audit_id) WHERE staff_member_id IS NOT NULL;
CREATE INDEX audit_log_action ON audit_log (action, audit_id);
