/**
 * Goods of one group as a choice: by which characteristics they differ, in which order the values stand, and which of
 * the goods a value leads to. Each is a product of its own, with its own price, stock and address.
 */

export interface Trait {
  code: string;
  name: string;
  unit?: string | undefined;
  /** list: people choose by it; range: measured; flag: yes or no */
  kind: 'list' | 'range' | 'flag';
}

export interface TraitValue {
  code: string;
  name: string;
  number?: number | null | undefined;
}

export interface Variant {
  code: string;
  name: string;
  /** by the codes of traits; one that it does not have is absent */
  values: Readonly<Record<string, TraitValue>>;
}

export interface Axis {
  code: string;
  /** empty where the goods differ in their names alone */
  name: string;
  unit?: string | undefined;
  options: { code: string; name: string }[];
}

/** Where no characteristic tells two of them apart, the words of their names do. */
export const NAME_AXIS = 'name';

/** More rows than this are no choice but a table. */
const MOST_AXES = 4;

const collator = new Intl.Collator('ru', { numeric: true });

/** What staff have said of a group. */
export interface ChosenAxes {
  /** Codes of traits, in their order; null: found by what differs. */
  wanted: readonly string[] | null;
  /** The variants come in an order of their own, and so do the values. */
  isInOrder: boolean;
}

/**
 * By what they are chosen: one row per characteristic that differs, without those that only repeat another. What staff have
 * named stands first; where it leaves two of them alike, what tells these apart follows.
 */
export function findAxes(
  traits: readonly Trait[],
  variants: readonly Variant[],
  { wanted, isInOrder }: ChosenAxes = { wanted: null, isInOrder: false },
): Axis[] {
  if (variants.length < 2) return [];
  const differing = traits.filter(({ code }) => countValues(variants, code) > 1);
  const named = (wanted ?? []).flatMap((code) => differing.find((trait) => trait.code === code) ?? []);
  const kept = named.length > 0 ? addTelling(named, differing, variants) : findTelling(differing, variants);
  const axes = kept.map(({ code, name, unit }) => ({
    code,
    name,
    ...(unit === undefined ? {} : { unit }),
    options: listOptions(variants, code, isInOrder),
  }));
  if (countKinds(variants, kept) === variants.length) return axes;
  return [{ code: NAME_AXIS, name: '', options: toNameOptions(variants, isInOrder) }];
}

/** What is named, and as many more as tell further ones apart. */
function addTelling(
  named: readonly Trait[],
  differing: readonly Trait[],
  variants: readonly Variant[],
): Trait[] {
  const kept = [...named];
  for (const trait of differing) {
    if (kept.length < MOST_AXES && countKinds(variants, [...kept, trait]) > countKinds(variants, kept))
      kept.push(trait);
  }
  return kept;
}

function findTelling(differing: readonly Trait[], variants: readonly Variant[]): Trait[] {
  const listed = differing.filter(({ kind }) => kind === 'list');
  const chosen = listed.filter(
    (trait, at) => !listed.some((other, place) => repeats(variants, trait, other, place < at)),
  );
  const kept = chosen.slice(0, MOST_AXES);
  // What is measured or answered with yes or no is asked for only where the lists leave two of them alike.
  return addTelling(
    kept,
    differing.filter(({ kind }) => kind !== 'list'),
    variants,
  );
}

/**
 * `other` says all that `trait` says: the size tells the thickness, the decor tells the tone. Of two that go hand in hand the
 * first stays. A colour never stands for a volume: where three colours happen to come in three volumes both are asked for.
 */
function repeats(variants: readonly Variant[], trait: Trait, other: Trait, isBefore: boolean): boolean {
  if (trait.code === other.code || isMeasure(variants, trait) !== isMeasure(variants, other)) return false;
  const own = countValues(variants, trait.code);
  const others = countValues(variants, other.code);
  return countKinds(variants, [trait, other]) === others && (own < others || isBefore);
}

const isMeasure = (variants: readonly Variant[], { code, unit }: Trait): boolean =>
  unit !== undefined || variants.every(({ values }) => /^\d/.test(values[code]?.name ?? '0'));

const codeOn = ({ values }: Variant, trait: string): string => values[trait]?.code ?? '';

const countValues = (variants: readonly Variant[], trait: string): number =>
  new Set(variants.map((variant) => codeOn(variant, trait))).size;

const countKinds = (variants: readonly Variant[], traits: readonly { code: string }[]): number =>
  new Set(variants.map((variant) => JSON.stringify(traits.map(({ code }) => codeOn(variant, code))))).size;

/** As the variants come; or numbers from small to large, words as a dictionary has them. */
function listOptions(variants: readonly Variant[], trait: string, isInOrder: boolean): Axis['options'] {
  const values = variants.flatMap(({ values: own }) => own[trait] ?? []);
  const byCode = new Map(values.map((value) => [value.code, value]));
  const all = [...byCode.values()];
  const ordered = isInOrder
    ? all
    : all.toSorted((one, other) =>
        typeof one.number === 'number' && typeof other.number === 'number'
          ? one.number - other.number
          : collator.compare(one.name, other.name),
      );
  return ordered.map(({ code, name }) => ({ code, name }));
}

/** What is left of each name without the words that all begin and end with. */
function toNameOptions(variants: readonly Variant[], isInOrder: boolean): Axis['options'] {
  const names = variants.map(({ name }) => name.split(' '));
  const shortest = Math.min(...names.map((words) => words.length));
  const isShared = (at: number) => new Set(names.map((words) => words.at(at))).size === 1;
  let before = 0;
  while (before < shortest - 1 && isShared(before)) before++;
  let after = 0;
  while (after < shortest - 1 - before && isShared(-1 - after)) after++;
  const options = variants.map(({ code }, at) => ({
    code,
    name: (names[at] ?? []).slice(before, (names[at]?.length ?? 0) - after).join(' '),
  }));
  return isInOrder ? options : options.toSorted((one, other) => collator.compare(one.name, other.name));
}

/** The codes of its values by the axes. */
export function placeOnAxes(variant: Variant, axes: readonly Pick<Axis, 'code'>[]): Record<string, string> {
  return Object.fromEntries(
    axes.flatMap(({ code }) => {
      const value = code === NAME_AXIS ? variant.code : variant.values[code]?.code;
      return value === undefined ? [] : [[code, value]];
    }),
  );
}

export interface Placed {
  code: string;
  /** the codes of its values by the axes */
  values: Readonly<Record<string, string>>;
}

/**
 * Which of the goods a value leads to: the one that keeps all other choices; where there is none, the nearest, which keeps
 * the most of them, of those one that can be bought. Null: the value belongs to nobody.
 */
export function chooseVariant<T extends Placed>(
  variants: readonly T[],
  current: Placed,
  axis: string,
  value: string,
  canBuy: (variant: T) => boolean = () => true,
): { variant: T; isNearest: boolean } | null {
  if (current.values[axis] === value) {
    const own = variants.find(({ code }) => code === current.code);
    if (own) return { variant: own, isNearest: false };
  }
  const others = Object.keys(current.values).filter((code) => code !== axis);
  const kept = ({ values }: T) => others.filter((code) => values[code] === current.values[code]).length;
  const [best] = variants
    .filter(({ values }) => values[axis] === value)
    .toSorted((one, other) => kept(other) - kept(one) || Number(canBuy(other)) - Number(canBuy(one)));
  return best ? { variant: best, isNearest: kept(best) < others.length } : null;
}
