-- Sheets and boards that are cut: how many of the line's units the work is done to (a cut is charged by its metres), and
-- where each part lies, as it was agreed.
ALTER TABLE order_services
  ADD COLUMN line_count int CHECK (line_count > 0),
  ADD COLUMN plan jsonb;

-- The demo's cutting without sizes: a list of parts now.
UPDATE services SET active = false WHERE code = 'raspil' AND note_ru LIKE '%комментарии%';
