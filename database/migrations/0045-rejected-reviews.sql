-- A review that is rejected is kept, with why and by whom: its writer is told, and may write another.
ALTER TABLE reviews
  ADD COLUMN rejected_at timestamptz,
  ADD COLUMN reject_reason text CHECK (reject_reason IN ('off-topic', 'personal-data', 'advertising', 'hateful')),
  ADD COLUMN decided_at timestamptz,
  ADD CONSTRAINT reviews_one_state CHECK (NOT (approved AND rejected_at IS NOT NULL)),
  ADD CONSTRAINT reviews_rejected_for CHECK ((rejected_at IS NULL) = (reject_reason IS NULL)),
  DROP CONSTRAINT reviews_once_per_customer;
CREATE UNIQUE INDEX reviews_once_per_customer ON reviews (customer_id, article_id) WHERE rejected_at IS NULL;
CREATE INDEX reviews_waiting ON reviews (review_id) WHERE NOT approved AND rejected_at IS NULL;
CREATE INDEX reviews_rejected ON reviews (review_id) WHERE rejected_at IS NOT NULL;
