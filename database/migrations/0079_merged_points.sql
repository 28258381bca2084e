-- Two accounts of one person became one. The ledger is only ever added to: what was left on the first is written off it and written to
-- the other by a pair of entries, lot by lot with its days. The first points to the other, so that what is undone later of its entries,
-- and what was bought with it, count there.
ALTER TABLE loyalty_accounts ADD COLUMN merged_into bigint REFERENCES loyalty_accounts CHECK (merged_into <> id);
CREATE INDEX loyalty_accounts_merged ON loyalty_accounts (merged_into) WHERE merged_into IS NOT NULL;

ALTER TABLE loyalty_entries
  DROP CONSTRAINT loyalty_entries_kind,
  DROP CONSTRAINT loyalty_entries_sign,
  ADD CONSTRAINT loyalty_entries_kind CHECK (kind IN ('purchase', 'client', 'gift', 'spend', 'spend_return',
    'purchase_return', 'client_return', 'expiry', 'merged')),
  ADD CONSTRAINT loyalty_entries_sign CHECK (
    CASE kind WHEN 'purchase' THEN points >= 0 WHEN 'purchase_return' THEN points <= 0
              WHEN 'gift' THEN points > 0 WHEN 'spend_return' THEN points > 0 WHEN 'client' THEN points > 0
              WHEN 'merged' THEN points <> 0 ELSE points < 0 END);
