/** The few choices offered above a listing: the commonest value of each property, then the second ones, then sales. */
import { sayProperty } from '#domain/property-words.ts';
import type { FacetView } from './facets.ts';

export interface PromotedFilter {
  facet: string;
  value: string;
  name: string;
  /** What the name is a value of; a flag is its own name. */
  of?: string;
}

const MOST = 6;
/** Fewer would look like a mistake. */
const LEAST = 3;
/** They have places of their own: the brand's page, the switches above the filters. */
const NOT_PROMOTED = new Set(['brand', 'country', 'inStock', 'price']);

/** Made from the filters of the whole section, so that a press moves none of them. */
export function pickPromoted(facets: readonly FacetView[], total: number): PromotedFilter[] {
  const lists = facets.filter(({ code, kind }) => kind === 'list' && !NOT_PROMOTED.has(code));
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
      })),
  );
  const byTurns = [0, 1].flatMap((turn) => ranked.flatMap((values) => values[turn] ?? []));
  const sales = facets.find(({ code, kind }) => code === 'discount' && kind === 'flag');
  const sale = sales?.values[0];
  const picked = [
    ...byTurns.slice(0, sale ? MOST - 1 : MOST),
    ...(sales && sale ? [{ facet: sales.code, value: sale.code, name: sales.name }] : []),
  ];
  return picked.length < LEAST ? [] : picked;
}
