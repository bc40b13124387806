-- Other systems reach the shop by keys of their own, and tell of stock in any order.

CREATE TABLE system_keys (
  key_id       text PRIMARY KEY CHECK (key_id ~ '^[a-z0-9]{10}$'),
  -- Which system holds it: two keys of one system are the same to us, so that one can follow the other.
  system       text NOT NULL CHECK (system ~ '^[a-z0-9-]{2,40}$'),
  secret_hash  bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  scopes       text[] NOT NULL CHECK (cardinality(scopes) > 0),
  shop_ids     integer[],             -- null: all shops
  networks     cidr[],                -- null: from anywhere
  per_minute   integer NOT NULL DEFAULT 600 CHECK (per_minute > 0),
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at   timestamptz
);

-- What a system has said last of an ean in a shop.
CREATE TABLE system_stock (
  system    text NOT NULL,
  shop_id   integer NOT NULL REFERENCES shops ON DELETE CASCADE,
  ean       text NOT NULL REFERENCES variants (ean) ON DELETE CASCADE ON UPDATE CASCADE,
  last_set  bigint,                   -- sequence number of the newest whole figure
  debt      integer NOT NULL DEFAULT 0 CHECK (debt >= 0),  -- pieces said to be gone that were not there
  PRIMARY KEY (system, shop_id, ean)
);
CREATE INDEX system_stock_place ON system_stock (ean, shop_id);

-- Changes that have come, by their numbers: none counts twice, and a whole figure that comes late finds those after it.
CREATE TABLE system_stock_adds (
  system    text NOT NULL,
  shop_id   integer NOT NULL REFERENCES shops ON DELETE CASCADE,
  ean       text NOT NULL REFERENCES variants (ean) ON DELETE CASCADE ON UPDATE CASCADE,
  seq       bigint NOT NULL,
  pieces    integer NOT NULL,
  came_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (system, shop_id, ean, seq)
);
CREATE INDEX system_stock_adds_came_at ON system_stock_adds (came_at);
CREATE INDEX system_stock_adds_place ON system_stock_adds (ean, shop_id);
