-- Reference data: what articles are described by and where they stand. Names and ids are the ERP's (DEC-03).
-- Sorting is written out in the queries (COLLATE "nb-NO-x-icu"): the default order of a database is not ours to choose.

CREATE TABLE genders (
  gender_id integer PRIMARY KEY,
  name      text NOT NULL
);

CREATE TABLE product_lines (
  product_line_id integer PRIMARY KEY,
  name            text NOT NULL,
  description     text
);

CREATE TABLE color_groups (
  color_group_id integer PRIMARY KEY,
  label          text NOT NULL,
  name           text NOT NULL,
  hex            text NOT NULL CHECK (hex ~ '^#[0-9A-Fa-f]{6}$'),
  color_id       integer  -- the colour that stands for the group (ENT-38)
);

CREATE TABLE colors (
  color_id       integer PRIMARY KEY,
  name           text NOT NULL,
  hex            text NOT NULL CHECK (hex ~ '^#[0-9A-Fa-f]{6}$'),
  color_code     text NOT NULL,
  color_group_id integer NOT NULL REFERENCES color_groups,
  image_path     text
);
CREATE INDEX colors_color_group_id ON colors (color_group_id);

-- The two tables point at each other; checked at commit, so either may be loaded first.
ALTER TABLE color_groups
  ADD CONSTRAINT color_groups_color_id_fkey FOREIGN KEY (color_id) REFERENCES colors DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX color_groups_color_id ON color_groups (color_id);

CREATE TABLE sizes (
  size_id integer PRIMARY KEY,
  name    text NOT NULL,
  sort    integer NOT NULL DEFAULT 0
);

CREATE TABLE main_groups (
  main_group_id integer PRIMARY KEY,
  name          text NOT NULL,
  sort          integer NOT NULL DEFAULT 0,
  banner        text,
  banner_link   text
);

CREATE TABLE article_groups2 (
  article_group2_id integer PRIMARY KEY,
  main_group_id     integer NOT NULL REFERENCES main_groups,
  name              text NOT NULL,
  sort              integer NOT NULL DEFAULT 0,
  custom            boolean NOT NULL DEFAULT false,  -- a hand-made list of articles (DEC-64)
  UNIQUE (article_group2_id, main_group_id)
);
CREATE INDEX article_groups2_main_group_id ON article_groups2 (main_group_id);

CREATE TABLE article_groups3 (
  article_group3_id integer PRIMARY KEY,
  article_group2_id integer NOT NULL REFERENCES article_groups2,
  name              text NOT NULL,
  sort              integer NOT NULL DEFAULT 0,
  UNIQUE (article_group3_id, article_group2_id)
);
CREATE INDEX article_groups3_article_group2_id ON article_groups3 (article_group2_id);

CREATE TABLE shops (
  shop_id       integer PRIMARY KEY,
  no            text NOT NULL,
  name          text NOT NULL,
  full_name     text NOT NULL,
  org_no        text,
  description   text,
  opening_hours text NOT NULL DEFAULT '',  -- the ERP's text, parsed by the domain (DEC-125)
  map_link      text,
  post_no       text CHECK (post_no ~ '^[0-9]{4}$'),
  post_place    text,
  address       text,
  email         text,
  phone         text,
  messenger_id  text,
  chain_id      integer NOT NULL DEFAULT 1,
  latitude      double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude     double precision CHECK (longitude BETWEEN -180 AND 180),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);

-- Holidays are computed by the domain; this holds what a shop has decided for itself on one day.
CREATE TABLE shop_opening_exceptions (
  shop_id integer NOT NULL REFERENCES shops ON DELETE CASCADE,
  day     date NOT NULL,
  hours   text CHECK (hours ~ '^([01][0-9]|2[0-4])[0-5][0-9]-([01][0-9]|2[0-4])[0-5][0-9]$'),  -- 'HHMM-HHMM'; null: closed
  note    text,
  PRIMARY KEY (shop_id, day)
);

-- Text, never a number: '0155' keeps its zero (TRAP-50).
CREATE TABLE postal_codes (
  postal_code  text PRIMARY KEY CHECK (postal_code ~ '^[0-9]{4}$'),
  place        text NOT NULL,
  municipality text,
  latitude     double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude    double precision CHECK (longitude BETWEEN -180 AND 180),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);

-- Address nodes for the map lookup (DEC-128). No reference to postal_codes: open map data has codes the list lacks.
CREATE TABLE addresses (
  address_id   bigint PRIMARY KEY,
  street       text NOT NULL,
  house_number text NOT NULL,
  postal_code  text NOT NULL CHECK (postal_code ~ '^[0-9]{4}$'),
  city         text,
  latitude     double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude    double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);
-- text_pattern_ops serves both the exact street and the street prefix (LIKE 'stor%').
CREATE INDEX addresses_lookup ON addresses (postal_code, lower(street) text_pattern_ops, upper(house_number));

CREATE TABLE shipping_methods (
  shipping_method_id text PRIMARY KEY,
  name               text NOT NULL,
  description        text NOT NULL DEFAULT '',
  price_ore          integer NOT NULL CHECK (price_ore >= 0),
  sort               integer NOT NULL DEFAULT 0
);
