-- What had been given back when a refund was planned. A refund whose process died after the call may be known from the
-- provider before its step is taken up again; counted from here it is done, and not made a second time.
ALTER TABLE payment_operations ADD COLUMN refunded_before_ore integer CHECK (refunded_before_ore >= 0);
