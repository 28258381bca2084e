-- Of goods that a buyer wants to give back the shop may take a part, and of that part some may be fit to be sold again.
-- Null: decided on as a whole, or not yet.
ALTER TABLE order_return_lines ADD COLUMN accepted_count int CHECK (accepted_count BETWEEN 0 AND count);
ALTER TABLE order_return_lines ADD COLUMN is_sellable boolean;
CREATE INDEX order_returns_requested ON order_returns (id) WHERE status = 'requested';
