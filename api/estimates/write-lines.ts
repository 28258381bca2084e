/** From what an owner writes to what is stored: a product's price, name and unit are the shop's, never the writer's. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { newLine, newSection, WrittenSection } from '#contract/estimate-parts.ts';
import { countProducts, priceForCount, withQuantityPrices } from '#domain/estimates/estimates.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoredLine, StoredSection } from './estimates.queries.ts';
import type { ReadProducts } from './product-facts.ts';

type NewLine = z.output<typeof newLine>;
type NewSection = z.output<typeof newSection>;

/** A paper with the shop's name on it must not carry a price that the shop never asked. */
function priced(line: NewLine & { id: string }, products: ReadProducts, now: Date): StoredLine {
  const priceAt = now.toISOString();
  if (line.kind !== 'product' || line.productCode === null) return { ...line, productCode: null, priceAt };
  const product = products.get(line.productCode);
  if (!product) throw new Refusal('estimate.unknown_product', { productCode: line.productCode });
  const price = priceForCount(product, line.count);
  return { ...line, name: product.name, unit: product.unit, price, priceAt };
}

export function toNewLines(lines: readonly NewLine[], products: ReadProducts, now: Date): StoredLine[] {
  return lines.map((line) => priced({ ...line, id: makeId() }, products, now));
}

export function toNewSections(
  sections: readonly NewSection[],
  products: ReadProducts,
  now: Date,
): StoredSection[] {
  const made = sections.map(({ items, ...head }) => ({
    ...head,
    id: makeId(),
    items: toNewLines(items, products, now),
  }));
  return withQuantityPrices(made, [], (code) => products.get(code));
}

const isKept = (line: { productCode: string | null; count: number }, held: StoredLine | undefined) =>
  held?.productCode === line.productCode && held.count === line.count;

/** Codes that are not among the stored lines, or of which another count is wanted: only these are priced anew. */
export function listNewCodes(
  written: readonly WrittenSection[],
  stored: ReadonlyMap<string, StoredLine>,
): string[] {
  const wanted = countProducts(written.map(({ items }) => ({ items: items.map(toCounted) })));
  const had = countProducts([{ items: [...stored.values()] }]);
  // Where one room has lost a product, the others have another price by quantity.
  const fewer = [...had].flatMap(([code, count]) =>
    wanted.has(code) && wanted.get(code) !== count ? [code] : [],
  );
  const changed = written.flatMap(({ items }) =>
    items.flatMap((line) =>
      line.productCode === null || isKept(line, stored.get(line.id)) ? [] : line.productCode,
    ),
  );
  return [...changed, ...fewer];
}

const toCounted = (line: WrittenSection['items'][number]) => ({ ...line, price: 0 });

/**
 * Lines that are stored already keep the price they have, unless another count has another price; ids that come twice
 * are told apart.
 */
export function toWrittenSections(
  written: readonly WrittenSection[],
  stored: ReadonlyMap<string, StoredLine>,
  products: ReadProducts,
  now: Date,
): StoredSection[] {
  const seen = new Set<string>();
  const unique = <T extends { id: string }>(thing: T): T => {
    const id = seen.has(thing.id) ? makeId() : thing.id;
    seen.add(id);
    return { ...thing, id };
  };
  const sections = written.map((section) => ({
    ...unique(section),
    items: section.items.map((line): StoredLine => {
      const held = stored.get(line.id);
      if (line.kind === 'product' && held?.kind === 'product' && held.productCode === line.productCode) {
        const { name, unit, price, priceAt } = held;
        return unique({ ...line, name, unit, price, priceAt });
      }
      return unique(priced(line, products, now));
    }),
  }));
  return withQuantityPrices(sections, [{ items: [...stored.values()] }], (code) => products.get(code), {
    priceAt: now.toISOString(),
  });
}

/** At the end of a section, of a new one, or of the last; an estimate without any gets its first. */
export function placeLines(
  sections: readonly StoredSection[],
  lines: readonly StoredLine[],
  to: { sectionId?: string | undefined; section: Omit<StoredSection, 'id' | 'items'> | null; first: string },
): StoredSection[] {
  const target = to.section ? undefined : (sections.find(({ id }) => id === to.sectionId) ?? sections.at(-1));
  if (!target) {
    const head = to.section ?? { name: to.first, kind: 'other' as const, params: null };
    return [...sections, { ...head, id: makeId(), items: [...lines] }];
  }
  return sections.map((each) => (each === target ? { ...each, items: [...each.items, ...lines] } : each));
}

export interface PriceChange {
  itemId: string;
  name: string;
  from: number;
  to: number;
}

/** Every product that is still there gets its price of today; what changed is told by line. */
export function reprice(
  sections: readonly StoredSection[],
  products: ReadProducts,
  now: Date,
): { sections: StoredSection[]; changes: PriceChange[] } {
  const changes: PriceChange[] = [];
  const priceAt = now.toISOString();
  const counts = countProducts(sections);
  const priced = sections.map((section) => ({
    ...section,
    items: section.items.map((line) => {
      const product = line.productCode === null ? undefined : products.get(line.productCode);
      if (!product) return line;
      const { name } = product;
      const price = priceForCount(product, counts.get(line.productCode ?? '') ?? line.count);
      if (price !== line.price) changes.push({ itemId: line.id, name, from: line.price, to: price });
      return { ...line, name, price, priceAt };
    }),
  }));
  return { sections: priced, changes };
}

/** Short, because a thousand of them travel with every save. */
const makeId = (): string => randomUUID().replaceAll('-', '').slice(0, 12);
