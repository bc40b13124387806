-- A part of a payment may have been drawn, by somebody else at the provider: it stays authorized, and what is left is drawn at
-- collection. Looser than before, so that an older version that serves meanwhile breaks nothing.
ALTER TABLE payments DROP CONSTRAINT payments_check2;
ALTER TABLE payments ADD CONSTRAINT payments_captured CHECK (status <> 'captured' OR captured_ore > 0);

-- What of a withdrawal had been given back before its goods came, by a refund of the order: no money moves for it again.
ALTER TABLE withdrawals ADD COLUMN settled_ore integer NOT NULL DEFAULT 0;
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_settled
  CHECK (settled_ore BETWEEN 0 AND goods_ore + freight_ore - deducted_ore AND (settled_ore = 0 OR received_at IS NOT NULL));
