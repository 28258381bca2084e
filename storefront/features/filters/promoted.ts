/** The few choices offered above a listing: the commonest value of each property, two colours, then the second ones, then sales. */
import { sayProperty } from '#domain/property-words.ts';
import type { FacetView } from './facets.ts';

export interface PromotedFilter {
  facet: string;
  value: string;
  name: string;
  /** What the name is a value of; a flag is its own name. */
  of?: string;
  /** The colour that it names. */
  swatch?: string;
}

const MOST = 6;
/** Fewer would look like a mistake. */
const LEAST = 3;
/** They have places of their own: the brand's page, the switches above the filters. */
const NOT_PROMOTED = new Set(['brand', 'country', 'inStock', 'price']);

/** What is chosen by eye stands where it is seen. */
function colourSecond(lists: readonly FacetView[]): FacetView[] {
  const colour = lists.find(({ values }) => values.some(({ swatch }) => swatch !== undefined));
  const [first, ...rest] = lists.filter((facet) => facet !== colour);
  return [first, colour, ...rest].filter((facet) => facet !== undefined);
}

/** Made from the filters of the whole section, so that a press moves none of them. */
export function pickPromoted(facets: readonly FacetView[], total: number): PromotedFilter[] {
  const lists = colourSecond(facets.filter(({ code, kind }) => kind === 'list' && !NOT_PROMOTED.has(code)));
  const ranked = lists.map((facet) =>
    facet.values
      // What nearly every product has narrows nothing.
      .filter(({ count }) => count > 0 && count <= total * 0.9)
      .toSorted((one, other) => other.count - one.count)
      .map((value) => ({
        facet: facet.code,
        value: value.code,
        name: sayProperty(value.name, facet.unit),
        of: facet.name,
        ...(value.swatch === undefined ? {} : { swatch: value.swatch }),
      })),
  );
  const firstOf = (values: readonly PromotedFilter[]) => (values[0]?.swatch === undefined ? 1 : 2);
  const byTurns = [
    ...ranked.flatMap((values) => values.slice(0, firstOf(values))),
    ...ranked.flatMap((values) => values.slice(firstOf(values), firstOf(values) + 1)),
  ];
  const sales = facets.find(({ code, kind }) => code === 'discount' && kind === 'flag');
  const sale = sales?.values[0];
  const picked = [
    ...byTurns.slice(0, sale ? MOST - 1 : MOST),
    ...(sales && sale ? [{ facet: sales.code, value: sale.code, name: sales.name }] : []),
  ];
  return picked.length < LEAST ? [] : picked;
}
