/**
 * Goods of shops that this one has never seen. A family has axes; a value of an axis is `as suppliers write it > as
 * buyers ask for it`, each with `|` between spellings, and a size alone is written as either writes sizes. Names and
 * queries come from templates of their own: what a query means is every product with the values that it mentions.
 */
export interface Family {
  section: string;
  axes: Readonly<Record<string, readonly string[]>>;
  /** of suppliers */
  names: readonly string[];
  /** long titles, as another shop has them */
  titles: readonly string[];
  /** noun and size */
  short: readonly string[];
  /** the thing itself */
  heads: readonly string[];
  kazakh: readonly string[];
}

export interface ForeignProduct {
  family: string;
  name: string;
  productCode: string;
  gtin: string;
  /** of each axis the place of its value */
  values: Readonly<Record<string, number>>;
}

/** The same number for the same text, on every machine. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

const pick = <T>(list: readonly T[], key: string): T => list[hash(key) % list.length] as T;
const MOST_PRODUCTS = 60;

export function makeProducts(family: Family): ForeignProduct[] {
  let all: Record<string, number>[] = [{}];
  for (const [axis, values] of Object.entries(family.axes))
    all = all.flatMap((each) => values.map((_, place) => ({ ...each, [axis]: place })));
  return all
    .map((values) => ({ values, key: `${family.section} ${JSON.stringify(values)}` }))
    .sort((a, b) => hash(a.key) - hash(b.key))
    .slice(0, MOST_PRODUCTS)
    .map(({ values, key }) => ({
      family: family.section,
      name: misspell(fill(pick(family.names, `${key} name`), family, values, 'supplier', key), key),
      productCode: String(1_000_000 + (hash(`${key} code`) % 9_000_000)),
      gtin: `487${String(hash(`${key} gtin`)).padStart(10, '0')}`,
      values,
    }));
}

export const axesOf = (template: string): string[] =>
  [...template.matchAll(/\{(.+?)\}/g)].map(([, axis]) => axis ?? '');

export function fill(
  template: string,
  { axes }: Family,
  values: Readonly<Record<string, number>>,
  who: 'supplier' | 'buyer',
  key: string,
): string {
  return template
    .replace(/\{(.+?)\}/g, (_, axis: string) =>
      say(axes[axis]?.[values[axis] ?? 0] ?? '', who, `${key} ${axis} ${who}`),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function say(value: string, who: 'supplier' | 'buyer', key: string): string {
  const [supplier = '', buyer] = value.split(' > ');
  if (buyer === undefined && /^М?\d[\d,./ ]*(?:х[\d,./ ]+)?$/.test(value)) {
    const ways = who === 'supplier' ? SUPPLIER_SIZES : BUYER_SIZES;
    return pick(ways, key)(value);
  }
  return pick((who === 'supplier' ? supplier : (buyer ?? supplier)).split('|'), key);
}

const dots = (size: string) => size.replace(/(\d),(?=\d)/g, '$1.');
const unlettered = (size: string) => size.replace(/^М/, '');
const SUPPLIER_SIZES: readonly ((size: string) => string)[] = [
  (size) => size,
  (size) => dots(size).replace('х', 'x').replace('М', 'M'),
  (size) => size.replace('х', '*'),
  (size) => (size.startsWith('М') ? size : `${size}мм`).replace('М', 'M'),
  (size) => size.replace('х', 'Х'),
  (size) => size.replace('х', ' х '),
];
const BUYER_SIZES: readonly ((size: string) => string)[] = [
  (size) => size.toLowerCase(),
  (size) => dots(unlettered(size)).replace('х', ' на '),
  (size) => dots(unlettered(size)).replace('х', '*'),
  (size) => dots(size).replace('х', 'x').replace('М', 'M'),
  (size) => size.toLowerCase().replace('х', '×'),
  (size) => size.toLowerCase().replace('х', ' х '),
];

const TWINS: Readonly<Record<string, string>> = {
  С: 'C',
  с: 'c',
  о: 'o',
  а: 'a',
  е: 'e',
  р: 'p',
  К: 'K',
  А: 'A',
};

/** Habits of price lists: capitals, no spaces, Latin look-alikes of a keyboard left in the other layout. */
function misspell(name: string, key: string): string {
  const way = hash(`${key} way`) % 10;
  if (way === 0) return name.toUpperCase();
  if (way === 1) return name.replace(/\s(?=\d+(?:[.,]\d+)?\s?(?:л|кг|мм|м|шт|г)\b)/g, '');
  if (way === 2) return name.replace(/[.,] /g, (sign) => sign.trim());
  if (way === 3) return name.replace(/[СсоаерКА]/, (letter) => TWINS[letter] ?? letter);
  if (way === 4) return name.replace(/(\p{L}{4,}) (?=\p{Lu})/u, '$1');
  return name;
}
