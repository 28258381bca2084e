-- Each item of a change is written once and gets its state once. With room for both on one page of the table the second is no new
-- entry in two indexes; the table is not larger by it in the end.
ALTER TABLE change_items SET (fillfactor = 50);
