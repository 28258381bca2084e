-- A session that rehearses another moment (api/rehearsal) looks into this schema before the database's own functions: for it `now()`
-- is as far ahead as it has said. Other sessions do not name the schema, and nothing changes for them.
CREATE SCHEMA rehearsal;
CREATE FUNCTION rehearsal.ahead() RETURNS interval LANGUAGE sql STABLE AS
  $$ SELECT coalesce(nullif(current_setting('sheber.ahead', true), ''), '0')::interval $$;
CREATE FUNCTION rehearsal.now() RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT pg_catalog.now() + rehearsal.ahead() $$;
CREATE FUNCTION rehearsal.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
  $$ SELECT pg_catalog.clock_timestamp() + rehearsal.ahead() $$;
CREATE FUNCTION rehearsal.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT pg_catalog.statement_timestamp() + rehearsal.ahead() $$;
