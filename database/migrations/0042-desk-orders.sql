-- What the desk finds orders and customers by, however many there are, and what the office notes on an order.

CREATE INDEX reservations_status_newest ON reservations (status_id, reservation_id);
CREATE INDEX reservations_shop_newest ON reservations (shop_id, reservation_id);
CREATE INDEX reservations_payment_newest ON reservations (payment_method, reservation_id);
CREATE INDEX reservations_created_at ON reservations (created_at);
CREATE INDEX reservations_phone ON reservations (phone text_pattern_ops);
CREATE INDEX reservations_email ON reservations (lower(email) text_pattern_ops);
-- Every word of a name is found by its beginning.
CREATE INDEX reservations_name ON reservations USING gin (to_tsvector('simple', coalesce(customer_name, '')));
CREATE INDEX customers_name ON customers USING gin (to_tsvector('simple', first_name || ' ' || last_name));
CREATE INDEX customers_email_begins ON customers (lower(email) text_pattern_ops);
CREATE INDEX customers_phone_begins ON customers (phone text_pattern_ops);

-- What somebody must look at is few among many.
CREATE INDEX payments_flagged_by_reservation ON payments (reservation_id) WHERE flagged IS NOT NULL;
CREATE INDEX payment_operations_stuck ON payment_operations (payment_id) WHERE state = 'planned' AND attempts > 0;
CREATE INDEX mail_outbox_given_up ON mail_outbox (given_up_at) WHERE given_up_at IS NOT NULL;
-- For figures: when orders came to what.
CREATE INDEX reservation_status_changes_at ON reservation_status_changes (to_status, changed_at);

-- One note to an order, for the office alone. It goes when the person behind the order does.
CREATE TABLE reservation_notes (
  reservation_id  integer PRIMARY KEY REFERENCES reservations ON DELETE CASCADE,
  note            text NOT NULL CHECK (length(note) <= 2000),
  version         integer NOT NULL DEFAULT 1,
  staff_member_id integer REFERENCES staff_members,
  written_at      timestamptz NOT NULL
);
CREATE INDEX reservation_notes_staff_member_id ON reservation_notes (staff_member_id);

CREATE FUNCTION forget_reservation_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reservation_notes WHERE reservation_id = NEW.reservation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_note AFTER UPDATE OF anonymised_at, customer_id ON reservations
  FOR EACH ROW WHEN ((OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
                     OR (OLD.customer_id IS NOT NULL AND NEW.customer_id IS NULL))
  EXECUTE FUNCTION forget_reservation_note();
