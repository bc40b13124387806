-- What a shop's staff do with a reservation at the counter (decision 31).

ALTER TABLE reservations
  ADD COLUMN version integer NOT NULL DEFAULT 0,          -- rises with every change of it or its lines
  ADD COLUMN picker integer REFERENCES staff_members,     -- who picks, or picked
  ADD COLUMN picking_since timestamptz,
  ADD COLUMN place text CHECK (place ~ '^[A-ZÆØÅ]{1,2}[0-9]{1,2}$'),  -- on the collection shelf
  ADD COLUMN put_back_at timestamptz,                     -- back on the shelves after it came to nothing
  ADD COLUMN till_slip text CHECK (length(till_slip) <= 30),
  ADD COLUMN missing_refund_id bigint UNIQUE REFERENCES payment_operations;  -- gives back what was drawn for missing pieces
CREATE INDEX reservations_picker ON reservations (picker);
CREATE INDEX reservations_to_put_back ON reservations (shop_id)
  WHERE status_id IN (8, 9) AND put_back_at IS NULL AND picker IS NOT NULL;

-- `count` is what the customer gets: pieces that were not found are in `missing`, and what they would have cost, their share
-- of the discount taken off, in `missing_ore`. So goods, discount and total are of what is there.
ALTER TABLE reservation_lines
  ADD COLUMN picked integer NOT NULL DEFAULT 0,
  ADD COLUMN missing integer NOT NULL DEFAULT 0 CHECK (missing >= 0),
  ADD COLUMN missing_ore integer NOT NULL DEFAULT 0 CHECK (missing_ore >= 0),
  ADD COLUMN missing_reason text CHECK (missing_reason IN ('not-found', 'damaged', 'wrong-size', 'just-sold')),
  DROP CONSTRAINT reservation_lines_count_check,
  ADD CONSTRAINT reservation_lines_count_check CHECK (count >= 1 OR (count = 0 AND missing >= 1)),
  ADD CONSTRAINT reservation_lines_picked CHECK (picked BETWEEN 0 AND count),
  ADD CONSTRAINT reservation_lines_missing CHECK ((missing = 0) = (missing_reason IS NULL) AND (missing > 0 OR missing_ore = 0));

-- Pieces that turned out to be more or fewer than the books had: the difference of all there are, on sale and held.
CREATE TABLE stock_corrections (
  correction_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id        integer NOT NULL REFERENCES shops,
  ean            text NOT NULL,
  difference     integer NOT NULL,
  reservation_id integer REFERENCES reservations,  -- null: counted
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_corrections_shop_id ON stock_corrections (shop_id, ean);
CREATE INDEX stock_corrections_reservation_id ON stock_corrections (reservation_id);

-- Wrong pickup codes at a shop: ten in ten minutes, and none is taken for ten.
CREATE TABLE counter_code_tries (
  shop_id   integer PRIMARY KEY REFERENCES shops,
  wrong     integer NOT NULL,
  since     timestamptz NOT NULL,
  off_until timestamptz
);

CREATE FUNCTION raise_reservation_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER raise_version BEFORE UPDATE ON reservations FOR EACH ROW EXECUTE FUNCTION raise_reservation_version();

CREATE FUNCTION touch_reservation_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservations SET version = version WHERE reservation_id IN (SELECT reservation_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER touch_reservation AFTER UPDATE ON reservation_lines
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_reservation_of_lines();

-- Told to the shops' devices: {"shop", "order", "version"}, and nothing about anybody. One that waits for its payment is
-- nothing to them yet, nor is one that came to nothing while it did.
CREATE FUNCTION notify_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('counter', json_build_object('shop', NEW.shop_id, 'order', NEW.reservation_id, 'version', NEW.version)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notify_counter_made AFTER INSERT ON reservations
  FOR EACH ROW WHEN (NEW.status_id = 2) EXECUTE FUNCTION notify_counter();
CREATE TRIGGER notify_counter_changed AFTER UPDATE ON reservations
  FOR EACH ROW WHEN (NEW.status_id <> 1 AND NEW.anonymised_at IS NULL AND (OLD.status_id <> 1 OR NEW.status_id = 2))
  EXECUTE FUNCTION notify_counter();

-- Of the pieces that came back, so many went on sale again; null: all of them, where the withdrawal says in which shop.
ALTER TABLE withdrawal_lines ADD COLUMN on_sale integer CHECK (on_sale BETWEEN 0 AND count);
