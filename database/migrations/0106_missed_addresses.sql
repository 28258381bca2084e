-- Addresses that visitors came to and found nothing at: counts of a day, nobody's name. Kept for ninety days.
CREATE TABLE missed_addresses (
  day   date NOT NULL,
  path  text NOT NULL CHECK (path ~ '^/([^/?#\s]+/)+$' AND char_length(path) <= 200), -- without the language
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, path)
);

-- What staff lead elsewhere by hand, beside what the shop leads itself where an address was changed. Ended ones stay as rows:
-- an undo brings them back.
ALTER TABLE redirects ADD COLUMN id int GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE redirects ADD COLUMN is_by_hand boolean NOT NULL DEFAULT false;
ALTER TABLE redirects ADD COLUMN is_active boolean NOT NULL DEFAULT true;

-- What the shop leads itself is led, whatever was said of the same address by hand.
CREATE OR REPLACE FUNCTION lead_on(old_path text, new_path text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE "from" = new_path;
  UPDATE redirects SET "to" = new_path WHERE "to" = old_path;
  INSERT INTO redirects ("from", "to") VALUES (old_path, new_path)
  ON CONFLICT ("from") DO UPDATE SET "to" = excluded."to", is_by_hand = false, is_active = true;
END $$;
