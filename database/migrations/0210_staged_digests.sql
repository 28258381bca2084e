-- Of each record of goods, made where it is read: what has not changed since it was last told is known without being read.
ALTER TABLE exchange_staged ADD COLUMN digest bytea;               -- null: not goods, or staged before there was one
