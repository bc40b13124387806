-- What the office asks of a million orders is found by an index (docs/desk.md has the figures).
CREATE INDEX audit_log_actor ON audit_log (actor, audit_id);
