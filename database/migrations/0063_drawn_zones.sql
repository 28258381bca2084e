-- Zones are drawn by staff: a number by which a change names one, and every ring before and after in the log.
ALTER TABLE delivery_zones ADD COLUMN n int GENERATED ALWAYS AS IDENTITY UNIQUE;
SELECT log_rows_of('delivery_zones');
