-- A shop that has closed for good: its page, its place in lists and its goods are gone. The row stays, for its reservations,
-- orders and holds go on.
ALTER TABLE shops ADD COLUMN closed smallint NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));

-- What can be bought: goods that stand in a closed shop cannot.
CREATE VIEW stock_for_sale AS
  SELECT t.ean, t.shop_id, t.qty FROM stock t JOIN shops s USING (shop_id) WHERE t.qty > 0 AND s.closed = 0;
