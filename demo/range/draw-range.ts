/** The demo range as a stream: any number of products, leaf after leaf, the same on every machine. */
import type { Draft, Leaf } from './leaf.ts';
import { leaves } from './leaves.ts';
import { makeProduct, type Product } from './make-product.ts';
import { toExternalId } from './product/identity.ts';
import { Random } from './random.ts';
import { type LeafSection, leafSections } from './taxonomy.ts';
import { findVariantGroups } from './variant-groups.ts';

const seed = 20_260_101;

/** Above this size a price history is kept for one product in a hundred. */
export const bigRange = 50_000;

/** Shares of the whole by largest remainder: they add up to it exactly. */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const counts = exact.map(Math.floor);
  const missing = total - counts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

function getLeaf(section: LeafSection): Leaf {
  const leaf = leaves.find((candidate) => candidate.code === section.code);
  if (!leaf) throw new Error(`no leaf draws the section ${section.code}`);
  return leaf;
}

function withSeries(draft: Draft, number: number): Draft {
  return {
    ...draft,
    name: { ru: `${draft.name.ru}, серия ${number}`, kz: `${draft.name.kz}, ${number}-серия` },
  };
}

/** Every third product at first, until each small good has come twice. */
function findSmall({ small = [] }: Leaf, ordinal: number): Leaf['draw'] | undefined {
  const turn = ordinal % 3 === 1 ? Math.floor(ordinal / 3) : Number.POSITIVE_INFINITY;
  return turn < 2 * small.length ? small[turn % small.length] : undefined;
}

/** Draws until the name is new in its leaf; when the leaf has no new names left, numbers the series. */
function* drawLeaf(leaf: Leaf, count: number): Generator<{ draft: Draft; random: Random }> {
  const timesSeen = new Map<string, number>();
  const attempts = count > 300 ? 3 : 40;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    let random = new Random(seed).fork(`${leaf.code}/${ordinal}`);
    const draw = findSmall(leaf, ordinal) ?? leaf.draw;
    let draft = draw(random);
    for (let attempt = 1; attempt < attempts && timesSeen.has(draft.name.ru); attempt++) {
      random = new Random(seed).fork(`${leaf.code}/${ordinal}/${attempt}`);
      draft = draw(random);
    }
    const seen = (timesSeen.get(draft.name.ru) ?? 0) + 1;
    timesSeen.set(draft.name.ru, seen);
    yield { draft: seen === 1 ? draft : withSeries(draft, seen), random };
  }
}

/** Variants are looked for among so many neighbours: a range of a million has no group of thousands. */
const neighbours = 61;

function* inParts<T>(all: Iterable<T>): Generator<T[]> {
  let part: T[] = [];
  for (const each of all) {
    part.push(each);
    if (part.length < neighbours) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

export function* drawRange(
  products: number,
): Generator<{ section: LeafSection; product: Product & { variantGroup: string | null } }> {
  const counts = distribute(
    products,
    leafSections.map((section) => section.share),
  );
  let id = 0;
  for (const [index, section] of leafSections.entries()) {
    for (const drawn of inParts(drawLeaf(getLeaf(section), counts[index] ?? 0))) {
      const groups = findVariantGroups(drawn.map(({ draft }) => draft));
      const firstId = id + 1;
      for (const [at, { draft, random }] of drawn.entries()) {
        id++;
        const withHistory = products <= bigRange || id % 100 === 0;
        const first = groups[at] ?? null;
        const variantGroup = first === null ? null : toExternalId(firstId + first);
        yield { section, product: { ...makeProduct(id, draft, random, withHistory), variantGroup } };
      }
    }
  }
}
