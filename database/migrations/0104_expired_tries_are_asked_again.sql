-- A try whose time is over is asked for once more a while later: its page may have stood open in the last minute.
DROP INDEX payments_unasked;
CREATE INDEX payments_unasked ON payments (expires_at)
  WHERE status IN ('left', 'failed', 'expired') AND redirect_url IS NOT NULL AND ask_at IS DISTINCT FROM 'infinity';
