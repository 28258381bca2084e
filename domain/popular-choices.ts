/**
 * Which choices of a section's filters are worth a link where nobody has written any: by how its goods spread over the
 * values of its properties, so that the rule holds for goods that it has never seen.
 */
import { emptyChoice, parseNumber, toListingSearch } from './listing.ts';
import type { Locale } from './locale.ts';

type Words = Readonly<Record<Locale, string>>;

export interface CountedValue {
  code: string;
  name: Words;
  /** of a measure */
  number?: number | null;
  /** how many goods of the section have it */
  count: number;
}

export interface CountedProperty {
  code: string;
  name: Words;
  unit: Words | null;
  kind: 'list' | 'range' | 'flag';
  values: readonly CountedValue[];
}

export interface PopularChoice {
  /** of the property and the value: one within its section */
  code: string;
  name: Words;
  /** the listing's query */
  search: string;
}

/** Where a choice of a section leads: its own page, or the listing with it chosen. */
export const toSelectionPath = (
  sectionCode: string,
  { code, search }: { code: string; search?: string | undefined },
): string => (search === undefined ? `/c/${sectionCode}/${code}` : `/c/${sectionCode}?${search}`);

/** Fewer goods are no page, and a value that nearly all have chooses nothing. */
const FEWEST_GOODS = 2;
const LEAST_SHARE = 0.05;
const MOST_SHARE = 0.8;
/** Half of the goods should be behind the links of a property: otherwise it splits them into crumbs. */
const COVERED_SHARE = 0.5;
const MOST_CHOICES = 6;
const MOST_OF_ONE = 4;
/** What a flag is chosen by. */
const YES = 'yes';

export function listPopularChoices(
  total: number,
  properties: readonly CountedProperty[],
  brands: readonly CountedValue[],
): PopularChoice[] {
  const byBrand: CountedProperty = {
    code: 'brand',
    name: NO_WORDS,
    unit: null,
    kind: 'list',
    values: brands,
  };
  // What has a name comes before what has a measure, both in the section's own order; brands are everybody's last resort.
  const inOrder = [
    ...properties.filter(({ kind }) => kind !== 'range'),
    ...properties.filter(({ kind }) => kind === 'range'),
    byBrand,
  ];
  const usual = gather(total, inOrder, (values) => sumOf(values) >= total * COVERED_SHARE);
  return usual.length > 0 ? usual : gather(total, inOrder, (values) => values.length > 0);
}

const NO_WORDS = { ru: '', kz: '' } as const;
const sumOf = (values: readonly CountedValue[]) => values.reduce((sum, { count }) => sum + count, 0);

function gather(
  total: number,
  properties: readonly CountedProperty[],
  isWorth: (values: readonly CountedValue[]) => boolean,
): PopularChoice[] {
  const found: PopularChoice[] = [];
  const named = new Set<string>();
  for (const property of properties) {
    const values = listTelling(total, property);
    // One value chooses only beside others; a flag is its own other side.
    if ((values.length < 2 && property.kind !== 'flag') || !isWorth(values)) continue;
    for (const value of values) {
      const choice = toChoice(property, value);
      if (found.length >= MOST_CHOICES || named.has(choice.name.ru)) continue;
      named.add(choice.name.ru);
      found.push(choice);
    }
    if (found.length > MOST_OF_ONE / 2) break;
  }
  return found;
}

/** A number that an address cannot carry (below nothing, of ten digits, finer than a ten-thousandth) would lead to all goods. */
const canBeAsked = (number: number | null | undefined): boolean =>
  typeof number !== 'number' || parseNumber(String(number)) === number;

/** The fullest few, in the order in which the property has them: sizes rise. */
function listTelling(total: number, { values, kind }: CountedProperty): CountedValue[] {
  const least = Math.max(FEWEST_GOODS, total * LEAST_SHARE);
  const telling = values.filter(
    ({ code, count, number }) =>
      count >= least &&
      count <= total * MOST_SHARE &&
      (kind !== 'flag' || code === YES) &&
      (kind !== 'range' || canBeAsked(number)),
  );
  const fullest = new Set(telling.toSorted((one, other) => other.count - one.count).slice(0, MOST_OF_ONE));
  return telling.filter((value) => fullest.has(value));
}

function toChoice({ code, name, unit, kind }: CountedProperty, value: CountedValue): PopularChoice {
  const { values, ranges, ...rest } = emptyChoice();
  const { number } = value;
  const choice =
    kind === 'range' && typeof number === 'number'
      ? { ...rest, values, ranges: { [code]: { from: number, to: number } } }
      : { ...rest, ranges, values: { [code]: [value.code] } };
  return {
    code: `${code}-${value.code}`,
    name: { ru: say('ru'), kz: say('kz') },
    search: toListingSearch(choice),
  };

  function say(locale: Locale): string {
    if (kind === 'flag') return name[locale];
    const said = value.name[locale];
    if (!/^[\d\s.,–-]+$/.test(said)) return said.charAt(0).toUpperCase() + said.slice(1);
    return unit ? `${said}\u00A0${unit[locale]}` : `${name[locale]}: ${said}`;
  }
}
