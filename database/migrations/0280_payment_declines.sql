-- Why the bank has declined a payment, where its provider tells (domain/orders/payment-decline.ts): the buyer reads what to do.
ALTER TABLE payments ADD COLUMN decline text CHECK (decline IN ('funds', 'limit', 'card', 'bank', '3ds'));
