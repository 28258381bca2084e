-- The shop's own words of each short message, by language; empty: those that ship with it (domain/sms-words.ts).
CREATE TABLE sms_words (
  id       int GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind     text NOT NULL CHECK (kind IN ('login', 'change', 'phone_changes')),
  language text NOT NULL CHECK (language IN ('ru', 'kz')),
  words    text NOT NULL DEFAULT '' CHECK (length(words) <= 320),
  PRIMARY KEY (kind, language)
);
SELECT log_rows_of('sms_words');
INSERT INTO sms_words (kind, language)
SELECT kind, language FROM unnest(ARRAY['login', 'change', 'phone_changes']) WITH ORDINALITY AS k(kind, n),
  unnest(ARRAY['ru', 'kz']) AS language ORDER BY n, language DESC;
COMMENT ON TABLE sms_words IS 'factory rows';
