/**
 * Streets that buyers have typed, for the shop's own list. A street is nobody's secret once two people live in it: only what
 * goods were brought to, for at least two buyers, is taken, and only the name, never a house or a flat.
 */
import { foldText } from './fold.ts';

export interface TypedStreet {
  cityId: number;
  street: string;
  /** Whoever had goods brought there, each by one word that stays the same. */
  buyers: readonly string[];
  orders: number;
}

export interface GrownStreet {
  cityId: number;
  name: string;
  search: string;
}

const LEAST_BUYERS = 2;
/** Kinds of streets, in front of the name or behind it: with or without, it is the same one. */
const KIND =
  /(?:^|\s)(?:ул|улица|пр|просп|проспект|пр-т|пер|переулок|б-р|бульвар|мкр|мкрн|микрорайон|көш|көшесі|даңғылы|ықшамауданы)\.?(?=\s|$)/giu;
const NAME = /^[\p{L}\d][\p{L}\d .,’'"«»()/-]{2,59}$/u;
/** A flat, a house, a phone: more than the name of a street stands there. */
const MORE = /\d{5,}|(?:^|[\s,.])(?:д|дом|кв|квартира|үй|пәтер|под|подъезд|этаж|тел)\.?\s*\d/iu;

/** What two spellings of one street have in common. */
export const streetKey = (street: string): string =>
  foldText(street.replace(KIND, ' '))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const isStreet = (street: string): boolean =>
  NAME.test(street) && !MORE.test(street) && (street.match(/\p{L}/gu)?.length ?? 0) >= 3;

/** Those that are new to the list, each in the spelling that most orders have. `known`: keys by city. */
export function growStreets(
  typed: readonly TypedStreet[],
  isKnown: (cityId: number, key: string) => boolean,
): GrownStreet[] {
  const groups = Map.groupBy(
    typed.map((each) => ({ ...each, street: each.street.replace(/\s+/g, ' ').trim() })),
    ({ cityId, street }) => `${cityId} ${streetKey(street)}`,
  );
  return [...groups.values()].flatMap((spellings) => {
    const usable = spellings.filter(({ street }) => isStreet(street));
    const buyers = new Set(usable.flatMap((each) => each.buyers));
    const [usual] = usable.toSorted(
      (one, other) => other.orders - one.orders || one.street.localeCompare(other.street),
    );
    if (!usual || buyers.size < LEAST_BUYERS) return [];
    const key = streetKey(usual.street);
    if (key === '' || isKnown(usual.cityId, key)) return [];
    return [{ cityId: usual.cityId, name: usual.street, search: foldText(usual.street) }];
  });
}
