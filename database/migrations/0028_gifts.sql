-- A gift is a line of its own that costs nothing; its worth is its regular price, told as a discount.
ALTER TABLE order_lines DROP CONSTRAINT order_lines_sum_check;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_sum_check CHECK (sum > 0 OR (is_gift AND sum = 0));
