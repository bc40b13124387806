-- What other systems are told of beside orders, and the books of each day.

-- Money as it moved, by when the shop came to know: the payment's sums are totals, and a day needs the steps.
CREATE TABLE payment_moves (
  payment_move_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id      text NOT NULL REFERENCES payments ON DELETE CASCADE,
  kind            text NOT NULL CHECK (kind IN ('captured', 'refunded')),
  amount_ore      integer NOT NULL CHECK (amount_ore <> 0),
  before_ore      integer NOT NULL,  -- of the same kind; tells which planned step it was
  moved_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_moves_payment_id ON payment_moves (payment_id);
CREATE INDEX payment_moves_moved_at ON payment_moves (moved_at);
CREATE TRIGGER append_only BEFORE UPDATE ON payment_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION record_payment_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_moves (payment_id, kind, amount_ore, before_ore)
  SELECT NEW.payment_id, moved.kind, moved.amount, moved.before
    FROM (VALUES ('captured', NEW.captured_ore - OLD.captured_ore, OLD.captured_ore),
                 ('refunded', NEW.refunded_ore - OLD.refunded_ore, OLD.refunded_ore)) AS moved (kind, amount, before)
   WHERE moved.amount <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER record_move AFTER UPDATE OF captured_ore, refunded_ore ON payments
  FOR EACH ROW WHEN (OLD.captured_ore <> NEW.captured_ore OR OLD.refunded_ore <> NEW.refunded_ore)
  EXECUTE FUNCTION record_payment_move();

CREATE INDEX reservation_status_changes_changed_at ON reservation_status_changes (changed_at);

-- A day's books once they are closed: the same answer for ever.
CREATE TABLE day_reports (
  day       date PRIMARY KEY,
  report    jsonb NOT NULL,
  frozen_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER append_only BEFORE UPDATE ON day_reports FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION tell_review_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_events (type, data)
  VALUES ('review.submitted', jsonb_build_object('review', NEW.review_id, 'article', NEW.article_id, 'rating', NEW.rating));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_review AFTER INSERT ON reviews
  FOR EACH ROW WHEN (NOT NEW.demo) EXECUTE FUNCTION tell_review_event();

CREATE FUNCTION tell_club_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.club THEN RETURN NULL; END IF;
  INSERT INTO outbox_events (type, data) VALUES ('customer.joined_club', jsonb_build_object('customer', NEW.customer_id));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_club AFTER INSERT OR UPDATE OF club ON customers
  FOR EACH ROW WHEN (NEW.club) EXECUTE FUNCTION tell_club_event();

-- Goods whose stock has changed, where a webhook has asked to hear of that. Rows are added alone, so that two sales of an
-- article never wait for each other here; a job tells of each article once in five seconds.
CREATE TABLE stock_changes_to_tell (
  change_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL,  -- no reference: it is told of or forgotten within seconds
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE 'stock.changed' = ANY (types)) THEN RETURN NULL; END IF;
  INSERT INTO stock_changes_to_tell (article_id)
  SELECT DISTINCT v.article_id FROM touched JOIN variants v USING (ean);
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON stock REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
CREATE TRIGGER note_changed AFTER UPDATE ON stock REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
