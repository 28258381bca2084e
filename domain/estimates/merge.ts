/**
 * Two people have changed one estimate since they last agreed. What only one of them changed is taken, line by line and
 * field by field; what both changed differently is asked and never decided silently. Lines and sections are known by
 * their ids. Until an answer is given one's own word stands.
 */
export interface EditedLine {
  id: string;
  kind: 'product' | 'custom' | 'work';
  productCode: string | null;
  name: string;
  unit: string;
  count: number;
  price: number;
  priceAt: string;
  note: string | null;
  source: 'manual' | 'calculator' | 'set' | 'import';
  calc: { role: string; need: number; unit: string } | null;
}

export interface EditedSection {
  id: string;
  name: string;
  kind: 'room' | 'stage' | 'other';
  params: { calculator: string | null; values: Record<string, string> } | null;
  items: readonly EditedLine[];
}

export interface EditedEstimate {
  name: string;
  objectName: string | null;
  address: string | null;
  client: { name: string | null; phone: string | null };
  status: 'draft' | 'ordered' | 'archived';
  markupPercent: number;
  discountPercent: number;
  sections: readonly EditedSection[];
}

export interface Conflict {
  /** Names the question: the answer is given under it. */
  key: string;
  /** Whose it is: the estimate's own, a section's or a line's, by what it is called. */
  scope: 'estimate' | 'section' | 'line';
  name: string;
  /** `removed`: one changed what the other took away. */
  field: string;
  /** Null on the side that removed it. */
  mine: unknown;
  theirs: unknown;
}

export type Answers = Readonly<Record<string, 'mine' | 'theirs'>>;

type Fields = Record<string, unknown>;
type Thing = { id: string; name: string; fields: Fields };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export function mergeEstimates(
  base: EditedEstimate,
  mine: EditedEstimate,
  theirs: EditedEstimate,
  answers: Answers = {},
): { merged: EditedEstimate; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const ask = (conflict: Conflict): 'mine' | 'theirs' => {
    conflicts.push(conflict);
    return answers[conflict.key] ?? 'mine';
  };
  const head = mergeFields(toHead(base), toHead(mine), toHead(theirs), (field, ours, other) =>
    ask({
      key: `estimate:${field}`,
      scope: 'estimate',
      name: mine.name,
      field,
      mine: ours,
      theirs: other,
    }),
  );
  const sections = mergeThings('section', toSections(base), toSections(mine), toSections(theirs), ask);
  const lines = mergeThings('line', toLines(base), toLines(mine), toLines(theirs), ask);
  const orderOf = (pick: (from: EditedEstimate) => string[]) =>
    mergeOrder(pick(base), pick(mine), pick(theirs));
  const lineOrder = orderOf((from) => from.sections.flatMap(({ items }) => items.map(({ id }) => id)));
  const bySection = new Map<string, EditedLine[]>();
  for (const id of lineOrder) {
    const line = lines.get(id);
    if (!line) continue;
    const { sectionId, ...fields } = line.fields as Fields & { sectionId: string };
    const held = bySection.get(sectionId) ?? [];
    held.push({ ...(fields as unknown as EditedLine), id });
    bySection.set(sectionId, held);
  }
  const merged = orderOf((from) => from.sections.map(({ id }) => id)).flatMap((id): EditedSection[] => {
    const items = bySection.get(id) ?? [];
    // A section that one took away and the other put a line into stays: the line must stand somewhere.
    const section = sections.get(id) ?? (items.length > 0 ? findSection(id, theirs, mine, base) : undefined);
    return section ? [{ ...(section.fields as unknown as EditedSection), id, items }] : [];
  });
  return { merged: { ...(head as unknown as EditedEstimate), sections: merged }, conflicts };
}

function toHead({ sections: _, client, ...head }: EditedEstimate): Fields {
  return { ...head, client };
}

function toSections({ sections }: EditedEstimate): Map<string, Thing> {
  return new Map(
    sections.map(({ id, items: _, ...fields }) => [id, { id, name: fields.name, fields: { ...fields } }]),
  );
}

/** The place of a line is one of its fields: moved to two sections, it is asked about like a count. */
function toLines({ sections }: EditedEstimate): Map<string, Thing> {
  return new Map(
    sections.flatMap(({ id: sectionId, items }) =>
      items.map(({ id, ...fields }): [string, Thing] => [
        id,
        { id, name: fields.name, fields: { ...fields, sectionId } },
      ]),
    ),
  );
}

function findSection(id: string, ...from: EditedEstimate[]): Thing | undefined {
  return from.map((each) => toSections(each).get(id)).find((found) => found !== undefined);
}

function mergeThings(
  scope: 'section' | 'line',
  base: ReadonlyMap<string, Thing>,
  mine: ReadonlyMap<string, Thing>,
  theirs: ReadonlyMap<string, Thing>,
  ask: (conflict: Conflict) => 'mine' | 'theirs',
): Map<string, Thing> {
  const merged = new Map<string, Thing>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, ours, other] = [base.get(id), mine.get(id), theirs.get(id)];
    const kept = ours ?? other;
    if (!kept) continue;
    const about = { scope, name: kept.name };
    if (ours && other) {
      const before = was?.fields ?? {};
      const fields = mergeFields(before, ours.fields, other.fields, (field, a, b) =>
        ask({ ...about, key: `${scope}:${id}:${field}`, field, mine: a, theirs: b }),
      );
      merged.set(id, { ...kept, fields });
    } else if (!was) merged.set(id, kept);
    else if (!same(was.fields, kept.fields)) {
      // One changed what the other removed.
      const conflict = {
        ...about,
        key: `${scope}:${id}:removed`,
        field: 'removed',
        mine: ours?.fields ?? null,
        theirs: other?.fields ?? null,
      };
      const chosen = ask(conflict) === 'mine' ? ours : other;
      if (chosen) merged.set(id, chosen);
    }
  }
  return merged;
}

/** The shop's word, not the writers': whoever asked it last has it. */
const GIVEN_BY_THE_SHOP = new Set(['price', 'priceAt', 'name', 'unit']);

function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  ask: (field: string, mine: unknown, theirs: unknown) => 'mine' | 'theirs',
): Fields {
  const merged: Fields = {};
  const isProduct = mine.kind === 'product' && same(mine.productCode, theirs.productCode);
  for (const field of Object.keys(mine)) {
    const [was, ours, other] = [base[field], mine[field], theirs[field]];
    if (isProduct && GIVEN_BY_THE_SHOP.has(field)) merged[field] = other;
    else if (same(ours, other) || same(other, was)) merged[field] = ours;
    else if (same(ours, was)) merged[field] = other;
    // When a price was typed is no word of its own.
    else if (field === 'priceAt') merged[field] = other;
    else merged[field] = ask(field, ours, other) === 'mine' ? ours : other;
  }
  return merged;
}

/** Whoever moved something gives the order; what the other one added stands behind what it stood behind there. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const known = new Set(base);
  const inMine = new Set(mine);
  const hasMoved = !same(
    mine.filter((id) => known.has(id)),
    base.filter((id) => inMine.has(id)),
  );
  const [spine, other] = hasMoved ? [mine, theirs] : [theirs, mine];
  const order = [...spine];
  other.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = other.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
