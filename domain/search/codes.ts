/** The codes that a query may be: an article, a barcode, the number of the accounting system. */
const INTRODUCTION = /^(?:артикул|арт|код(?:\s+товара)?|штрих-?код|ean|gtin|тауар коды|№)[\s.:#№]*/i;
const SHORTEST_NUMBER = 4;
/** Shorter ones are sizes more often. */
const SHORTEST_START = 5;
const MOST_CODES = 8;

/** Empty when it can be none: the database is then not asked at all. */
export function toCodes(query: string): string[] {
  const text = query.trim().replace(INTRODUCTION, '');
  const codes = new Set<string>();
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{4,14}$/.test(digits)) codes.add(digits);
  if (/^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,39}$/u.test(text)) {
    codes.add(text).add(text.toUpperCase()).add(text.toLowerCase());
  }
  // Among other words only a number that is too long for a size.
  for (const number of text.match(/(?<![\d.,])\d{6,14}(?![\d.,])/g) ?? []) codes.add(number);
  return [...codes].filter((code) => code.length >= SHORTEST_NUMBER).slice(0, MOST_CODES);
}

/** The first digits of an article or a barcode, where nothing else was typed. */
export function toCodeStart(query: string): string | null {
  const digits = query.trim().replace(INTRODUCTION, '').replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= SHORTEST_START && digits.length < 14 ? digits : null;
}
