-- How the chain steers its search, and how searches are counted. No row is needed; one that is to have no more effect says so
-- itself, as imports remove none.

-- What shoppers call things: a word, or up to three in a row, stands for others. In lower case, as queries are read.
CREATE TABLE search_synonyms (
  word      text PRIMARY KEY CHECK (word <> ''),
  words     text[] NOT NULL,
  -- Each of the words stands for this one too.
  both_ways boolean NOT NULL DEFAULT false
);

-- Words that carry nothing in this shop.
CREATE TABLE search_stop_words (
  word   text PRIMARY KEY CHECK (word <> ''),
  active boolean NOT NULL DEFAULT true
);

-- Articles with a place of their own among the hits of one query: a position, or behind all others.
CREATE TABLE search_pins (
  query      text NOT NULL CHECK (query <> ''),
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  position   smallint CHECK (position BETWEEN 1 AND 100),
  buried     boolean NOT NULL DEFAULT false,
  -- The last day it holds; null is for good.
  until      date,
  PRIMARY KEY (query, article_id),
  CONSTRAINT pinned_or_buried CHECK ((position IS NOT NULL) <> buried)
);
CREATE INDEX search_pins_article_id ON search_pins (article_id);

DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['search_synonyms', 'search_stop_words', 'search_pins']
  LOOP
    EXECUTE format('CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()', named);
  END LOOP;
END $$;

-- How often a query was searched for on a day, what it found and what was followed. Nobody is in it: no session, no address, no time
-- of day, and no query that looks like a mail address or a number of somebody's.
CREATE TABLE search_counts (
  day       date NOT NULL,
  query     text NOT NULL,
  searches  integer NOT NULL DEFAULT 0,
  -- As the last search of the day found it; null before the first.
  hits      integer,
  left_out  boolean NOT NULL DEFAULT false,
  clicks    integer NOT NULL DEFAULT 0,
  -- Sum of the positions that were followed, counted from 1.
  positions bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, query)
);
