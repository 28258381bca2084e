-- An order beyond what one buyer may hold unpaid takes no goods until the shop confirms it, and ends by itself at this
-- moment. Null: it holds its goods, as every order did before.
ALTER TABLE orders ADD COLUMN confirm_until timestamptz;
CREATE INDEX orders_unconfirmed ON orders (confirm_until) WHERE confirm_until IS NOT NULL AND status = 'new';
