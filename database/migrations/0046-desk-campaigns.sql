-- Campaigns as the office works on them (decision 47).

-- A draft is kept apart from what is published until it is approved: the shop and the imports never see it.
CREATE TABLE desk_campaigns (
  desk_campaign_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id      integer UNIQUE REFERENCES campaigns ON DELETE CASCADE,  -- null: not approved
  draft            jsonb,        -- null: nothing beside what is published
  version          integer NOT NULL DEFAULT 0,
  stopped_from     timestamptz,  -- when it was to end, if it was stopped before
  changed_at       timestamptz NOT NULL DEFAULT now(),
  CHECK (campaign_id IS NOT NULL OR draft IS NOT NULL)
);

-- What the chain wants struck out; null: the ordinary price. The shop shows no more than the law allows of either.
ALTER TABLE campaign_articles ADD COLUMN before_price numeric(10,2) CHECK (before_price > 0);
