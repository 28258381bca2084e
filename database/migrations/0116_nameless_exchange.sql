-- When a 1C last came without its name and password: a proxy on the way may drop them, and 1C itself says only that they are wrong.
CREATE TABLE exchange_nameless (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seen_at timestamptz NOT NULL DEFAULT now()
);
