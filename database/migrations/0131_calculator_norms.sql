-- Norms of the calculators that staff have set; all others are those that ship (domain/calculators/norms.ts). What makes no sense there
-- any more is passed over.
CREATE TABLE calculator_norms (
  key   text PRIMARY KEY CHECK (length(key) BETWEEN 3 AND 80),
  value double precision NOT NULL CHECK (value >= 0 AND value < 100000)
);
SELECT log_rows_of('calculator_norms');
CREATE TRIGGER calculator_norms_changed AFTER INSERT OR UPDATE OR DELETE ON calculator_norms
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_pages();
