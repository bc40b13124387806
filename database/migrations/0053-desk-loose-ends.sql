-- One-time codes: the secret is sealed with the key of the sessions, so that a copy of the database alone does not tell it. What
-- was stored before is sealed by the first process that opens the desk, and then the open one is gone.
ALTER TABLE staff_passwords
  ALTER COLUMN totp_secret DROP NOT NULL,
  ADD COLUMN totp_sealed bytea,
  ADD CONSTRAINT staff_passwords_totp CHECK ((totp_secret IS NULL) <> (totp_sealed IS NULL));

-- While a file is read its process says so every few seconds: one that has died is known by its silence.
ALTER TABLE desk_uploads ADD COLUMN alive_at timestamptz NOT NULL DEFAULT now();

-- Another price that somebody has proposed, until an administrator says yes or no.
CREATE TABLE price_proposals (
  price_proposal_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id        integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  price_before      numeric(10,2) NOT NULL,
  price             numeric(10,2) NOT NULL CHECK (price >= 1),
  reason            text NOT NULL,
  staff_member_id   integer REFERENCES staff_members ON DELETE SET NULL,
  proposed_at       timestamptz NOT NULL DEFAULT now(),
  decided_at        timestamptz,
  approved          boolean,
  CHECK ((decided_at IS NULL) = (approved IS NULL))
);
-- One at a time for an article.
CREATE UNIQUE INDEX price_proposals_open ON price_proposals (article_id) WHERE decided_at IS NULL;
CREATE INDEX price_proposals_article ON price_proposals (article_id);
CREATE INDEX price_proposals_staff ON price_proposals (staff_member_id);

-- A shop that is to close: until its last day it is open, then no order is taken there; it closes when none is open any more.
ALTER TABLE shops
  ADD COLUMN last_day       date,
  ADD COLUMN stock_to_shop  integer REFERENCES shops,
  ADD COLUMN closing_heir   integer REFERENCES shops;
CREATE INDEX shops_stock_to_shop ON shops (stock_to_shop);
CREATE INDEX shops_closing_heir ON shops (closing_heir);
