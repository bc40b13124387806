-- Customers who log in at somebody else (Vipps). What names a person there is an id of their own, never the e-mail address.

CREATE TABLE customer_identities (
  provider     text NOT NULL CHECK (provider IN ('vipps')),
  sub          text NOT NULL CHECK (length(sub) BETWEEN 1 AND 255),
  customer_id  integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, sub),
  CONSTRAINT customer_identities_one_each UNIQUE (customer_id, provider)
);

-- Somebody who has shown who they are there and has no account that is linked yet. It waits, in this browser's session, for a
-- login or a registration.
CREATE TABLE pending_identities (
  session_hash bytea PRIMARY KEY CHECK (octet_length(session_hash) = 32),
  provider     text NOT NULL CHECK (provider IN ('vipps')),
  sub          text NOT NULL CHECK (length(sub) BETWEEN 1 AND 255),
  first_name   text NOT NULL,
  last_name    text NOT NULL,
  email        text NOT NULL,
  phone        text NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX pending_identities_expires_at ON pending_identities (expires_at);
