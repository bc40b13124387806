-- How the office signs in, and what it is in the middle of (decision 40).

-- Good once and for 48 hours. Without a member it makes one when it is taken up; with one it is a new way in for them.
CREATE TABLE staff_invitations (
  invitation_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash      bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  email           text NOT NULL CHECK (email = lower(btrim(email))),
  desk_role       text NOT NULL,
  shop_ids        integer[] NOT NULL DEFAULT '{}',
  staff_member_id integer REFERENCES staff_members ON DELETE CASCADE,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  used_at         timestamptz,
  revoked_at      timestamptz
);
CREATE INDEX staff_invitations_staff_member_id ON staff_invitations (staff_member_id);
CREATE INDEX staff_invitations_email ON staff_invitations (email);

CREATE TABLE staff_passkeys (
  credential_id   text PRIMARY KEY,
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  public_key      bytea NOT NULL,
  sign_count      bigint NOT NULL,
  transports      text[] NOT NULL DEFAULT '{}',
  device          text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL,
  last_used_at    timestamptz
);
CREATE INDEX staff_passkeys_staff_member_id ON staff_passkeys (staff_member_id);

-- A password goes with a second factor or not at all. A code of a time step is taken once.
CREATE TABLE staff_passwords (
  staff_member_id integer PRIMARY KEY REFERENCES staff_members ON DELETE CASCADE,
  password_hash   text NOT NULL,
  totp_secret     bytea NOT NULL CHECK (octet_length(totp_secret) = 20),
  totp_last_step  bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_codes (
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  code_hash       bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at         timestamptz,
  PRIMARY KEY (staff_member_id, code_hash)
);

-- What a browser is asked to sign; used once, within minutes.
CREATE TABLE desk_challenges (
  challenge       text PRIMARY KEY,
  purpose         text NOT NULL,
  subject         text NOT NULL DEFAULT '',  -- the invitation or member it was made for
  expires_at      timestamptz NOT NULL
);
CREATE INDEX desk_challenges_expires_at ON desk_challenges (expires_at);

-- Browsers somebody has signed in from: from another one they get a mail.
CREATE TABLE desk_browsers (
  token_hash      bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (token_hash, staff_member_id)
);
CREATE INDEX desk_browsers_staff_member_id ON desk_browsers (staff_member_id);

-- What somebody has written and not published: the fields they changed, what stood there when they began, and the version
-- they began from.
CREATE TABLE desk_drafts (
  subject         text NOT NULL CHECK (length(subject) <= 80),
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  fields          jsonb NOT NULL,
  base            jsonb NOT NULL,
  version         integer NOT NULL,
  begun_at        timestamptz NOT NULL,
  saved_at        timestamptz NOT NULL,
  PRIMARY KEY (subject, staff_member_id)
);
CREATE INDEX desk_drafts_staff_member_id ON desk_drafts (staff_member_id);

-- Who has a thing open now, and in which field they write. Nothing is lost with it.
CREATE UNLOGGED TABLE desk_presence (
  subject         text NOT NULL CHECK (length(subject) <= 80),
  staff_member_id integer NOT NULL REFERENCES staff_members ON DELETE CASCADE,
  field           text,
  seen_at         timestamptz NOT NULL,
  PRIMARY KEY (subject, staff_member_id)
);
CREATE INDEX desk_presence_staff_member_id ON desk_presence (staff_member_id);

-- Which entry this one takes back.
ALTER TABLE audit_log ADD COLUMN undoes bigint;
CREATE UNIQUE INDEX audit_log_undoes ON audit_log (undoes) WHERE undoes IS NOT NULL;
