/**
 * Tables as files of text: which encoding and which separator somebody's program has used, and how ours are written so that
 * Excel opens them and we read back the very same. Pure: bytes in, text out.
 */
export const TABLE_ENCODINGS = ['utf-8', 'windows-1251'] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];
export const TABLE_DELIMITERS = [';', ',', '\t'] as const;
export type TableDelimiter = (typeof TABLE_DELIMITERS)[number];

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** windows-1251 as Kazakhstan's standard has it (KZ-1048): Kazakh letters in the places of Serbian, Ukrainian and Belarusian ones. */
const KAZAKH_PLACES = new Map(
  [...'ЌЋќћЎўЈҐЄЇґєјЅѕї'].map((letter, at) => [letter, [...'ҚҺқһҰұӘӨҒҮөғәҢңү'][at] ?? letter]),
);
const IN_KAZAKH_PLACES = /[ЌЋќћЎўЈҐЄЇґєјЅѕї]/g;

type ReadEncoding = TableEncoding | 'kz-1048' | 'utf-16le' | 'utf-16be';

/**
 * By its mark, else by whether it can be UTF-8 at all: in windows-1251 every byte is a letter. Of its letters those of KZ-1048's
 * places stand in no Russian word, and nobody here writes Serbian.
 */
export function detectEncoding(bytes: Uint8Array): ReadEncoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const unmarked = detectUnmarked(bytes);
  if (unmarked) return unmarked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const text = new TextDecoder('windows-1251').decode(bytes);
    return text.search(IN_KAZAKH_PLACES) < 0 ? 'windows-1251' : 'kz-1048';
  }
}

const BYTES_LOOKED_AT = 2000;

/** UTF-16 without its mark: of blanks, digits and separators every other byte is a zero, and never the one beside. */
function detectUnmarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const some = bytes.subarray(0, BYTES_LOOKED_AT);
  const zeros = [0, 0];
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = some.length / 20;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : null;
}

/** Without its mark. Letters that windows-1251 lacks stand there as references (`&#1241;`), as HTML writes them. */
export function decodeTable(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  if (encoding === 'kz-1048')
    return new TextDecoder('windows-1251')
      .decode(bytes)
      .replace(IN_KAZAKH_PLACES, (letter) => KAZAKH_PLACES.get(letter) ?? letter);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1251') return text;
  return text.replace(/&#(\d{1,7});/g, (whole, code: string) =>
    Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
  );
}

let bytesOf1251: Map<string, number> | undefined;
function get1251(): Map<string, number> {
  if (!bytesOf1251) {
    const letters = new TextDecoder('windows-1251').decode(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
    );
    bytesOf1251 = new Map([...letters].map((letter, byte) => [letter, byte]));
    // Read again, their bytes would be Kazakh letters: they are written as references.
    for (const letter of KAZAKH_PLACES.keys()) bytesOf1251.delete(letter);
  }
  return bytesOf1251;
}

/** UTF-8 with its mark, without which Excel takes it for something else. */
export function encodeTable(text: string, encoding: TableEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(`\ufeff${text}`);
  const known = get1251();
  const bytes: number[] = [];
  const write = (letter: string): void => {
    const byte = known.get(letter);
    if (byte !== undefined) bytes.push(byte);
    else for (const sign of `&#${letter.codePointAt(0)};`) bytes.push(sign.charCodeAt(0));
  };
  // What looks like a reference and is none would be read as one.
  for (const letter of text.replaceAll('&#', '&#38;#')) write(letter);
  return Uint8Array.from(bytes);
}

const LINES_LOOKED_AT = 20;

/** The sign that parts the first lines into equally many cells, outside of quotes; the most cells win. */
export function detectDelimiter(text: string): TableDelimiter {
  const told = /^sep=([;,\t])\r?\n/.exec(text)?.[1];
  if (told) return told as TableDelimiter;
  const lines = listFirstLines(text);
  let best: TableDelimiter = ';';
  let bestScore = 0;
  for (const sign of TABLE_DELIMITERS) {
    const counts = lines.map((line) => line.split(sign).length - 1);
    // A title above the heads is parted by nothing.
    const first = counts.find((count) => count > 0) ?? 0;
    const score = first === 0 ? 0 : counts.filter((count) => count === first).length * 1000 + first;
    if (score > bestScore) [best, bestScore] = [sign, score];
  }
  return best;
}

/** Without what stands in quotes, for there a sign parts nothing. */
function listFirstLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let isQuoted = false;
  for (const sign of text.slice(0, 100_000)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (line !== '') lines.push(line);
      if (lines.length === LINES_LOOKED_AT) return lines;
      line = '';
    } else if (!isQuoted) line += sign;
  }
  return line === '' ? lines : [...lines, line];
}

/** As RFC 4180 has it; every text in quotes that could be taken for something else. */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: TableDelimiter): string {
  const toField = (cell: string): string =>
    /["\r\n;,\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(toField).join(delimiter)}\r\n`).join('');
}
