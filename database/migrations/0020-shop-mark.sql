-- What this database is for. A demo's is never served as a live shop, whose customers would share it with one whose
-- password is published, and a live shop's never as a demo, which shows its mails to whoever looks.
CREATE TABLE shop_mark (
  id    smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  mode  text NOT NULL CHECK (mode IN ('demo', 'live')),
  since timestamptz NOT NULL DEFAULT now()
);

-- Databases from before the mark: those that hold the demo's customer or both of the acceptance data.
INSERT INTO shop_mark (mode)
SELECT 'demo'
 WHERE EXISTS (SELECT FROM customers WHERE email = 'demo@hent.example')
    OR 2 = (SELECT count(*) FROM customers WHERE email IN ('kari@example.no', 'ola@example.no'));
