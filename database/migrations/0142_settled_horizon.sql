-- The oldest transaction that was open when promotions were last settled: a promotion that it has saved is found though its
-- number is lower than that of the last change seen.

ALTER TABLE promotion_settlements ADD COLUMN horizon xid8;
