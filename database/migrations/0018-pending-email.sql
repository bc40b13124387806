-- A new e-mail address waits here until the link that was sent to it is used; the account goes by the old one until then.
ALTER TABLE customers ADD COLUMN pending_email text CHECK (pending_email ~ '^[^[:space:]@]+@[^[:space:]@]+$');

-- How many mails about orders a recipient was sent within the hour is counted where they are queued.
CREATE INDEX mail_outbox_recipient ON mail_outbox (lower(recipient), created_at);

-- What was tried with forged callbacks is kept for a while, not for ever.
CREATE INDEX audit_log_forged_callbacks ON audit_log (created_at) WHERE action = 'forged-callback';
