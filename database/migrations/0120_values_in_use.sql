-- Which goods have a value: the office counts them for each value of a property and merges two that are one, and goes through
-- those goods alone, not through the range.
CREATE INDEX products_values ON products USING gin (value_ids);
