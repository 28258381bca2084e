/** The order of sections: a move says the place among the children of one parent, the nested set is counted anew from it. */
export interface PlacedSection {
  id: number;
  parentId: number | null;
}

export interface NestedPlace {
  id: number;
  /** 1 at the top. */
  level: number;
  lft: number;
  rgt: number;
}

/**
 * Those that are moved leave and come back at their new places, the first first, so that each stands exactly where it was
 * told; the others keep their order. Moving the same ones back restores what was.
 */
export function moveWithin<T>(order: readonly T[], moves: ReadonlyMap<T, number>): T[] {
  const moved = order.filter((each) => !moves.has(each));
  const bySpot = [...moves]
    .filter(([each]) => order.includes(each))
    .sort(([, one], [, other]) => one - other);
  for (const [each, position] of bySpot) moved.splice(Math.min(position - 1, moved.length), 0, each);
  return moved;
}

/** `sections` in the order of the tree as it is; `moves` by id, places from 1. */
export function reorderTree(
  sections: readonly PlacedSection[],
  moves: ReadonlyMap<number, number>,
): NestedPlace[] {
  const children = new Map<number | null, number[]>();
  for (const { id, parentId } of sections) children.set(parentId, [...(children.get(parentId) ?? []), id]);
  const places: NestedPlace[] = [];
  let next = 1;
  const visit = (parentId: number | null, level: number): void => {
    const own = children.get(parentId) ?? [];
    const ownMoves = new Map([...moves].filter(([id]) => own.includes(id)));
    for (const id of moveWithin(own, ownMoves)) {
      const place = { id, level, lft: next++, rgt: 0 };
      places.push(place);
      visit(id, level + 1);
      place.rgt = next++;
    }
  };
  visit(null, 1);
  return places;
}

/** Sisters that stood behind a section, by the parent that it left; '0' is the top. */
export type PlacesLeft = Readonly<Record<string, readonly number[]>>;

const toParentKey = (parentId: number | null): string => String(parentId ?? 0);

/**
 * Where those that have come under another parent stand: before the first of the sisters that stood behind them when they left
 * it, if one is still there; otherwise last. `order` is that of the tree, with the parents as they are now.
 */
export function bringBack<T extends PlacedSection & { placesLeft: PlacesLeft }>(
  order: readonly T[],
  nested: ReadonlySet<number>,
): T[] {
  const placed = order.filter(({ id }) => !nested.has(id));
  for (const section of order.filter(({ id }) => nested.has(id))) {
    const behind = section.placesLeft[toParentKey(section.parentId)] ?? [];
    const sister = behind.find((id) =>
      placed.some((each) => each.id === id && each.parentId === section.parentId),
    );
    const at = sister === undefined ? placed.length : placed.findIndex(({ id }) => id === sister);
    placed.splice(at, 0, section);
  }
  return placed;
}
