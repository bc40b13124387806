-- A watch of a guest waits until its address has been confirmed (double opt-in), and none is kept for ever.
ALTER TABLE watches
  ADD COLUMN confirmed_at timestamptz,  -- null: the link of the first mail has not been used yet
  ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '1 day',
  -- For the link that ends everything asked for with the address: it stands in the mail of a watch that is gone.
  ADD COLUMN address_hash bytea CHECK (octet_length(address_hash) = 32);
CREATE INDEX watches_address_hash ON watches (address_hash);
CREATE INDEX watches_expires_at ON watches (expires_at);
