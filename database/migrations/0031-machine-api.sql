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
CREATE INDEX system_stock_ean ON system_stock (ean);
CREATE INDEX system_stock_shop_id ON system_stock (shop_id);

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
CREATE INDEX system_stock_adds_ean ON system_stock_adds (ean);
CREATE INDEX system_stock_adds_shop_id ON system_stock_adds (shop_id);

-- What has happened, written in the transaction in which it happens: what is rolled back was never told.
CREATE TABLE outbox_events (
  event_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tx             xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Given once nothing can appear before it any more: ids are given in one order and committed in another.
  position       bigint UNIQUE,
  type           text NOT NULL,
  reservation_id integer,  -- no reference: the log outlives what it tells of
  shop_id        integer,
  data           jsonb NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_events_unplaced ON outbox_events (tx, event_id) WHERE position IS NULL;
CREATE INDEX outbox_events_created_at ON outbox_events (created_at);

-- The last position given. Whoever gives positions holds its row.
CREATE TABLE outbox_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  position bigint NOT NULL DEFAULT 0
);
INSERT INTO outbox_head DEFAULT VALUES;

CREATE FUNCTION tell_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE NEW.to_status WHEN 2 THEN 'order.placed' WHEN 4 THEN 'order.ready' WHEN 5 THEN 'order.collected'
    WHEN 6 THEN 'order.shipped' WHEN 7 THEN 'order.delivered' WHEN 8 THEN 'order.cancelled'
    WHEN 9 THEN CASE WHEN NEW.from_status = 1 THEN NULL ELSE 'order.expired' END END;
BEGIN
  IF told IS NULL THEN RETURN NULL; END IF;
  INSERT INTO outbox_events (type, reservation_id, shop_id, data)
  SELECT told, r.reservation_id, r.shop_id,
         jsonb_build_object('order', r.reservation_id, 'shop', r.shop_id, 'status', r.status_id, 'total', r.total_ore)
    FROM reservations r WHERE r.reservation_id = NEW.reservation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_order AFTER INSERT ON reservation_status_changes FOR EACH ROW EXECUTE FUNCTION tell_order_event();

CREATE FUNCTION tell_payment_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_events (type, reservation_id, shop_id, data)
  SELECT told.type, r.reservation_id, r.shop_id,
         jsonb_build_object('order', r.reservation_id, 'shop', r.shop_id, 'provider', NEW.provider, 'amount', told.amount)
    FROM reservations r,
         (VALUES ('order.paid', NEW.captured_ore - OLD.captured_ore),
                 ('order.refunded', NEW.refunded_ore - OLD.refunded_ore)) AS told (type, amount)
   WHERE r.reservation_id = NEW.reservation_id AND told.amount > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_payment AFTER UPDATE OF captured_ore, refunded_ore ON payments
  FOR EACH ROW WHEN (OLD.captured_ore <> NEW.captured_ore OR OLD.refunded_ore <> NEW.refunded_ore)
  EXECUTE FUNCTION tell_payment_event();

CREATE FUNCTION tell_withdrawal_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_events (type, reservation_id, shop_id, data)
  SELECT 'withdrawal.received', r.reservation_id, r.shop_id,
         jsonb_build_object('order', r.reservation_id, 'withdrawal', NEW.withdrawal_id, 'shop', r.shop_id)
    FROM reservations r WHERE r.reservation_id = NEW.reservation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_withdrawal AFTER UPDATE OF received_at ON withdrawals
  FOR EACH ROW WHEN (OLD.received_at IS NULL AND NEW.received_at IS NOT NULL) EXECUTE FUNCTION tell_withdrawal_event();

-- Where events are sent. The secret is encrypted; the one before it goes on signing for a day.
CREATE TABLE webhooks (
  webhook_id     integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  url            text NOT NULL CHECK (length(url) <= 500),
  types          text[] NOT NULL CHECK (cardinality(types) > 0),
  shop_ids       integer[],  -- null: of all shops
  secret         bytea NOT NULL,
  old_secret     bytea,
  old_until      timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now(),
  paused_at      timestamptz,
  paused_because text,
  CHECK ((paused_at IS NULL) = (paused_because IS NULL))
);

CREATE TABLE webhook_deliveries (
  delivery_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id      integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event_id        bigint NOT NULL REFERENCES outbox_events ON DELETE CASCADE,
  state           text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_status     integer,
  last_error      text,
  ended_at        timestamptz,
  UNIQUE (webhook_id, event_id),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_event_id ON webhook_deliveries (event_id);
