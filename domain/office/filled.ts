/**
 * What a product should have so that it sells: ten facts. The database counts the same ones for its lists (migration 0054); a
 * test holds the two together.
 */
export interface FilledFacts {
  name_ru: string;
  name_kz: string | null;
  description_ru: string;
  description_kz: string | null;
  images: readonly string[];
  value_ids: readonly number[];
  gtin: string | null;
  ntin: string | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  units: readonly { weight?: number | null | undefined }[];
  warranty_months: number | null;
}

export type MissingFact =
  | 'name_kz'
  | 'description_ru'
  | 'description_kz'
  | 'images'
  | 'properties'
  | 'gtin'
  | 'ntin'
  | 'size'
  | 'weight'
  | 'warranty';

const FILLED_FACTS = 10;

/** A Kazakh name that is the Russian one is none. */
const hasKazakhName = ({ name_ru, name_kz }: Pick<FilledFacts, 'name_ru' | 'name_kz'>): boolean =>
  name_kz !== null && name_kz !== '' && name_kz !== name_ru;

export function listMissing(product: FilledFacts): MissingFact[] {
  const { length_mm, width_mm, height_mm, units } = product;
  const has: Record<MissingFact, boolean> = {
    name_kz: hasKazakhName(product),
    description_ru: product.description_ru !== '',
    description_kz: (product.description_kz ?? '') !== '',
    images: product.images.length > 0,
    properties: product.value_ids.length > 0,
    gtin: product.gtin !== null,
    ntin: product.ntin !== null,
    size: length_mm !== null && width_mm !== null && height_mm !== null,
    weight: typeof units[0]?.weight === 'number',
    warranty: product.warranty_months !== null,
  };
  return (Object.keys(has) as MissingFact[]).filter((fact) => !has[fact]);
}

export const countFilled = (product: FilledFacts): number => FILLED_FACTS - listMissing(product).length;
