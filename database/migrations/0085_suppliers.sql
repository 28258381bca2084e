-- Suppliers whose price lists staff send: how their columns are called, what their rows mean, and what is taken from them.
CREATE TABLE suppliers (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL CHECK (name <> '' AND length(name) <= 120),
  takes      jsonb NOT NULL DEFAULT '{}',            -- what was last taken from a list: purchase price, price, stock
  created_by bigint NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX suppliers_name ON suppliers (lower(name));
SELECT log_rows_of('suppliers');

-- What was told of the columns of one supplier says nothing of another's.
CREATE TABLE supplier_mappings (
  supplier_id int NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  signature   text NOT NULL,
  mapping     text[] NOT NULL,
  told_by     bigint NOT NULL REFERENCES staff,
  told_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (supplier_id, signature)
);

-- What a person has said that a row means: the next list finds it by itself.
CREATE TABLE supplier_pairs (
  supplier_id int NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  key         text COLLATE "C" NOT NULL,             -- the supplier's article, or the barcode, or the name (domain/office/supplier-rows.ts)
  product_id  int REFERENCES products ON DELETE CASCADE, -- null: not sold here
  told_by     bigint NOT NULL REFERENCES staff,
  told_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (supplier_id, key)
);
CREATE INDEX supplier_pairs_product ON supplier_pairs (product_id);
SELECT log_rows_of('supplier_pairs');

ALTER TABLE imports ADD COLUMN supplier_id int REFERENCES suppliers;
ALTER TABLE imports ADD COLUMN takes jsonb;
ALTER TABLE import_rows ADD COLUMN pair_key text COLLATE "C";
ALTER TABLE import_rows DROP CONSTRAINT import_rows_verdict_check;
-- `unmatched`: nobody knows yet which product it is; `passed`: not sold here, as somebody has said.
ALTER TABLE import_rows ADD CONSTRAINT import_rows_verdict_check
  CHECK (verdict IN ('same', 'changed', 'new', 'wrong', 'unmatched', 'passed'));
CREATE INDEX import_rows_unmatched ON import_rows (import_id, n) WHERE verdict = 'unmatched';
CREATE INDEX import_rows_paired ON import_rows (import_id, n) WHERE pair_key IS NOT NULL;
