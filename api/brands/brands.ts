/** The brands with their counts from the index; their products come from the catalogue. */
import type { z } from 'zod';
import type { Brand, getBrand } from '#contract/brands.ts';
import { PAGE_SIZE } from '#contract/listing.ts';
import { countryName } from '#domain/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { CatalogIndex, IndexedBrand } from '../catalog-index/catalog-index.ts';
import { Refusal } from '../http/refusal.ts';

export interface Brands {
  list(language: Locale): Promise<Brand[]>;
  get(code: string, reader: Reader): Promise<z.output<typeof getBrand.answer>['data']>;
}

export function createBrands(index: CatalogIndex, catalog: Catalog): Brands {
  return {
    list: async (language) =>
      (await index.read()).reference.brands
        .filter(({ count }) => count > 0)
        .map((brand) => toBrand(brand, language)),

    async get(code, reader) {
      const copy = await index.read();
      const found = copy.brandsByCode.get(code);
      if (!found) throw new Refusal('brand.not_found');
      const row = found.brand;
      const [tree, { ids }] = await Promise.all([
        catalog.sectionTree(reader.language),
        index.scan(copy, { ...copy.everyProduct, onlyBrand: found.place, limit: PAGE_SIZE }),
      ]);
      return {
        ...toBrand(row, reader.language),
        description: reader.language === 'kz' ? row.descriptionKz : row.descriptionRu,
        sections: row.sections.flatMap(({ sectionId, count }) => {
          const section = tree.byId.get(sectionId)?.section;
          return section ? [{ code: section.code, name: section.name, count }] : [];
        }),
        products: await catalog.listProductsById(ids, reader),
      };
    },
  };
}

function toBrand(row: IndexedBrand, language: Locale): Brand {
  return {
    code: row.code,
    name: row.name,
    country: countryName(row.countryCode, language),
    isOwnLabel: row.isOwnLabel,
    count: row.count,
  };
}
