-- Short messages that gateways took: whether they arrived, and what they cost whom. The phone is sealed, and gone with the
-- last word about the message; what stays is a keyed hash.
CREATE TABLE sms_messages (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phone_hash bytea NOT NULL,
  prefix     text NOT NULL,                          -- +7705: of which numbers how many arrive
  phone      bytea,                                  -- sealed; null once nothing more is to be asked
  gateway    text,                                   -- null: none has taken it
  gateway_id text,
  state      text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'sent', 'delivered', 'failed', 'unknown')),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz,
  ended_at   timestamptz
);
CREATE INDEX sms_messages_open ON sms_messages (gateway, id) WHERE state = 'sent';
CREATE INDEX sms_messages_time ON sms_messages (created_at);
