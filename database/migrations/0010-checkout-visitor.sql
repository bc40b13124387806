-- Whose visit a reservation was made in: a shopper who goes back and pays in another way meets their own hold, not a wall.
-- The session's id is a secret, so its SHA-256 stands here; without a session (older rows) it is null.
ALTER TABLE reservations ADD COLUMN visitor_hash bytea CHECK (octet_length(visitor_hash) = 32);
CREATE INDEX reservations_awaiting_payment ON reservations (visitor_hash) WHERE status_id = 1;
