-- What staff come to edit by changes: hours of stores, and words of the trade. A row that is taken back stays and is switched
-- off, so that it can come back with all it said.
ALTER TABLE slot_days ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE search_synonyms ADD COLUMN is_active boolean NOT NULL DEFAULT true;

SELECT log_rows_of('stores');
SELECT log_rows_of('search_synonyms');

-- Rows that every shop begins with: a shop that has these and no others is empty (operator/backup/restore.ts).
COMMENT ON TABLE slot_templates IS 'factory rows';
COMMENT ON TABLE schema_migrations IS 'factory rows';
