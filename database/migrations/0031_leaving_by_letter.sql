-- A third kind of link: it confirms that somebody wants to be forgotten.
ALTER TABLE mailed_tokens
  DROP CONSTRAINT mailed_tokens_kind_check,
  ADD CONSTRAINT mailed_tokens_kind_check CHECK (kind IN ('email', 'recovery', 'leaving'));
