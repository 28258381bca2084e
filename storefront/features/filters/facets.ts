/** The filters of a listing as they travel with its page: what is chosen stands in the choice, not here again. */
import type { Facet } from '#contract/listing.ts';
import type { ListingChoice } from '#domain/listing.ts';
import { swatchOf } from '#domain/swatch.ts';
import { isFacetChosen } from './listing-choice.ts';

export interface FacetValueView {
  code: string;
  name: string;
  count: number;
  /** The colour that it names. */
  swatch?: string;
}

export interface FacetView extends Pick<Facet, 'code' | 'name' | 'unit' | 'kind'> {
  values: FacetValueView[];
  range?: { min: number; max: number };
  /** How many products cost what, in equal parts of the range. */
  histogram?: readonly number[];
  /** Its values come when they are asked for: few of a page's filters ever are. */
  isShut?: true;
}

/** How many groups stand open before anything is chosen in the others. */
export const OPEN_GROUPS = 5;

/**
 * Without the values of those that stand closed and that nobody has asked for, but for those that are offered above the
 * list: these are counted there.
 */
export function shutUnasked(
  facets: readonly FacetView[],
  choice: ListingChoice,
  offered: readonly { facet: string; value: string }[],
): FacetView[] {
  const groups = facets.filter(({ kind }) => kind !== 'flag');
  const open = new Set(groups.slice(0, OPEN_GROUPS).map(({ code }) => code));
  return facets.map((facet) =>
    facet.kind !== 'list' ||
    open.has(facet.code) ||
    choice.open?.includes(facet.code) ||
    isFacetChosen(choice, facet.code)
      ? facet
      : {
          ...facet,
          values: facet.values.filter(({ code }) =>
            offered.some(({ facet: of, value }) => of === facet.code && value === code),
          ),
          isShut: true,
        },
  );
}

/** The filters of a list and how many products it holds. */
export interface CountedFacets {
  facets: readonly Facet[];
  total: number;
}

/**
 * The filters of the whole list with the counts of the narrowed one: a choice must not move what stands under the
 * pointer, so a value that would find nothing now stays in its place. Left out is what leads nowhere at any time: values
 * of no product, and filters that leave no choice; what is chosen stays.
 */
export function toFacetViews(now: CountedFacets, whole: CountedFacets = now): FacetView[] {
  const known = new Set(whole.facets.map(({ code }) => code));
  const all = [...whole.facets, ...now.facets.filter(({ code }) => !known.has(code))];
  return inReadingOrder(all).flatMap((facet): FacetView[] => {
    const { code, name, unit, kind } = facet;
    const narrowed = now.facets.find((each) => each.code === code);
    if (!isWorthShowing(facet, narrowed, whole.total)) return [];
    const { range, histogram } = narrowed?.range ? narrowed : facet;
    return [
      {
        code,
        name,
        ...(unit === undefined ? {} : { unit }),
        kind,
        values: mergeValues(facet, narrowed),
        ...(range ? { range: { min: range.min, max: range.max } } : {}),
        ...(histogram ? { histogram } : {}),
      },
    ];
  });
}

function mergeValues(facet: Facet, narrowed: Facet | undefined): FacetValueView[] {
  const counts = new Map(narrowed?.values.map(({ code, count }) => [code, count]));
  const known = new Set(facet.values.map(({ code }) => code));
  const values = [...facet.values, ...(narrowed?.values ?? []).filter(({ code }) => !known.has(code))];
  return values
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .map(({ code, name }) => {
      const swatch = swatchOf(facet.code, code);
      return { code, name, count: counts.get(code) ?? 0, ...(swatch === null ? {} : { swatch }) };
    });
}

function isWorthShowing({ kind, range, values }: Facet, narrowed: Facet | undefined, total: number): boolean {
  const chosen = narrowed?.range;
  if (chosen?.from !== undefined || chosen?.to !== undefined) return true;
  if (narrowed?.values.some(({ isChosen }) => isChosen)) return true;
  if (kind === 'range') return range !== undefined && range.min < range.max;
  const found = values.filter(({ count }) => count > 0);
  return kind === 'list' && found.length > 1 ? true : found.some(({ count }) => count < total);
}

/** After the price what the goods are, and their makers between the first of it and the rest. */
const BEFORE_BRAND = 3;

function inReadingOrder(facets: readonly Facet[]): Facet[] {
  const first = facets.filter(({ code, kind }) => kind === 'flag' || code === 'price');
  const brand = facets.filter(({ code }) => code === 'brand');
  const country = facets.filter(({ code }) => code === 'country');
  const own = new Set([...first, ...brand, ...country]);
  const properties = facets.filter((facet) => !own.has(facet));
  return [
    ...first,
    ...properties.slice(0, BEFORE_BRAND),
    ...brand,
    ...properties.slice(BEFORE_BRAND),
    ...country,
  ];
}
