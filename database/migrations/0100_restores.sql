-- When the shop went on from an earlier moment (`npm run shop -- after-restore`). Banks, registers and 1C know more than it does since then:
-- the days from `since` on are compared with the providers anew.
CREATE TABLE restores (
  at    timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
  since timestamptz NOT NULL CHECK (since <= at)
);
