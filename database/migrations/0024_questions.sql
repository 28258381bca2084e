-- Questions to the shop, about a product or anything else, with the shop's answers.

CREATE TABLE questions (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id     smallint NOT NULL REFERENCES cities,
  name        text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 50),
  -- where the answer goes: a phone in E.164 or an e-mail in lower case
  contact     text NOT NULL,
  question    text NOT NULL CHECK (char_length(question) BETWEEN 10 AND 1000),
  product_id  int REFERENCES products ON DELETE SET NULL,
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  language    text NOT NULL CHECK (language IN ('ru', 'kz')),
  -- consent is given by sending the form, beneath its words
  created_at  timestamptz NOT NULL DEFAULT now(),
  answer      text CHECK (char_length(answer) BETWEEN 2 AND 4000),
  answered_at timestamptz,
  -- the letter with the answer is on its way; who left a phone is called by whoever answers
  told_at     timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX questions_queue ON questions (created_at) WHERE answered_at IS NULL;
CREATE INDEX questions_to_tell ON questions (id) WHERE answered_at IS NOT NULL AND told_at IS NULL;
