-- The desk steers the search, and looks after keys and webhooks.

-- Saves carry the version they saw; whoever writes raises it, imports too.
ALTER TABLE search_synonyms ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE search_stop_words ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE search_pins ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER next_version BEFORE UPDATE ON search_synonyms FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER next_version BEFORE UPDATE ON search_stop_words FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER next_version BEFORE UPDATE ON search_pins FOR EACH ROW EXECUTE FUNCTION next_version();

-- Until three different visitors have searched for it that day: a mark of each, made of the day, the query and the address with a key,
-- so that it tells nobody apart anywhere else. Null from the third on. Rows that never came so far go when their day is over.
ALTER TABLE search_counts ADD COLUMN visitors integer[];

-- The beginning of what the receiver answered.
ALTER TABLE webhook_deliveries ADD COLUMN last_answer text;
