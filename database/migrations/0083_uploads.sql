-- Files that staff bring in pieces: a phone that loses its network goes on where it stopped. In the database, so that any worker
-- of any machine takes the next piece; a job takes away what nobody has finished for a day.
CREATE TABLE uploads (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id   bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('picture', 'document')),
  size       int NOT NULL CHECK (size > 0),
  sha256     bytea NOT NULL,
  result     jsonb,                                  -- what was made of it; null: pieces are missing
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (staff_id, kind, sha256)
);
CREATE INDEX uploads_created ON uploads (created_at);

CREATE TABLE upload_pieces (
  upload_id uuid NOT NULL REFERENCES uploads ON DELETE CASCADE,
  n         smallint NOT NULL,
  content   bytea NOT NULL,
  PRIMARY KEY (upload_id, n)
);
