/** The brands: few, with counts over the whole range, so kept in memory; their products come from the catalogue. */
import type { z } from 'zod';
import type { Brand, getBrand } from '#contract/brands.ts';
import { PAGE_SIZE } from '#contract/catalog.ts';
import { countryName } from '#domain/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { snapshot } from '../snapshot.ts';
import { type BrandRow, listBrandProductCodes, listBrandRows } from './brands.queries.ts';

export interface Brands {
  list(language: Locale): Promise<Brand[]>;
  get(code: string, reader: Reader): Promise<z.output<typeof getBrand.answer>['data']>;
}

export function createBrands(db: Db, catalog: Catalog): Brands {
  const read = snapshot(db, 'structure', listBrandRows);
  return {
    list: async (language) => (await read()).map((row) => toBrand(row, language)),

    async get(code, reader) {
      const row = (await read()).find((brand) => brand.code === code);
      if (!row) throw new Refusal('brand.not_found');
      const [tree, products] = await Promise.all([
        catalog.sectionTree(reader.language),
        listBrandProductCodes(db, row.id, PAGE_SIZE).then((codes) => catalog.listProducts(codes, reader)),
      ]);
      return {
        ...toBrand(row, reader.language),
        description: reader.language === 'kz' ? row.descriptionKz : row.descriptionRu,
        sections: row.sections.flatMap(({ sectionId, count }) => {
          const section = tree.byId.get(sectionId)?.section;
          return section ? [{ code: section.code, name: section.name, count }] : [];
        }),
        products,
      };
    },
  };
}

function toBrand(row: BrandRow, language: Locale): Brand {
  return {
    code: row.code,
    name: row.name,
    country: countryName(row.countryCode, language),
    isOwnLabel: row.isOwnLabel,
    count: row.sections.reduce((sum, section) => sum + section.count, 0),
  };
}
