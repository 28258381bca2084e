/**
 * The catalogue as its readers see it: sections, one product, products of a list.
 * Hides where each part comes from: the tree from the index, the units from memory, products from PostgreSQL.
 * Relies on the change outbox to renew what it keeps in memory.
 */
import type { Product, ProductDetails, Section } from '#contract/catalog.ts';
import { countryName } from '#domain/country.ts';
import { emptyChoice, toListingSearch } from '#domain/listing.ts';
import { userType } from '#domain/price.ts';
import type { ContractOffer, LineFacts } from '#domain/promotions/promotions.ts';
import type { CatalogIndex, IndexCopy } from '../catalog-index/catalog-index.ts';
import { type Db, listByIdTogether, listTogether, type ReadPublicly } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { snapshot } from '../snapshot.ts';
import { listProductRows, listProductRowsById, listUnitRows, type ProductRow } from './catalog.queries.ts';

export type { Reader } from './product-shape.ts';

import { listPopularChoices } from './popular-choices.ts';
import { findProductPageRow, type PropertyRow } from './product-page.queries.ts';
import { toStores } from './product-page.ts';
import { type Directory, type Reader, toProduct } from './product-shape.ts';
import { buildSectionTree, type SectionNode, type SectionTree } from './section-tree.ts';
import { createStaticFilters, type StaticFilters } from './static-filters.ts';
import { findVariants } from './variant-choice.ts';

const MAX_KEPT_ROWS = 5000;
const MOST_OF_PAGE = 200;
/** Fewer pages written for a leaf are joined by what its goods differ by. */
const ENOUGH_WRITTEN = 3;

export interface Catalog {
  sectionTree(language: Reader['language']): Promise<SectionTree>;
  /** The roots with all below them; the last level has its choices of filters instead of sections. */
  menuTree(language: Reader['language']): Promise<Section[]>;
  getSection(code: string, language: Reader['language']): Promise<SectionNode>;
  staticFilters: StaticFilters;
  /** What a leaf is divided by: the pages written for it, otherwise what its goods differ by most. */
  listSelections(
    sectionCode: string,
    language: Reader['language'],
  ): Promise<NonNullable<Section['selections']>>;
  listProducts(codes: readonly string[], reader: Reader): Promise<Product[]>;
  /** In the order of the ids; what is gone since the ids were found is left out. */
  listProductsById(ids: readonly number[], reader: Reader): Promise<Product[]>;
  /** Without the sets it belongs to: they are made of products, not the other way round. */
  getProduct(code: string, reader: Reader): Promise<Omit<ProductDetails, 'sets'>>;
  /** The same, as a transaction sees it. */
  getProductFrom(source: Db, code: string, reader: Reader): Promise<Omit<ProductDetails, 'sets'>>;
  /** Told by the promotions, which are made of the catalogue: what lowers the price of who buys by contract. */
  tellContractOffers(read: ReadContractOffers): void;
}

type ReadContractOffers = (
  cityCode: string,
) => Promise<(facts: Omit<LineFacts, 'count' | 'vatPercent'>) => ContractOffer | null>;

