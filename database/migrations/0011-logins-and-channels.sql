-- Which browser a session is in, so that customers know their own: 'Firefox, Windows'.
ALTER TABLE sessions ADD COLUMN device text;

-- Consents are also given by channel (preferences.channels: email, sms, post); their history is kept with the others.
CREATE FUNCTION consents_of(customer jsonb) RETURNS TABLE (consent text, granted boolean) LANGUAGE sql IMMUTABLE AS $$
  SELECT c.name, (customer ->> c.name)::boolean
    FROM unnest(ARRAY['cookies', 'terms_conditions', 'club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift',
                      'cookie_ga', 'cookie_google_tag_manager', 'cookie_meta_pixel']) AS c (name)
  UNION ALL
  SELECT 'channel_' || channel.key, channel.value = '1'::jsonb
    FROM jsonb_each(customer #> '{preferences,channels}') AS channel
$$;

CREATE OR REPLACE FUNCTION record_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consents (customer_id, consent, granted)
  SELECT NEW.customer_id, now_given.consent, now_given.granted
    FROM consents_of(to_jsonb(NEW)) AS now_given
    LEFT JOIN consents_of(CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END) AS before USING (consent)
   WHERE now_given.granted IS DISTINCT FROM coalesce(before.granted, false);
  RETURN NULL;
END $$;
