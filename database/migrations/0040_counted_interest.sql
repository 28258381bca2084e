-- Whether a look or an addition counts for what is popular: once a day of one browser, a few of one network. What nobody
-- can be told apart by is kept for its visitor and counts for nothing.
ALTER TABLE product_views ADD COLUMN is_counted boolean NOT NULL DEFAULT true;
ALTER TABLE shop_events ADD COLUMN is_counted boolean NOT NULL DEFAULT true;
