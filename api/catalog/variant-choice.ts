/** The others of a product's group as a choice: by what they differ, and each with its own price and stock. */
import type { Product, ProductDetails } from '#contract/catalog.ts';
import { findAxes, placeOnAxes, type Trait, type TraitValue, type Variant } from '#domain/variants.ts';
import type { Db } from '../database.ts';
import type { ProductRow } from './catalog.queries.ts';
import { type Directory, type Reader, toProduct } from './product-shape.ts';
import { listVariantRows, type VariantRow } from './variant-choice.queries.ts';

/** A choice of more is a listing. */
const MOST_VARIANTS = 60;

export async function findVariants(
  db: Db,
  listRowsById: (ids: readonly number[]) => Promise<ProductRow[]>,
  row: ProductRow,
  reader: Reader,
  directory: Directory,
): Promise<ProductDetails['variants']> {
  const group = row.variantGroup;
  if (group === null || row.otherVariants === 0) return undefined;
  const members = await listVariantRows(db, { group, productId: row.id, limit: MOST_VARIANTS });
  const rows = await listRowsById(members.map(({ id }) => id));
  const products = new Map(rows.map((each) => [each.id, toProduct(each, reader, directory)]));
  const isKz = reader.language === 'kz';
  const variants = members.flatMap((member) => {
    const product = products.get(member.id);
    return product ? [{ product, variant: toVariant(member, product, isKz) }] : [];
  });
  const axes = findAxes(
    listTraits(members, isKz),
    variants.map(({ variant }) => variant),
    {
      // Said of the group, and written to each of it.
      wanted: members.find(({ axes: said }) => said !== null)?.axes ?? null,
      isInOrder: members.some(({ position }) => position !== null),
    },
  );
  if (axes.length === 0) return undefined;
  return {
    group,
    axes,
    items: variants.map(({ product, variant }) => ({
      ...toItem(product),
      values: placeOnAxes(variant, axes),
    })),
  };
}

/** What 1C tells has no code and no Kazakh of its own: its words are both. */
const TOLD = 'told:';

/** Characteristics first: who keeps the goods tells them apart by these. */
function listTraits(members: readonly VariantRow[], isKz: boolean): Trait[] {
  const told = members.flatMap(({ characteristics }) =>
    characteristics.map(({ name }): Trait => ({ code: TOLD + name, name, kind: 'list' })),
  );
  const own = members
    .flatMap(({ values }) => values)
    .toSorted((one, other) => (one.position ?? Number.MAX_VALUE) - (other.position ?? Number.MAX_VALUE))
    .map(
      ({ property, nameRu, nameKz, unitRu, unitKz, kind }): Trait => ({
        code: property,
        name: isKz ? nameKz : nameRu,
        unit: (isKz ? unitKz : unitRu) ?? undefined,
        kind,
      }),
    );
  return [...new Map([...told, ...own].map((trait) => [trait.code, trait])).values()];
}

/** Several choices of one property are one value: white and grey together are a colour of their own. */
function toVariant({ values, characteristics }: VariantRow, { code, name }: Product, isKz: boolean): Variant {
  const own = new Map<string, TraitValue>(
    characteristics.map((told) => [TOLD + told.name, { code: told.value, name: told.value }]),
  );
  for (const value of values) {
    const before = own.get(value.property);
    const said = isKz ? value.kz : value.ru;
    own.set(
      value.property,
      before
        ? { code: `${before.code}+${value.code}`, name: `${before.name}, ${said}` }
        : { code: value.code, name: said, number: value.number },
    );
  }
  return { code, name, values: Object.fromEntries(own) };
}

type Item = NonNullable<ProductDetails['variants']>['items'][number];

function toItem(product: Product): Omit<Item, 'values'> {
  const { id, productCode, isNameFallback, units, badgesList, loyalty, brand, sectionCode, ...rest } =
    product;
  const { imageCount, otherVariants, rating, ...item } = rest;
  return item;
}
