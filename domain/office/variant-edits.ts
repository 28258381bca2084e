/** What must be written so that goods are variants of one another, in an order, chosen by some of their properties. */
export interface GroupedProduct {
  id: number;
  group: string | null;
  axes: readonly string[] | null;
  position: number | null;
}

export interface VariantPlan {
  /** In the order of the shop. */
  ids: readonly number[];
  /** Null: found by what differs. */
  axes: readonly string[] | null;
  /** Whether people have put them in an order. */
  isOrdered: boolean;
}

export interface VariantEdit {
  id: number;
  field: 'variant_group' | 'variant_axes' | 'variant_position';
  from: string | readonly string[] | number | null;
  to: string | readonly string[] | number | null;
}

/** Those of one group, in its order; a product alone is no group. */
export function listTogether(own: GroupedProduct, known: readonly GroupedProduct[]): GroupedProduct[] {
  if (own.group === null) return [];
  const last = Number.MAX_SAFE_INTEGER;
  return known
    .filter(({ group }) => group === own.group)
    .toSorted((one, other) => (one.position ?? last) - (other.position ?? last) || one.id - other.id);
}

/** Of all that are known what each must become; a group of one is none. */
export function planVariants(
  ownId: number,
  known: readonly GroupedProduct[],
  { ids, axes, isOrdered }: VariantPlan,
): VariantEdit[] {
  const before = known.find(({ id }) => id === ownId)?.group ?? null;
  const joined = known.filter(({ id }) => ids.includes(id));
  const name = before ?? joined.find(({ group }) => group !== null)?.group ?? `own-${ownId}`;
  const isGroup = ids.length > 1;
  const touched = known.filter(({ id, group }) => ids.includes(id) || (group !== null && group === before));
  return touched.flatMap((product): VariantEdit[] => {
    const { id } = product;
    const place = ids.indexOf(id);
    const isIn = isGroup && place >= 0;
    return [
      { id, field: 'variant_group', from: product.group, to: isIn ? name : null },
      { id, field: 'variant_axes', from: product.axes, to: isIn ? axes : null },
      { id, field: 'variant_position', from: product.position, to: isIn && isOrdered ? place + 1 : null },
    ];
  });
}
