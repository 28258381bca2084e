/** What the columns point at: sections with their rows, brands, countries, properties and values, stores. */
import type {
  BrandRow,
  FilterRow,
  PropertyRow,
  SectionRow,
  StoreRow,
  ValueRow,
} from './catalog-index.queries.ts';

export interface IndexedSection extends SectionRow {
  /** its rows and those of all sections below it: start ≤ row < end */
  start: number;
  end: number;
  isLeaf: boolean;
  /** the properties it filters by, as places in `properties`; of a parent all those of the sections below it */
  filters: number[];
  /** of its products, how many carry each property */
  carriers: Uint32Array;
}

export interface IndexedProperty extends PropertyRow {
  /** its values: firstValue ≤ place < endValue */
  firstValue: number;
  endValue: number;
  /** whether every value has a number to stand by */
  isNumeric: boolean;
}

export interface IndexedBrand extends BrandRow {
  count: number;
  /** the leaves it is in, the fullest first */
  sections: { sectionId: number; count: number }[];
}

export interface Reference {
  /** in the order of the tree */
  sections: IndexedSection[];
  /** the whole range as one section that nobody sees */
  everything: IndexedSection;
  brands: IndexedBrand[];
  countries: string[];
  properties: IndexedProperty[];
  values: ValueRow[];
  /** the place of the property that a value belongs to */
  propertyOfValue: Uint16Array;
  /** bit after bit */
  stores: StoreRow[];
}

export interface ReferenceRows {
  sections: SectionRow[];
  brands: BrandRow[];
  properties: PropertyRow[];
  values: ValueRow[];
  filters: FilterRow[];
  stores: StoreRow[];
}

export function makeReference(rows: ReferenceRows): Reference {
  const propertyPlaces = placesById(rows.properties);
  const properties = rows.properties.map(
    (row): IndexedProperty => ({
      ...row,
      firstValue: 0,
      endValue: 0,
      isNumeric: true,
    }),
  );
  const propertyOfValue = new Uint16Array(new SharedArrayBuffer(rows.values.length * 2));
  for (const [place, { propertyId, number }] of rows.values.entries()) {
    const owner = propertyPlaces.get(propertyId) ?? 0;
    propertyOfValue[place] = owner;
    const property = properties[owner];
    if (!property) continue;
    if (property.endValue === 0) property.firstValue = place;
    property.endValue = place + 1;
    if (number === null) property.isNumeric = false;
  }
  const toSection = (row: SectionRow): IndexedSection => ({
    ...row,
    start: 0,
    end: 0,
    isLeaf: row.rgt - row.lft === 1,
    filters: [],
    carriers: new Uint32Array(properties.length),
  });
  const sections = rows.sections.map(toSection);
  const everything = toSection(wholeRange);
  for (const { sectionId, propertyId } of rows.filters) {
    const place = propertyPlaces.get(propertyId);
    const owner = sections.find((section) => section.id === sectionId);
    if (place === undefined || !owner) continue;
    for (const section of [everything, ...sections]) {
      const isAbove = section.lft <= owner.lft && section.rgt >= owner.rgt;
      if (isAbove && !section.filters.includes(place)) section.filters.push(place);
    }
  }
  return {
    sections,
    everything,
    brands: rows.brands.map((row) => ({ ...row, count: 0, sections: [] })),
    countries: [],
    properties,
    values: rows.values,
    propertyOfValue,
    stores: rows.stores,
  };
}

const wholeRange: SectionRow = {
  id: 0,
  parentId: null,
  code: '',
  nameRu: '',
  nameKz: '',
  seoTextRu: null,
  seoTextKz: null,
  lft: 0,
  rgt: Number.MAX_SAFE_INTEGER,
};

export function placesById(rows: readonly { id: number }[]): Map<number, number> {
  return new Map(rows.map(({ id }, place) => [id, place]));
}