export function createCatalog(
  db: Db,
  index: CatalogIndex,
  pictureVersionOf: Directory['pictureVersionOf'],
  readPublicly: ReadPublicly = (work) => work(db),
): Catalog {
  /** What a visitor without a login looks at may come from the replica; carts and orders ask by code, and never do. */
  const readFor = <T>({ viewer }: Reader, work: (source: Db) => Promise<T>): Promise<T> =>
    viewer === null ? readPublicly(work) : work(db);

  const trees = new WeakMap<IndexCopy, Record<Reader['language'], SectionTree>>();
  const readUnits = snapshot(db, 'structure', async (source) => {
    const rows = await listUnitRows(source);
    return {
      ru: new Map(rows.map((row) => [row.code, row.nameRu])),
      kz: new Map(rows.map((row) => [row.code, row.nameKz])),
    };
  });

  const sectionTree: Catalog['sectionTree'] = async (language) => {
    const copy = await index.read();
    const { sections } = copy.reference;
    const both = trees.get(copy) ?? {
      ru: buildSectionTree(sections, 'ru'),
      kz: buildSectionTree(sections, 'kz'),
    };
    trees.set(copy, both);
    return both[language];
  };

  let readOffers: ReadContractOffers = async () => () => null;

  async function directory({ language, cityCode, viewer }: Reader): Promise<Directory> {
    const [tree, unitNames, findOffer] = await Promise.all([
      sectionTree(language),
      readUnits(),
      userType(viewer) === 'wholesale' ? readOffers(cityCode) : null,
    ]);
    return {
      contractOfferOf: (row) =>
        findOffer?.({
          ...row,
          productCode: row.code,
          tiers: row.wholesaleTiers,
          brand: row.brandCode,
          sections: tree.byId.get(row.sectionId)?.breadcrumbs.map(({ code }) => code) ?? [],
        }) ?? null,
      unitNames: unitNames[language],
      sectionCodeOf: (id) => tree.byId.get(id)?.section.code ?? '',
      pictureVersionOf,
    };
  }

  const staticFilters = createStaticFilters(db);
  const withSelections = async (section: Section, language: Reader['language']): Promise<Section> =>
    section.children.length > 0
      ? {
          ...section,
          children: await Promise.all(section.children.map((child) => withSelections(child, language))),
        }
      : { ...section, selections: await listSelections(section.code, language) };

  const listSelections: Catalog['listSelections'] = async (sectionCode, language) => {
    const written = await staticFilters.list(sectionCode, language);
    if (written.length >= ENOUGH_WRITTEN) return written;
    const pages = await Promise.all(
      written.map(({ code }) => staticFilters.get(sectionCode, code, language)),
    );
    const told = new Set(pages.map(({ filter }) => toListingSearch({ ...emptyChoice(), values: filter })));
    const popular = await listPopularChoices(index, sectionCode, language);
    return [...written, ...popular.filter(({ search }) => !told.has(search))];
  };

  const getSection: Catalog['getSection'] = async (code, language) => {
    const node = (await sectionTree(language)).byCode.get(code);
    if (!node) throw new Refusal('section.not_found');
    return node;
  };

  const findRowsByCode = (codes: readonly string[]) =>
    findRows(
      codes,
      (shelf) => shelf.byCode,
      (missing) => listMissing(db, missing),
    );
  const findRowsById = (ids: readonly number[], reader: Reader) =>
    findRows(
      ids,
      (shelf) => shelf.byId,
      (missing) => readFor(reader, (source) => listMissingById(source, missing)),
    );

  const listProducts: Catalog['listProducts'] = async (codes, reader) => {
    const [rows, names] = await Promise.all([findRowsByCode(codes), directory(reader)]);
    return rows.map((row) => toProduct(row, reader, names));
  };

  const listProductsById: Catalog['listProductsById'] = async (ids, reader) => {
    const [rows, names] = await Promise.all([findRowsById(ids, reader), directory(reader)]);
    return rows.map((row) => toProduct(row, reader, names));
  };

  /** Cards that were asked for lately; when anything changes a new shelf begins, and late answers go to the old one. */
  let shelf = emptyShelf();
  index.onChange(() => {
    shelf = emptyShelf();
  });

  /** In the order of the keys, each once. */
  async function findRows<K extends string | number>(
    keys: readonly K[],
    side: (shelf: Shelf) => Map<K, ProductRow>,
    list: (missing: readonly K[]) => Promise<ProductRow[]>,
  ): Promise<ProductRow[]> {
    const known = shelf;
    const missing = keys.filter((key) => !side(known).has(key));
    const found = emptyShelf();
    if (missing.length > 0) {
      // Full: what follows is looked up and not kept, until the next change empties the shelf. Whoever asks for hundreds at
      // once walks through the whole range, comes back to none of them, and would leave no room for what pages show.
      const isKept = known.byId.size < MAX_KEPT_ROWS && missing.length <= MOST_OF_PAGE;
      for (const row of await list(missing)) {
        for (const target of isKept ? [found, known] : [found]) {
          target.byCode.set(row.code, row);
          target.byId.set(row.id, row);
        }
      }
    }
    return [...new Set(keys)].flatMap((key) => side(known).get(key) ?? side(found).get(key) ?? []);
  }

  async function makeDetails(
    source: Db,
    code: string,
    reader: Reader,
    list: {
      byCode(codes: readonly string[]): Promise<ProductRow[]>;
      byId(ids: readonly number[]): Promise<ProductRow[]>;
    },
  ): ReturnType<Catalog['getProduct']> {
    const { language } = reader;
    const [[row], page, names, tree] = await Promise.all([
      list.byCode([code]),
      findProductPageRow(source, code, reader.cityCode),
      directory(reader),
      sectionTree(language),
    ]);
    if (!row || !page) throw new Refusal('product.not_found');
    const variants = await findVariants(source, list.byId, row, reader, names);
    const isKz = language === 'kz';
    return {
      ...toProduct(row, reader, names),
      description: (isKz ? page.descriptionKz : null) ?? page.descriptionRu,
      breadcrumbs: tree.byId.get(row.sectionId)?.breadcrumbs ?? [],
      properties: page.properties.map((property) => toProperty(property, isKz)),
      ...(variants ? { variants } : {}),
      documents: page.documents.map(({ type, url, ...words }) => ({
        type,
        url: isKz && isOwnDocument(url) ? `${url}?language=kz` : url,
        name: words[language],
      })),
      stores: toStores(page.stores, page.here, reader),
      priceHistory: page.priceHistory,
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
  }

  return {
    sectionTree,
    getSection,
    staticFilters,
    listSelections,
    menuTree: async (language) => {
      const { roots } = await sectionTree(language);
      return Promise.all(roots.map((root) => withSelections(root, language)));
    },
    listProducts,
    listProductsById,

    tellContractOffers: (read) => {
      readOffers = read;
    },
    getProductFrom: (source, code, reader) =>
      makeDetails(source, code, reader, {
        byCode: (codes) => listProductRows(source, codes),
        byId: (ids) => listProductRowsById(source, ids),
      }),
    getProduct: (code, reader) =>
      readFor(reader, (source) =>
        makeDetails(source, code, reader, {
          byCode: (codes) => listMissing(source, codes),
          byId: (ids) => listMissingById(source, ids),
        }),
      ),
  };
}

/** A page and what stands on it ask at the same moment, mostly for the same. */
const listMissing = listTogether<ProductRow>(listProductRows);
const listMissingById = listByIdTogether<ProductRow>(listProductRowsById);

/** Written by the shop in the language of the link; any other address is the supplier's file. */
const isOwnDocument = (url: string): boolean => url.startsWith('/documents/');

interface Shelf {
  byCode: Map<string, ProductRow>;
  byId: Map<number, ProductRow>;
}

const emptyShelf = (): Shelf => ({ byCode: new Map(), byId: new Map() });

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
