/** Untranslated words as a table that people fill in: kind, key, the Russian word, the Kazakh one. Opens in any spreadsheet. */
const HEAD = ['kind', 'key', 'ru', 'kz'];

export interface ListedWord {
  kind: string;
  key: string;
  ru: string;
  kz: string;
}

const toCell = (text: string): string =>
  /[";\n\r]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;

export const writeWordList = (words: readonly ListedWord[]): string =>
  [HEAD, ...words.map(({ kind, key, ru, kz }) => [kind, key, ru, kz])]
    .map((cells) => cells.map(toCell).join(';'))
    .join('\n');

/** By semicolons, commas or tabs, whichever the spreadsheet has written; lines without a Kazakh word are left out. */
export function readWordList(text: string): ListedWord[] {
  const bare = text.replace(/^\ufeff/, '');
  const firstLine = bare.slice(0, bare.search(/[\r\n]|$/));
  const mark = [';', '\t', ','].find((each) => firstLine.includes(each)) ?? ';';
  const [head = [], ...rows] = splitRows(bare, mark);
  const at = HEAD.map((name) => head.findIndex((cell) => cell.trim().toLowerCase() === name));
  if (at.includes(-1)) throw new Error(`The first line must name the columns ${HEAD.join(', ')}.`);
  return rows.flatMap((cells) => {
    const [kind = '', key = '', ru = '', kz = ''] = at.map((column) => cells[column]?.trim() ?? '');
    return kind === '' || key === '' || kz === '' ? [] : [{ kind, key, ru, kz }];
  });
}

function splitRows(text: string, mark: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') at += 1;
      else if (sign === '"') {
        isQuoted = false;
        continue;
      }
      cell += sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === mark) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}
