-- What staff set is logged row by row, before and after.
SELECT log_rows_of('settings');
SELECT log_rows_of('slot_templates');
SELECT log_rows_of('slot_days');
SELECT log_rows_of('delivery_tariffs');
SELECT log_rows_of('texts');
