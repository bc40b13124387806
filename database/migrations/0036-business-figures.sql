-- Figures of the business for /metrics, without counting the books at each look (decision 43).

-- What has happened and is not added up yet. Appended in the order's own transaction, so that nothing is counted that was rolled
-- back, and orders never wait for one another on a row that all would have to change.
CREATE TABLE figure_facts (
  fact_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  figure     text NOT NULL,
  way        text NOT NULL,   -- how it is paid: a provider's name, or 'shop'
  state      text NOT NULL,   -- of an order how it is handed over, of a payment its status
  amount_ore bigint NOT NULL
);

-- The sum of all facts since the shop opened; a figure never falls.
CREATE TABLE figure_totals (
  figure     text NOT NULL,
  way        text NOT NULL,
  state      text NOT NULL,
  count      bigint NOT NULL,
  amount_ore bigint NOT NULL,
  PRIMARY KEY (figure, way, state)
);

-- An order is one when it stands in the shop's queue: at once, or when its payment is decided.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_facts (figure, way, state, amount_ore)
  VALUES ('orders', coalesce(NEW.payment_method, 'shop'), CASE WHEN NEW.delivery THEN 'delivery' ELSE 'collect' END, NEW.total_ore);
  RETURN NULL;
END $$;
CREATE TRIGGER note_order_placed AFTER INSERT ON reservations
  FOR EACH ROW WHEN (NEW.status_id = 2) EXECUTE FUNCTION note_order();
CREATE TRIGGER note_order_paid AFTER UPDATE OF status_id ON reservations
  FOR EACH ROW WHEN (OLD.status_id = 1 AND NEW.status_id = 2) EXECUTE FUNCTION note_order();

CREATE FUNCTION note_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_facts (figure, way, state, amount_ore)
  VALUES ('payments', NEW.provider, NEW.status, CASE WHEN NEW.status = 'captured' THEN NEW.captured_ore ELSE NEW.amount_ore END);
  RETURN NULL;
END $$;
CREATE TRIGGER note_payment_begun AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION note_payment();
CREATE TRIGGER note_payment_moved AFTER UPDATE OF status ON payments
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_payment();

-- What a look at the figures asks for is found without reading the rest.
CREATE INDEX payments_flagged ON payments (payment_id) WHERE flagged IS NOT NULL;
CREATE INDEX import_runs_done ON import_runs (kind, ended_at) WHERE outcome = 'done' AND NOT dry_run;
