-- From an empty shop to its first sale: cities, stores, sections and brands are made by staff. What was made by mistake is
-- switched off, not deleted: an order, an address or a log may name it.
ALTER TABLE cities ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE stores ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE sections ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE brands ADD COLUMN is_active boolean NOT NULL DEFAULT true;

DO $$
DECLARE tbl text;
BEGIN
  FOREACH tbl IN ARRAY ARRAY['cities', 'stores'] LOOP
    EXECUTE format('CREATE SEQUENCE %I AS int', tbl || '_ids');
    EXECUTE format('ALTER TABLE %I ALTER COLUMN id SET DEFAULT take_id(%L, %L)', tbl, tbl || '_ids', tbl);
    EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.id', tbl || '_ids', tbl);
  END LOOP;
END $$;

SELECT log_rows_of('cities');
SELECT log_rows_of('brands');

-- Nothing can be sold without a unit, and nobody has to make them up (domain/sale-units.ts).
INSERT INTO units (code, name_ru, name_kz) VALUES
  ('piece', 'шт.', 'дана'), ('pack', 'уп.', 'қапт.'), ('set', 'компл.', 'жинақ'), ('bag', 'меш.', 'қап'),
  ('bucket', 'вед.', 'шелек'), ('can', 'бан.', 'банка'), ('canister', 'кан.', 'канистр'), ('sheet', 'лист.', 'парақ'),
  ('roll', 'рул.', 'орам'), ('coil', 'бух.', 'бухта'), ('pallet', 'подд.', 'тұғырық'), ('m', 'м', 'м'), ('m2', 'м²', 'м²'),
  ('m3', 'м³', 'м³'), ('kg', 'кг', 'кг'), ('l', 'л', 'л')
ON CONFLICT (code) DO NOTHING;
COMMENT ON TABLE units IS 'factory rows';

-- A shop that sells goes on selling; a new one is closed until its owner opens it, and the demo opens itself.
INSERT INTO settings (key, value) SELECT 'shop.is_open', 'false' WHERE NOT EXISTS (SELECT FROM products);
COMMENT ON TABLE settings IS 'factory rows';
