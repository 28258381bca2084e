-- Promotions are kept by staff: drafts that nobody is charged by, a stop at once, and carts to try a draft on.

ALTER TABLE promotions
  ADD COLUMN id         int GENERATED ALWAYS AS IDENTITY UNIQUE, -- what changes and the log name it by
  ADD COLUMN state      text NOT NULL DEFAULT 'live' CHECK (state IN ('draft', 'live', 'stopped', 'removed')),
  ADD COLUMN stopped_at timestamptz,                              -- as if it had ended then
  ADD CHECK ((state = 'stopped') = (stopped_at IS NOT NULL));
SELECT log_rows_of('promotions');

-- Carts as a day left them: what was in them, where, and for which kind of buyer. Nobody is in it; sixty days.
CREATE TABLE cart_days (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day         date NOT NULL,
  city_id     smallint REFERENCES cities,                         -- null: never chosen
  buyer       text NOT NULL CHECK (buyer IN ('visitor', 'club', 'pro', 'wholesale')),
  has_ordered boolean NOT NULL,
  items       jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array') -- [{"productCode", "count"}]
);
CREATE INDEX cart_days_day ON cart_days (day);
