/** What is chosen, word by word: one chip for each choice, with the choice that is left without it. */
import type { ListingChoice } from '#domain/listing.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { sayProperty } from '#domain/property-words.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { FacetValueView, FacetView } from './facets.ts';
import { chosenOf, rangeOf, setRange, toggleValue } from './listing-choice.ts';

export interface ChosenFilter {
  key: string;
  words: string;
  without: ListingChoice;
}

export function listChosen(
  choice: ListingChoice,
  facets: readonly FacetView[],
  t: Translate,
): ChosenFilter[] {
  return facets.flatMap((facet): ChosenFilter[] => {
    const { code, kind, values } = facet;
    const { from, to } = rangeOf(choice, code);
    const bounds =
      from === undefined && to === undefined
        ? []
        : [{ key: code, words: rangeWords(facet, { from, to }, t), without: setRange(choice, code, {}) }];
    const chosen = chosenOf(choice, code);
    return values
      .filter((value) => chosen.includes(value.code))
      .map((value) => ({
        key: `${code}=${value.code}`,
        words: kind === 'flag' ? facet.name : valueWords(facet, value),
        without: toggleValue(choice, code, value.code),
      }))
      .concat(bounds);
  });
}

/** A bare number or «да» says nothing without what it is of. */
function valueWords({ name, unit }: FacetView, value: Pick<FacetValueView, 'name'>): string {
  if (unit !== undefined) return sayProperty(value.name, unit);
  return /\p{L}{3}/u.test(value.name) ? value.name : `${name}: ${value.name}`;
}

interface Bounds {
  from: number | undefined;
  to: number | undefined;
}

function rangeWords({ code, name, unit }: FacetView, { from, to }: Bounds, t: Translate): string {
  const figure = (value: number) =>
    code === 'price' ? formatTenge(value) : sayProperty(formatNumber(value), unit);
  const words =
    from !== undefined && to !== undefined
      ? t('filters.between', { from: formatNumber(from), to: figure(to) })
      : from === undefined
        ? t('filters.upTo', { to: figure(to ?? 0) })
        : t('filters.atLeast', { from: figure(from) });
  return code === 'price' ? words : `${name}: ${words}`;
}
