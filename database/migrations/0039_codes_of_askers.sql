-- Codes by SMS belong to whoever asked for them: nobody else's request replaces one, nobody else's tries use it up.
-- login_codes is unused since.
CREATE TABLE sms_codes (
  phone      text NOT NULL,
  asker      bytea NOT NULL,                               -- hash of the browser's mark, or of the network of one without
  code_hash  bytea NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, asker)
);
CREATE INDEX sms_codes_expiry ON sms_codes (expires_at);
