-- Which sheets of a workbook were read, where their rows stand, and what was not read.
ALTER TABLE imports ADD COLUMN sheets jsonb;             -- [{name, from, line}]: the row `from` stands in `line` of the sheet
ALTER TABLE imports ADD COLUMN passed_over text[] NOT NULL DEFAULT '{}';
ALTER TABLE imports ADD COLUMN hidden_rows int NOT NULL DEFAULT 0;
-- Rows that head or sum up others, by the levels of a spreadsheet.
ALTER TABLE import_rows ADD COLUMN is_group boolean NOT NULL DEFAULT false;
ALTER TABLE import_rows DROP CONSTRAINT import_rows_verdict_check;
-- `aside`: names no goods (a group, a sum, heads again).
ALTER TABLE import_rows ADD CONSTRAINT import_rows_verdict_check
  CHECK (verdict IN ('same', 'changed', 'new', 'wrong', 'unmatched', 'passed', 'aside'));
