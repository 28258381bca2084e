/** A range of names alone, as an import of a price list leaves it: no properties, no brands, no Kazakh names. */
import type { Database } from '#api/database.ts';
import type { ForeignProduct } from './family.ts';

export async function loadForeignRange(db: Database, products: readonly ForeignProduct[]): Promise<void> {
  const sections = [...new Set(products.map(({ family }) => family))];
  await db`TRUNCATE products, product_office, product_names, sections, brands CASCADE`;
  await db`INSERT INTO brands (id, code, name, country_code, description_ru, description_kz)
    VALUES (1, 'none', 'Без марки', 'KZ', '', '')`;
  await db`INSERT INTO sections (id, parent_id, code, name_ru, name_kz, level, lft, rgt)
    VALUES (1, NULL, 'all', 'Товары', 'Тауарлар', 1, 1, ${sections.length * 2 + 2})`;
  for (const [place, name] of sections.entries()) {
    await db`INSERT INTO sections (id, parent_id, code, name_ru, name_kz, level, lft, rgt)
      VALUES (${place + 2}, 1, ${`s${place}`}, ${name}, '', 2, ${place * 2 + 2}, ${place * 2 + 3})`;
  }
  const rows = products.map((product, place) => ({
    id: place + 1,
    code: `p${place}`,
    product_code: product.productCode,
    external_id: `e${place}`,
    section_id: sections.indexOf(product.family) + 2,
    brand_id: 1,
    name_ru: product.name,
    units: db.json([{ unit: 'piece', ratio: 1, weight: 1, step: 1, min: 1 }]),
    gtin: product.gtin,
    country_code: 'KZ',
    manufacturer_ru: '',
    manufacturer_kz: '',
  }));
  await db`INSERT INTO products ${db(rows)}`;
  await db`INSERT INTO product_prices (product_id, price, regular_price) SELECT id, 1000, 1000 FROM products`;
}
