/**
 * The catalogue as its readers see it: sections, one product, products of a list.
 * Hides where each part comes from: the tree and the units from memory, products from PostgreSQL by their codes.
 * Relies on the change outbox to renew what it keeps in memory.
 */
import type { Product, ProductDetails } from '#contract/catalog.ts';
import { countryName } from '#domain/country.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { snapshot } from '../snapshot.ts';
import {
  findProductPageRow,
  listProductRows,
  listPropertyRows,
  listSectionProductCodes,
  listSectionRows,
  listUnitRows,
  type ProductRow,
  type PropertyRow,
} from './catalog.queries.ts';

export type { Reader } from './product-shape.ts';

import { listProductPrices, listProductStores } from './product-page.ts';
import { type Directory, type Reader, toProduct } from './product-shape.ts';
import { buildSectionTree, type SectionNode, type SectionTree } from './section-tree.ts';

const MAX_KEPT_ROWS = 5000;

export interface Catalog {
  sectionTree(language: Reader['language']): Promise<SectionTree>;
  getSection(code: string, language: Reader['language']): Promise<SectionNode>;
  listProducts(codes: readonly string[], reader: Reader): Promise<Product[]>;
  /** One page of a section's listing and how many products there are in all. */
  listSection(
    code: string,
    page: { page: number; pageSize: number },
    reader: Reader,
  ): Promise<{ items: Product[]; total: number }>;
  getProduct(code: string, reader: Reader): Promise<ProductDetails>;
}

export function createCatalog(db: Db): Catalog {
  const readTrees = snapshot(db, 'structure', async (source) => {
    const rows = await listSectionRows(source);
    return { ru: buildSectionTree(rows, 'ru'), kz: buildSectionTree(rows, 'kz') };
  });
  const readUnits = snapshot(db, 'structure', async (source) => {
    const rows = await listUnitRows(source);
    return {
      ru: new Map(rows.map((row) => [row.code, row.nameRu])),
      kz: new Map(rows.map((row) => [row.code, row.nameKz])),
    };
  });

  const sectionTree: Catalog['sectionTree'] = async (language) => (await readTrees())[language];

  async function directory(language: Reader['language']): Promise<Directory> {
    const [tree, unitNames] = await Promise.all([sectionTree(language), readUnits()]);
    return {
      unitNames: unitNames[language],
      sectionCodeOf: (id) => tree.byId.get(id)?.section.code ?? '',
    };
  }

  const getSection: Catalog['getSection'] = async (code, language) => {
    const node = (await sectionTree(language)).byCode.get(code);
    if (!node) throw new Refusal('section.not_found');
    return node;
  };

  const listProducts: Catalog['listProducts'] = async (codes, reader) => {
    const [rows, names] = await Promise.all([findRows(codes), directory(reader.language)]);
    return [...new Set(codes)].flatMap((code) => {
      const row = rows.get(code);
      return row ? [toProduct(row, reader, names)] : [];
    });
  };

  /** Cards that were asked for lately; a new version of the catalogue begins with none. */
  const readRows = snapshot(db, 'any', async () => new Map<string, ProductRow>());

  async function findRows(codes: readonly string[]): Promise<Map<string, ProductRow>> {
    const rows = await readRows();
    const missing = codes.filter((code) => !rows.has(code));
    if (missing.length === 0) return rows;
    const found = await listProductRows(db, missing);
    // Full: what follows is looked up and not kept, until the next version empties the shelf.
    const kept = rows.size < MAX_KEPT_ROWS ? rows : new Map(rows);
    for (const row of found) kept.set(row.code, row);
    return kept;
  }

  return {
    sectionTree,
    getSection,
    listProducts,

    async listSection(code, { page, pageSize }, reader) {
      const { ids, section } = await getSection(code, reader.language);
      const codes = await listSectionProductCodes(db, ids, {
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { items: await listProducts(codes, reader), total: section.count };
    },

    async getProduct(code, reader) {
      const { language } = reader;
      const [[row], names, tree] = await Promise.all([
        listProductRows(db, [code]),
        directory(language),
        sectionTree(language),
      ]);
      if (!row) throw new Refusal('product.not_found');
      const [page, properties, stores, priceHistory] = await Promise.all([
        findProductPageRow(db, row.id),
        listPropertyRows(db, row.id),
        listProductStores(db, row.id, reader),
        listProductPrices(db, row.id),
      ]);
      if (!page) throw new Refusal('product.not_found');
      const isKz = language === 'kz';
      return {
        ...toProduct(row, reader, names),
        description: (isKz ? page.descriptionKz : null) ?? page.descriptionRu,
        breadcrumbs: tree.byId.get(row.sectionId)?.breadcrumbs ?? [],
        properties: properties.map((property) => toProperty(property, isKz)),
        documents: page.documents.map(({ type, url, ...words }) => ({ type, url, name: words[language] })),
        stores,
        priceHistory,
        country: countryName(page.countryCode, language),
        manufacturer: isKz ? page.manufacturerKz : page.manufacturerRu,
        ...(page.ntin === null ? {} : { ntin: page.ntin }),
        ...(page.gtin === null ? {} : { gtin: page.gtin }),
        vatPercent: page.vatPercent,
        ...(page.warrantyMonths === null ? {} : { warrantyMonths: page.warrantyMonths }),
        ...(page.lengthMm === null || page.widthMm === null || page.heightMm === null
          ? {}
          : { sizeMm: { length: page.lengthMm, width: page.widthMm, height: page.heightMm } }),
      };
    },
  };
}

function toProperty(row: PropertyRow, isKz: boolean): ProductDetails['properties'][number] {
  const unit = isKz ? row.unitKz : row.unitRu;
  return {
    code: row.code,
    name: isKz ? row.nameKz : row.nameRu,
    ...(unit === null ? {} : { unit }),
    isFilter: row.isFilter,
    values: row.values.map((value) => ({ code: value.code, name: isKz ? value.kz : value.ru })),
  };
}
