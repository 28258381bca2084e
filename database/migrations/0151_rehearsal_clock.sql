-- A session that rehearses another moment (api/rehearsal) looks into this schema before the database's own functions: for it `now()`
-- is as far ahead as it has said. Other sessions do not name the schema, and nothing changes for them. A restore empties `public` alone, so
-- what is there already is taken as it is.
CREATE SCHEMA IF NOT EXISTS rehearsal;
CREATE OR REPLACE FUNCTION rehearsal.ahead() RETURNS interval LANGUAGE sql STABLE AS
  $$ SELECT coalesce(nullif(current_setting('sheber.ahead', true), ''), '0')::interval $$;
CREATE OR REPLACE FUNCTION rehearsal.now() RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT pg_catalog.now() + rehearsal.ahead() $$;
CREATE OR REPLACE FUNCTION rehearsal.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
  $$ SELECT pg_catalog.clock_timestamp() + rehearsal.ahead() $$;
CREATE OR REPLACE FUNCTION rehearsal.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT pg_catalog.statement_timestamp() + rehearsal.ahead() $$;
