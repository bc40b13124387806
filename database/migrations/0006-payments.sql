-- Payments and what follows from them. The intent is written before a provider is called, so that a crash leaves a trace.

CREATE TABLE payment_status_moves (
  from_status text NOT NULL,
  to_status   text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
INSERT INTO payment_status_moves VALUES
  ('pending', 'authorized'), ('pending', 'captured'), ('pending', 'cancelled'), ('pending', 'declined'), ('pending', 'expired'),
  ('authorized', 'captured'), ('authorized', 'cancelled');

CREATE TABLE payments (
  -- Also the reference given to the provider; Qliro takes at most 25 of these characters.
  payment_id         text PRIMARY KEY CHECK (payment_id ~ '^[A-Za-z0-9_-]{8,25}$'),
  reservation_id     integer NOT NULL REFERENCES reservations,
  provider           text NOT NULL CHECK (provider IN ('card', 'klarna', 'qliro')),
  provider_reference text,  -- the provider's id of the order, once known
  provider_data      jsonb NOT NULL DEFAULT '{}',  -- further ids the adapter needs
  redirect_url       text,
  amount_ore         integer NOT NULL CHECK (amount_ore > 0),
  currency           text NOT NULL DEFAULT 'NOK' CHECK (currency = 'NOK'),
  status             text NOT NULL DEFAULT 'pending'
                     CHECK (status IN ('pending', 'authorized', 'captured', 'cancelled', 'declined', 'expired')),
  captured_ore       integer NOT NULL DEFAULT 0 CHECK (captured_ore BETWEEN 0 AND amount_ore),
  refunded_ore       integer NOT NULL DEFAULT 0 CHECK (refunded_ore BETWEEN 0 AND captured_ore),
  flagged            text,  -- why a person must look at it, e.g. another amount at the provider (DEC-97)
  next_check_at      timestamptz,  -- when the reconciling job asks the provider again
  expires_at         timestamptz NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'captured') = (captured_ore > 0)),
  UNIQUE (provider, provider_reference)
);
-- One checkout has one living payment.
CREATE UNIQUE INDEX payments_one_alive ON payments (reservation_id) WHERE status IN ('pending', 'authorized', 'captured');
CREATE INDEX payments_reservation_id ON payments (reservation_id);
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_to_expire ON payments (expires_at) WHERE status = 'pending';

CREATE FUNCTION guard_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment_status_moves m WHERE m.from_status = OLD.status AND m.to_status = NEW.status) THEN
    RAISE EXCEPTION 'payment % may not move from % to %', OLD.payment_id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_status_moves';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_status BEFORE UPDATE OF status ON payments
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION guard_payment_status();

-- Every call that moves money, planned before it is made and with the key it is repeated under (an unknown outcome is
-- asked again with the same key, never guessed).
CREATE TABLE payment_operations (
  operation_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id      text NOT NULL REFERENCES payments,
  operation       text NOT NULL CHECK (operation IN ('create', 'capture', 'cancel', 'refund')),
  idempotency_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  amount_ore      integer CHECK (amount_ore > 0),
  state           text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'done', 'failed')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error      text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  finished_at     timestamptz,
  CHECK ((state = 'planned') = (finished_at IS NULL))
);
CREATE INDEX payment_operations_payment_id ON payment_operations (payment_id);
CREATE INDEX payment_operations_due ON payment_operations (next_attempt_at) WHERE state = 'planned';
-- Nothing is created, captured or cancelled twice at once.
CREATE UNIQUE INDEX payment_operations_one_of_a_kind ON payment_operations (payment_id, operation)
  WHERE operation <> 'refund' AND state <> 'failed';

-- The ledger: what was learnt about a payment and from whom. Rows are added, never changed.
CREATE TABLE payment_events (
  event_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments,
  kind       text NOT NULL,  -- created, callback, read, authorized, captured, refunded, mismatch …
  source     text NOT NULL CHECK (source IN ('shop', 'provider', 'job')),
  event_key  text,           -- the provider's id of the event; a repeated callback adds nothing
  amount_ore integer,
  details    jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (payment_id, event_key)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'append_only';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Written when a payment is captured or a reservation is collected (DEC-102).
CREATE TABLE orders (
  order_id       integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  reservation_id integer NOT NULL UNIQUE REFERENCES reservations,  -- one checkout, one order
  customer_id    integer REFERENCES customers ON DELETE SET NULL,
  vat_percentage smallint NOT NULL CHECK (vat_percentage BETWEEN 0 AND 99),
  vat_ore        integer NOT NULL CHECK (vat_ore >= 0),
  net_ore        integer NOT NULL CHECK (net_ore >= 0),
  total_ore      integer NOT NULL,
  freight_ore    integer NOT NULL DEFAULT 0 CHECK (freight_ore >= 0),
  discount_ore   integer NOT NULL DEFAULT 0 CHECK (discount_ore >= 0),
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_total CHECK (total_ore = net_ore + vat_ore)
);
CREATE INDEX orders_customer_id ON orders (customer_id, created_at DESC);

CREATE TABLE order_lines (
  order_id       integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  line_no        smallint NOT NULL,
  ean            text NOT NULL,
  name           text NOT NULL,
  count          integer NOT NULL CHECK (count >= 1),
  price_ore      integer NOT NULL CHECK (price_ore >= 0),  -- per piece, before discount
  discount_ore   integer NOT NULL DEFAULT 0 CHECK (discount_ore BETWEEN 0 AND price_ore * count),
  vat_percentage smallint NOT NULL CHECK (vat_percentage BETWEEN 0 AND 99),
  PRIMARY KEY (order_id, line_no)
);

-- First answers by Idempotency-Key, given again for 24 h (DEC-89). Inserted before the work: the insert is the claim.
CREATE TABLE idempotency_keys (
  scope        text NOT NULL,  -- which call
  key          uuid NOT NULL,
  request_hash bytea NOT NULL,
  status       smallint,       -- null while the first request is at work
  response     jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  PRIMARY KEY (scope, key),
  CHECK ((status IS NULL) = (response IS NULL))
);
CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);
