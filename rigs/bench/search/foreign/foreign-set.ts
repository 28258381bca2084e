/**
 * The second judged set: three ranges with nothing but Russian names, and what buyers ask of them. Every second family
 * of a range is unseen: whoever tunes the search reads the failures of the others alone.
 */
import type { JudgedQuery, Kind } from '../judged-query.ts';
import { makeVariants } from '../variants.ts';
import { axesOf, type Family, type ForeignProduct, fill, hash, makeProducts } from './family.ts';
import { fasteners } from './fasteners.ts';
import { finishing } from './finishing.ts';
import { heatingAndBaths } from './heating-and-baths.ts';
import { mixesAndSheets } from './mixes-and-sheets.ts';
import { plumbing } from './plumbing.ts';

export type Half = 'tuned' | 'unseen';

export interface ForeignQuery {
  half: Half;
  judged: JudgedQuery;
  /** product codes */
  meant: ReadonlySet<string>;
}

export interface ForeignRange {
  name: string;
  products: ForeignProduct[];
  queries: ForeignQuery[];
}

const RANGES: Readonly<Record<string, readonly Family[]>> = {
  fasteners,
  plumbing: [...plumbing, ...heatingAndBaths],
  finishing: [...finishing, ...mixesAndSheets],
};
const MOST = { titles: 20, short: 14, kazakh: 5 } as const;

export function makeForeignRanges(): ForeignRange[] {
  return Object.entries(RANGES).map(([name, families]) => {
    const byHash = families.map(({ section }) => section).sort((a, b) => hash(a) - hash(b));
    const made = families.map((family) => ({ family, products: makeProducts(family) }));
    const products = made.flatMap((each) => each.products);
    const queries = made.flatMap(({ family, products: own }) =>
      makeQueries(family, own, products).map((query) => ({
        ...query,
        half: byHash.indexOf(family.section) % 2 === 0 ? ('tuned' as const) : ('unseen' as const),
      })),
    );
    return { name, products, queries: withoutRepeats(queries) };
  });
}

type Query = Omit<ForeignQuery, 'half'>;

function makeQueries(
  family: Family,
  own: readonly ForeignProduct[],
  all: readonly ForeignProduct[],
): Query[] {
  const written = (kind: Kind, templates: readonly string[], most: number): Query[] =>
    [...own]
      .sort((a, b) => hash(`${kind} ${a.productCode}`) - hash(`${kind} ${b.productCode}`))
      .slice(0, most)
      .map((product, place) => {
        const template = templates[place % templates.length] ?? '';
        const text = fill(template, family, product.values, 'buyer', `${product.productCode} ${kind}`);
        const axes = axesOf(template);
        const isMeant = (other: ForeignProduct) =>
          axes.every((axis) => other.values[axis] === product.values[axis]);
        return toQuery(kind, kind === 'title' ? text : text.toLowerCase(), own.filter(isMeant));
      });
  const heads = family.heads.map((head) => toQuery('head', head, own));
  const codes = all.filter(({ family: section }) => section === family.section).slice(0, 1);
  return [
    ...written('title', family.titles, MOST.titles),
    ...written('short', family.short, MOST.short),
    ...written('kazakh', family.kazakh, MOST.kazakh),
    ...heads,
    ...makeVariants(heads.map(({ judged }) => judged)).map((judged) => ({ judged, meant: codesOf(own) })),
    ...codes.flatMap(({ productCode, gtin }) => {
      const start = productCode.slice(0, 5);
      const starting = all.filter((other) => other.productCode.startsWith(start));
      const itself = all.filter((other) => other.productCode === productCode);
      return [toQuery('article', start, starting), toQuery('article', gtin, itself)];
    }),
  ];
}

const codesOf = (products: readonly ForeignProduct[]) =>
  new Set(products.map(({ productCode }) => productCode));

function toQuery(kind: Kind, query: string, meant: readonly ForeignProduct[]): Query {
  const target = { sections: [], namePart: '' };
  const language = kind === 'kazakh' ? ('kz' as const) : ('ru' as const);
  return { judged: { kind, language, query, target }, meant: codesOf(meant) };
}

function withoutRepeats(queries: readonly ForeignQuery[]): ForeignQuery[] {
  const seen = new Set<string>();
  return queries.filter(({ judged: { kind, query } }) => {
    const key = `${kind} ${query}`;
    return !seen.has(key) && seen.add(key);
  });
}
