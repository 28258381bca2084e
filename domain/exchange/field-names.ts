/**
 * What the properties and requisites of 1C are called that carry a field of the goods themselves. Bases differ, so the names
 * are settings: one line for each field, its names parted by semicolons, compared without case and spaces.
 */
import { toBareName } from './told-words.ts';

export const GOODS_FIELDS = [
  'name_kz',
  'description_kz',
  'ntin',
  'brand',
  'manufacturer',
  'country',
  'weight',
  'on_order',
  'is_offline',
  'warranty',
  'length',
  'width',
  'height',
] as const;
export type GoodsField = (typeof GOODS_FIELDS)[number];
export type FieldNames = Readonly<Record<GoodsField, string>>;

export const USUAL_FIELD_NAMES: FieldNames = {
  name_kz:
    'Наименование (каз); Название (каз); Наименование на казахском; Название на казахском; Қазақша атауы; Атауы',
  description_kz: 'Описание (каз); Описание на казахском; Сипаттамасы; Қазақша сипаттамасы',
  ntin: 'NTIN; Код НКТ; НТИН',
  brand: 'Бренд; Торговая марка; Марка',
  manufacturer: 'Производитель; Өндіруші',
  country: 'Страна; Страна происхождения; Страна производства; Страна-изготовитель; Өндіруші ел',
  weight: 'Вес; Салмағы',
  on_order: 'Под заказ; Тапсырыс бойынша',
  is_offline: 'Только в магазине; Тек дүкенде',
  warranty: 'Гарантия; Гарантийный срок; Срок гарантии; Кепілдік; Кепілдік мерзімі',
  length: 'Длина; Глубина; Ұзындығы',
  width: 'Ширина; Ені',
  height: 'Высота; Биіктігі',
};

export const splitNames = (line: string): string[] =>
  line.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

/** The first name that two lines claim; null: each is one line's. */
export function findSharedName(names: FieldNames): string | null {
  const owners = new Map<string, GoodsField>();
  for (const field of GOODS_FIELDS)
    for (const name of splitNames(names[field])) {
      const owner = owners.get(toBareName(name));
      if (owner !== undefined && owner !== field) return name;
      owners.set(toBareName(name), field);
    }
  return null;
}

export interface FoundField {
  field: GoodsField;
  /** «Длина, см» is told in centimetres; empty: it does not say. */
  unit: string;
}

/** What a property or requisite of that name carries; null: nothing of the goods themselves. */
export type FindField = (name: string) => FoundField | null;

const MEASURED = /^(.*?)[\s,(]+(мм|см|м|кг|г|мес|месяцев|лет|год[а]?)\.?\)?$/i;

/** Goods by the thousand call their properties by the same few names; a base that invents more must not fill the memory. */
const MOST_REMEMBERED = 2000;

function remembering(find: FindField): FindField {
  const known = new Map<string, FoundField | null>();
  return (name) => {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const field = find(name);
    known.set(name, field);
    return field;
  };
}

const found = new WeakMap<FieldNames, FindField>();

/** A name that stands in two lines is the first one's; such lines are no longer saved (findSharedName). */
export function toFindField(names: FieldNames): FindField {
  const known = found.get(names);
  if (known) return known;
  const byName = new Map<string, GoodsField>();
  for (const field of GOODS_FIELDS)
    for (const name of splitNames(names[field]))
      if (!byName.has(toBareName(name))) byName.set(toBareName(name), field);
  const find = remembering((name) => {
    const whole = byName.get(toBareName(name));
    if (whole) return { field: whole, unit: '' };
    const [, bare = '', unit = ''] = MEASURED.exec(name.trim()) ?? [];
    const field =
      byName.get(toBareName(bare)) ??
      byName.get(toBareName(bare === '' ? name : bare).replace(/упаковки$/, ''));
    return field ? { field, unit: unit.toLowerCase() } : null;
  });
  found.set(names, find);
  return find;
}

/** Sizes and the maker stand in a product's table as well; the others nowhere else. */
const ALSO_PROPERTIES = new Set<GoodsField>(['length', 'width', 'height', 'manufacturer']);

export function isFieldAlone(name: string, find: FindField): boolean {
  const field = find(name)?.field;
  return field !== undefined && !ALSO_PROPERTIES.has(field);
}
