-- What shoppers are told: open pages by notifications, phones by SMS (decision 37).

-- Beside the shops' devices, shoppers follow their orders: the customer's number goes along, to the processes alone.
CREATE OR REPLACE FUNCTION notify_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('counter', json_build_object(
    'shop', NEW.shop_id, 'order', NEW.reservation_id, 'version', NEW.version, 'customer', NEW.customer_id)::text);
  RETURN NULL;
END $$;

-- One that came to nothing while it waited for its payment was never a shop's: it is told without one.
CREATE FUNCTION notify_shopper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('counter', json_build_object(
    'order', NEW.reservation_id, 'version', NEW.version, 'customer', NEW.customer_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notify_shopper AFTER UPDATE ON reservations
  FOR EACH ROW WHEN (OLD.status_id = 1 AND NEW.status_id IN (9, 10)) EXECUTE FUNCTION notify_shopper();

-- SMS wait here in the transaction of what they tell about. No provider knows a key by which a message sent twice is one, so a message
-- that is taken counts as maybe sent ('unknown') until its answer is written down; next_attempt_at says whether and when it is
-- tried again.
CREATE TABLE sms_outbox (
  sms_id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ref             text NOT NULL UNIQUE,      -- by which the provider reports on it
  kind            text NOT NULL CHECK (kind IN ('ready', 'reminder', 'lapsed')),
  recipient       text NOT NULL CHECK (recipient ~ '^\+[1-9][0-9]{7,14}$'),
  body            text NOT NULL,
  segments        smallint NOT NULL CHECK (segments >= 1),
  dedupe_key      text UNIQUE,
  reservation_id  integer REFERENCES reservations ON DELETE SET NULL,
  state           text NOT NULL DEFAULT 'waiting'
                  CHECK (state IN ('waiting', 'unknown', 'sent', 'delivered', 'undelivered', 'given-up')),
  attempts        smallint NOT NULL DEFAULT 0,
  lost_answers    smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,               -- null: not tried any more
  useful_until    timestamptz NOT NULL,      -- not sent after that
  last_error      text,
  reported_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sms_outbox_due ON sms_outbox (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX sms_outbox_reservation_id ON sms_outbox (reservation_id);
CREATE INDEX sms_outbox_created_at ON sms_outbox (created_at);

-- Pieces that a shop did not find and another one nearby has: offered to the customer at the same price, held there when taken.
CREATE TABLE shop_offers (
  offer_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reservation_id integer NOT NULL REFERENCES reservations ON DELETE CASCADE,
  line_no        smallint NOT NULL,
  shop_id        integer NOT NULL REFERENCES shops,
  count          integer NOT NULL CHECK (count >= 1),
  amount_ore     integer NOT NULL CHECK (amount_ore >= 0),  -- of all of them, their share of the discount taken off
  metres         integer NOT NULL,                          -- from the shop that lacks them
  expires_at     timestamptz NOT NULL,
  taken_by       integer UNIQUE REFERENCES reservations ON DELETE SET NULL,  -- what it became
  created_at     timestamptz NOT NULL DEFAULT now(),
  UNIQUE (reservation_id, line_no)
);
CREATE INDEX shop_offers_shop_id ON shop_offers (shop_id);
