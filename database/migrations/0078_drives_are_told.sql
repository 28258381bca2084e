-- A line of the history that tells in how many drives an order comes from then on: laid apart, or (1) joined again.
ALTER TABLE order_history ADD COLUMN drives smallint CHECK (drives BETWEEN 1 AND 5);
