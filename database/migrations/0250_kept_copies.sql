-- Copies of the catalogue that workers keep on disk, to begin with after a restart. A copy is written first and marked here
-- then: only a database that holds the mark has lived through all that the copy was made of.
-- UNLOGGED on purpose: it is in no backup and no replica, and empty after PostgreSQL has recovered from a crash or been
-- brought back to an earlier time. Whoever finds no mark reads the catalogue anew.
CREATE UNLOGGED TABLE kept_copies (
  mark          uuid PRIMARY KEY,
  made_at       timestamptz NOT NULL DEFAULT now(),
  newest_change bigint                               -- of catalog_changes, which never loses its newest by trimming
);
