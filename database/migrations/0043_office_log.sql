-- What staff do, so that it cannot be forgotten. Every write of the office runs in a transaction that has an entry here and
-- says so (sheber.log_id); triggers keep each row before and after under it. Connections of the office are opened with
-- sheber.office = on: from them nothing is written without an entry.
CREATE SEQUENCE office_log_ids AS bigint;
CREATE TABLE office_log (
  id            bigint PRIMARY KEY DEFAULT nextval('office_log_ids'),
  -- of the clock, not of the transaction: the entry is written last, and an hour that is over gets none any more
  at            timestamptz NOT NULL DEFAULT clock_timestamp(),
  staff_id      bigint REFERENCES staff,
  call          text NOT NULL,
  "right"       text,                                -- whoever may read by it may read the entry; null: those with «log» alone
  subject       text,
  subject_id    bigint,
  words         jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(words) = 'object'),
  request_id    text,
  change_set_id bigint,
  approval_id   bigint,
  undo_of       bigint REFERENCES office_log
);
ALTER SEQUENCE office_log_ids OWNED BY office_log.id;
CREATE INDEX office_log_subject ON office_log (subject, subject_id, id DESC);
CREATE INDEX office_log_staff ON office_log (staff_id, id DESC);
CREATE INDEX office_log_change_set ON office_log (change_set_id) WHERE change_set_id IS NOT NULL;
CREATE INDEX office_log_at ON office_log (at, id);

-- Changed columns only. The entry comes at the end of the transaction, so it is looked for there.
CREATE TABLE row_changes (
  log_id bigint NOT NULL REFERENCES office_log DEFERRABLE INITIALLY DEFERRED,
  n      bigint GENERATED ALWAYS AS IDENTITY,
  tbl    text NOT NULL,
  pk     jsonb NOT NULL,
  before jsonb,                                      -- null: the row is new
  after  jsonb,                                      -- null: the row is gone
  PRIMARY KEY (log_id, n)
);
CREATE INDEX row_changes_row ON row_changes (tbl, pk, log_id);

-- Each hour that has entries, by a hash over them and over the seal before: a row that is changed later shows.
CREATE TABLE office_log_seals (
  hour     timestamptz PRIMARY KEY CHECK (hour = date_trunc('hour', hour, 'UTC')),
  rows     int NOT NULL CHECK (rows > 0),
  hash     bytea NOT NULL CHECK (length(hash) = 32),
  previous bytea NOT NULL CHECK (length(previous) = 32)
);

CREATE TRIGGER office_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON office_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER row_changes_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON row_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER office_log_seals_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON office_log_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The entry under which this transaction writes; null for whoever is not the office.
CREATE FUNCTION office_log_id() RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE entry bigint := nullif(current_setting('sheber.log_id', true), '')::bigint;
BEGIN
  IF entry IS NULL AND coalesce(current_setting('sheber.office', true), '') = 'on' THEN
    RAISE EXCEPTION 'the office writes nothing without an entry in its log' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN entry;
END $$;

CREATE FUNCTION require_office_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM office_log_id();
  RETURN NULL;
END $$;

CREATE FUNCTION pick_keys(image jsonb, keys text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
  $$ SELECT jsonb_object_agg(k, image -> k) FROM unnest(keys) k $$;
CREATE FUNCTION pick_differing(image jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
  $$ SELECT jsonb_object_agg(key, value) FROM jsonb_each(image) WHERE other -> key IS DISTINCT FROM value $$;

-- Arguments: the columns of the primary key, and those that are never told.
CREATE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry  bigint := office_log_id();
  keys   text[] := TG_ARGV[0];
  hidden text[] := TG_ARGV[1];
BEGIN
  IF entry IS NULL THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO row_changes (log_id, tbl, pk, after)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM new_rows r;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_changes (log_id, tbl, pk, before)
    SELECT entry, TG_TABLE_NAME, pick_keys(to_jsonb(r), keys), to_jsonb(r) - hidden FROM old_rows r;
  ELSE
    -- A row whose key has changed is one that has gone and one that is new.
    INSERT INTO row_changes (log_id, tbl, pk, before, after)
    SELECT entry, TG_TABLE_NAME, coalesce(o.pk, n.pk),
           CASE WHEN n.pk IS NULL THEN o.image ELSE pick_differing(o.image, n.image) END,
           CASE WHEN o.pk IS NULL THEN n.image ELSE pick_differing(n.image, o.image) END
    FROM (SELECT pick_keys(to_jsonb(r), keys) AS pk, to_jsonb(r) - hidden AS image FROM old_rows r) o
    FULL JOIN (SELECT pick_keys(to_jsonb(r), keys) AS pk, to_jsonb(r) - hidden AS image FROM new_rows r) n ON n.pk = o.pk
    WHERE o.image IS DISTINCT FROM n.image;
  END IF;
  RETURN NULL;
END $$;

-- One line for each table that the office edits; `hidden` are secrets, which stand in no log.
CREATE FUNCTION log_rows_of(tbl regclass, hidden text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
                       WHERE i.indrelid = tbl AND i.indisprimary ORDER BY a.attnum);
BEGIN
  EXECUTE format('CREATE TRIGGER office_log_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
                  FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes(%L, %L)', tbl, keys, hidden);
  EXECUTE format('CREATE TRIGGER office_log_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                  FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes(%L, %L)', tbl, keys, hidden);
  EXECUTE format('CREATE TRIGGER office_log_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
                  FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes(%L, %L)', tbl, keys, hidden);
  EXECUTE format('CREATE TRIGGER office_log_truncate BEFORE TRUNCATE ON %s
                  FOR EACH STATEMENT EXECUTE FUNCTION require_office_log()', tbl);
END $$;

-- For tables that keep books of their own: the entry is asked for, the rows are not kept twice.
CREATE FUNCTION guard_rows_of(tbl regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER office_log_guard BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s
                  FOR EACH STATEMENT EXECUTE FUNCTION require_office_log()', tbl);
END $$;

SELECT log_rows_of('sections');
SELECT log_rows_of('staff', ARRAY['password_hash', 'totp_sealed', 'totp_last_step']);
SELECT log_rows_of('staff_roles');
SELECT log_rows_of('staff_stores');
SELECT guard_rows_of(tbl::regclass) FROM unnest(ARRAY[
  'orders', 'order_lines', 'order_history', 'order_changes', 'order_services', 'order_replacements', 'order_returns',
  'order_return_lines', 'stocks', 'stock_entries', 'payments', 'payment_history', 'refunds', 'receipts',
  'loyalty_entries', 'loyalty_lots', 'loyalty_uses', 'wholesale_contracts', 'wholesale_bills']) tbl;

-- Sections change places within one statement: which of two may have a place is known at its end.
DROP INDEX sections_lft;
ALTER TABLE sections ADD CONSTRAINT sections_lft UNIQUE (lft) DEFERRABLE INITIALLY IMMEDIATE;
