/** Which column of a file is which of ours: by its head, in either language or as others call it; remembered once told. */
import type { GridColumn } from './grid.ts';
import { findInLanguage, isKazakhName, OWN_HEADS } from './known-heads.ts';

/** The name of our column for each of the file's; null: it is not read. */
export type Mapping = readonly (string | null)[];

const folded = (head: string): string =>
  head
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A price in another money is no price of ours: nothing is guessed of it. */
const OTHER_MONEY = /[$€₽£¥]|(?<!\p{L})(?:usd|eur|rub|cny|rmb|руб|долл|евро|юан)/iu;

/** What stands beside the word that matters: «Цена за шт., тг с НДС», «Остаток на складе». «Цена без НДС» is another price. */
const UNIT_WORDS = new Set(
  'тг тенге теңге kzt с в т ч ндс вкл включая за шт штук ед дана ққс қоса на складе қоймада'.split(' '),
);
const withoutUnits = (head: string): string =>
  head
    .split(' ')
    .filter((word) => !UNIT_WORDS.has(word))
    .join(' ') || head;

/** A column of ours is taken once: by the first of the file that names it, word for word before one with a unit behind. */
export function guessMapping(
  heads: readonly string[],
  { columns }: { columns: Readonly<Record<string, Pick<GridColumn, 'label'>>> },
  otherNames: Readonly<Record<string, readonly string[]>> = OWN_HEADS,
): Mapping {
  const names = new Map<string, string>();
  for (const [name, { label }] of Object.entries(columns))
    for (const word of [name, label.ru, label.kz])
      if (!names.has(folded(word))) names.set(folded(word), name);
  for (const [name, words] of Object.entries(otherNames))
    for (const word of words) if (name in columns && !names.has(folded(word))) names.set(folded(word), name);
  const byWord = (head: string) => names.get(head);
  const byLanguage = (head: string) => {
    const { kind = '', language = '' } = findInLanguage(head) ?? {};
    return [`${kind}_${language}`, kind].find((name) => name in columns);
  };
  const taken = new Set<string>();
  const mapping: (string | null)[] = heads.map(() => null);
  for (const find of [byWord, byLanguage, (head: string) => byWord(withoutUnits(head))])
    for (const [at, head] of heads.entries()) {
      const name = find(folded(head));
      if (mapping[at] !== null || name === undefined || taken.has(name) || OTHER_MONEY.test(head)) continue;
      taken.add(name);
      mapping[at] = name;
    }
  return mapping;
}

const SAMPLES = 200;
/** A brand alone may have such letters; a list in Kazakh has them in most of its names. */
const LEAST_SHARE = 0.1;

/**
 * As `guessMapping`. «Атауы» and nothing else is the name in whichever language its cells are; a column of Kazakh names that
 * nobody has filled yet would empty those that are there.
 */
export function guessOwnMapping(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  described: Parameters<typeof guessMapping>[1],
): Mapping {
  const mapping = guessMapping(heads, described);
  const at = mapping.indexOf('name_kz');
  if (at < 0) return mapping;
  const isEmpty = rows.every((row) => (row[at] ?? '').trim() === '');
  if (isEmpty) return mapping.map((name) => (name === 'name_kz' ? null : name));
  if (mapping.includes('name_ru') || !isKazakhName(folded(heads[at] ?? ''))) return mapping;
  const cells = rows.slice(0, SAMPLES).flatMap((row) => row[at]?.trim() || []);
  const kazakh = cells.filter((cell) => /[әғқңөұүһі]/iu.test(cell));
  if (kazakh.length > 0 && kazakh.length >= cells.length * LEAST_SHARE) return mapping;
  return mapping.map((name) => (name === 'name_kz' ? 'name_ru' : name));
}

/** How many of these are heads that are known. */
export const countKnown = (...guess: Parameters<typeof guessMapping>): number =>
  guessMapping(...guess).filter((name) => name !== null).length;

/** Files of one make have the same heads: what was told of one holds for the next. */
export const toSignature = (heads: readonly string[]): string => heads.map(folded).join('|').slice(0, 2000);

/** Where prices stand. A group may have a sum of its stock, but no price. */
export const listPriceColumns = (mapping: Mapping): number[] =>
  mapping.flatMap((name, at) => (name !== null && /(?:^|_)(?:price|cost)$/.test(name) ? at : []));

/** What tells which product a row means, the surest first. */
export const KEY_COLUMNS = ['id', 'product_code', 'gtin'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];

export const findKey = (mapping: Mapping): KeyColumn | null =>
  KEY_COLUMNS.find((name) => mapping.includes(name)) ?? null;
