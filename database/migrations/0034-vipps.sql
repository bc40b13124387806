-- Vipps as a way to pay.

ALTER TABLE payments DROP CONSTRAINT payments_provider_check;
ALTER TABLE payments ADD CONSTRAINT payments_provider_check CHECK (provider IN ('card', 'klarna', 'qliro', 'vipps'));
ALTER TABLE reservations DROP CONSTRAINT reservations_payment_method_check;
ALTER TABLE reservations ADD CONSTRAINT reservations_payment_method_check
  CHECK (payment_method IN ('card', 'klarna', 'qliro', 'vipps'));

-- Until when the provider promises that the money can be drawn; null: it has not said.
ALTER TABLE payments ADD COLUMN capture_until timestamptz;
CREATE INDEX payments_capture_until ON payments (capture_until) WHERE status = 'authorized' AND capture_until IS NOT NULL;

-- Where Vipps tells of payments. Each registration has a secret of its own, by which what it sends is known to be genuine.
CREATE TABLE vipps_webhooks (
  webhook_id    text PRIMARY KEY,
  unit          text NOT NULL CHECK (unit ~ '^(chain|[1-9][0-9]*)$'),  -- the chain, or the shop with an agreement of its own
  url           text NOT NULL,
  sealed_secret bytea NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vipps_webhooks_unit ON vipps_webhooks (unit);
