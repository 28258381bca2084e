-- Streets that goods were brought to join those of the list; nothing of who lives there comes along.
ALTER TABLE streets ADD COLUMN source text NOT NULL DEFAULT 'list' CHECK (source IN ('list', 'orders'));
