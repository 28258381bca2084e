/** Units as people write them in three alphabets, and what one is in another. */
const SPELLINGS: Readonly<Record<string, string>> = {
  mm: 'мм mm миллиметр миллиметра миллиметров',
  cm: 'см cm сантиметр сантиметра сантиметров',
  m: 'м m метр метра метров метрлік',
  kg: 'кг kg кило килограмм килограмма килограммов',
  g: 'г гр g gr грамм грамма граммов',
  l: 'л l литр литра литров литрлік литровый',
  ml: 'мл ml миллилитр миллилитров',
  w: 'вт w ватт ватта',
  kw: 'квт kw киловатт',
  v: 'в v вольт',
  a: 'а a ампер',
  m2: 'м2 m2 кв.м квадратов',
  mm2: 'мм2 mm2 кв кв.мм',
  m3: 'м3 m3 куб кубов',
  pc: 'шт pcs штук штука штуки дана',
  sec: 'сек секц секция секции секций',
  in: '" дюйм дюйма дюймов inch',
};

const unitsBySpelling = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit] as const),
  ),
);

export const UNITS: readonly string[] = Object.keys(SPELLINGS);

/** Longest first, so that `мм` is not read as `м`. */
export const unitPattern = [...unitsBySpelling.keys()]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => spelling.replace('.', '\\.'))
  .join('|');

export const findUnit = (spelling: string): string | null => unitsBySpelling.get(spelling) ?? null;

/** «10-литровая», «8-секционный»: an amount as an adjective. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  литров: 'l',
  килограммов: 'kg',
  граммов: 'g',
  метров: 'm',
  сантиметров: 'cm',
  миллиметров: 'mm',
  киловаттн: 'kw',
  ваттн: 'w',
  секционн: 'sec',
};
export const unitAdjectives = `(?:${Object.keys(ADJECTIVES).join('|')})(?:ая|яя|ое|ый|ой|ые|ого|ых|ую)`;

export function findUnitOfAdjective(word: string): string | null {
  const stem = Object.keys(ADJECTIVES).find((start) => word.startsWith(start));
  return stem === undefined ? null : (ADJECTIVES[stem] ?? null);
}

/** How many of the family's smallest unit one holds. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000 },
  { g: 1, kg: 1000 },
  { ml: 1, l: 1000 },
  { w: 1, kw: 1000 },
];
/** What pipes and taps of a nominal bore are called in inches. */
const INCHES_BY_MM: Readonly<Record<string, string>> = {
  '15': '1/2',
  '20': '3/4',
  '25': '1',
  '32': '1 1/4',
  '40': '1 1/2',
  '50': '2',
};

/** The same amount in other units: `2.5m` is `2500mm` and `250cm`. */
export function toOtherUnits(number: string, unit: string): string[] {
  const family = FAMILIES.find((each) => unit in each);
  const own = family?.[unit];
  if (!family || own === undefined || number.includes('/')) {
    const millimetres = Object.keys(INCHES_BY_MM).find((key) => INCHES_BY_MM[key] === number);
    return unit === 'in' && millimetres !== undefined ? [`${millimetres}mm`] : [];
  }
  const others = Object.entries(family)
    .filter(([other]) => other !== unit)
    .map(([other, size]) => `${toPlain((Number(number) * own) / size)}${other}`);
  const inches = unit === 'mm' ? INCHES_BY_MM[number] : undefined;
  return inches === undefined ? others : [...others, `${inches}in`];
}

/** Without the dust of binary fractions. */
export const toPlain = (number: number): string => String(Math.round(number * 10_000) / 10_000);
