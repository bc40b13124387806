-- A reservation that nobody has paid for does not hold its pieces for ever: what a shop has not begun or made ready in time
-- lapses (statuses 2 and 3 to 9), and one person or network may hold so much and no more (decision 18).
INSERT INTO reservation_status_moves VALUES (2, 9), (3, 9);

-- The end of the hold before the customer had it put off, which may be done once; null: not done.
ALTER TABLE reservations ADD COLUMN extended_from timestamptz;

-- Of older versions, which ask for (1, 4) alone, it serves the question too.
CREATE INDEX reservations_held_until ON reservations (expires_at) WHERE status_id IN (1, 2, 3, 4);
DROP INDEX reservations_to_expire;
-- Made or moved by an older version, which gives these no end: the job does so as it finds them.
CREATE INDEX reservations_without_end ON reservations (reservation_id)
  WHERE status_id IN (2, 3) AND payment_method IS NULL AND expires_at IS NULL;

-- Who holds pieces without having paid: hashes of e-mail, phone, account and network, by which open reservations are
-- counted. They go as soon as it is paid, collected or over, so they say nothing about anybody for longer than a hold lasts.
CREATE TABLE reservation_holders (
  holder         text NOT NULL,
  reservation_id integer NOT NULL REFERENCES reservations ON DELETE CASCADE,
  PRIMARY KEY (holder, reservation_id)
);
CREATE INDEX reservation_holders_reservation_id ON reservation_holders (reservation_id);

CREATE OR REPLACE FUNCTION record_reservation_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reservation_status_changes (reservation_id, from_status, to_status)
  VALUES (NEW.reservation_id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.status_id END, NEW.status_id);
  IF TG_OP = 'UPDATE' AND (NEW.payment_method IS NOT NULL OR NEW.status_id NOT IN (2, 3, 4)) THEN
    DELETE FROM reservation_holders WHERE reservation_id = NEW.reservation_id;
  END IF;
  RETURN NULL;
END $$;
