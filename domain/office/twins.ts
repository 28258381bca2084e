/** Values of one property that say the same in other letters: «8 мм», «8мм», «8 MM», «8 mm», «тёмный» and «темный». */

/** Latin letters that look like Cyrillic ones: which of them was typed nobody sees. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  i: 'і',
};
/** Units in the letters of the other alphabet, as they are written behind a number. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'мм',
  cm: 'см',
  m: 'м',
  kg: 'кг',
  g: 'г',
  l: 'л',
  ml: 'мл',
  w: 'вт',
  kw: 'квт',
  v: 'в',
  pcs: 'шт',
};

/** What two texts have in common that are the same to a reader. */
export function foldValue(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/ё/g, 'е')
      .replace(/[×*]/g, 'х')
      .replace(/(\d)\s*,\s*(\d)/g, '$1.$2')
      .replace(/(\d)\s*([a-z]{1,3})(?![a-z])/g, (whole, digit: string, unit: string) =>
        UNITS[unit] ? `${digit}${UNITS[unit]}` : whole,
      )
      .replace(/[abcehkmoptxyi]/g, (letter) => LOOKALIKE[letter] ?? letter)
      .replace(/[–—−]/g, '-')
      // Between two figures something always stands for something: «12–15» is no «1215».
      .replace(/[^\p{L}\p{N}.%°"]+/gu, (between, at: number, whole: string) =>
        /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + between.length] ?? '')
          ? (between.trim()[0] ?? ' ')
          : '',
      )
      .replace(/(\d)\.0+(?!\d)/g, '$1')
  );
}

/** Those that fold to one text, two or more, in the order given. */
export function findTwins<T extends { name: string }>(values: readonly T[]): T[][] {
  const groups = Map.groupBy(values, ({ name }) => foldValue(name));
  return [...groups].filter(([key, twins]) => key !== '' && twins.length > 1).map(([, twins]) => twins);
}
