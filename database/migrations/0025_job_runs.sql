-- How the work beside the requests is doing. One row per job, written by every process that does it: at most once a
-- minute, and when it begins or ceases to fail.
CREATE TABLE job_runs (
  job             text PRIMARY KEY,
  every_ms        int NOT NULL,
  looked_at       timestamptz NOT NULL,                    -- when a process last saw to it, due or not
  ran_at          timestamptz,
  took_ms         int,
  runs            bigint NOT NULL DEFAULT 0,
  failures        bigint NOT NULL DEFAULT 0,
  failures_in_row int NOT NULL DEFAULT 0,
  failed_at       timestamptz,
  last_error      text
);
