/** Workbooks as other programs write them, with all that ours never would: several sheets, folded rows, odd formats, formulas. */
import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const DOCUMENTS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A text, a number, or a number by a format; `formula` without a `value` was never reckoned. */
export type ForeignCell =
  | string
  | number
  | null
  | { value?: number | string; format?: string; formula?: string; error?: string };

export interface ForeignRow {
  cells: ForeignCell[];
  isHidden?: boolean;
  level?: number;
}

export interface ForeignSheet {
  name: string;
  isHidden?: boolean;
  rows: (ForeignCell[] | ForeignRow)[];
  merges?: string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

export function aForeignBook(sheets: readonly ForeignSheet[], sharedName = 'sharedStrings.xml'): Uint8Array {
  const shared: string[] = [];
  const formats: string[] = [];
  const styleOf = (format: string): number => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const toCell = (cell: ForeignCell, at: string): string => {
    if (cell === null) return `<c r="${at}"/>`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
    const style = cell.format === undefined ? '' : ` s="${styleOf(cell.format)}"`;
    const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`;
    if (cell.error !== undefined) return `<c r="${at}" t="e"${style}>${formula}<v>${cell.error}</v></c>`;
    const kind = typeof cell.value === 'string' ? ' t="str"' : '';
    const value = cell.value === undefined ? '' : `<v>${escaped(String(cell.value))}</v>`;
    return `<c r="${at}"${kind}${style}>${formula}${value}</c>`;
  };
  const toRow = (row: ForeignCell[] | ForeignRow, at: number): string => {
    const { cells, isHidden = false, level = 0 } = Array.isArray(row) ? { cells: row } : row;
    const looks = `${isHidden ? ' hidden="1"' : ''}${level > 0 ? ` outlineLevel="${level}"` : ''}`;
    const inner = cells.map((cell, column) => toCell(cell, `${letters(column)}${at + 1}`)).join('');
    return `<row r="${at + 1}"${looks}>${inner}</row>`;
  };
  const pages = sheets.map(({ rows, merges = [] }) => {
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const tail = merges.length > 0 ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : '';
    return `${HEAD}<worksheet ${MAIN}><sheetData>${rows.map(toRow).join('')}</sheetData>${tail}</worksheet>`;
  });
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${DOCUMENTS}"><sheets>${sheets
      .map(
        ({ name, isHidden = false }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${pages
      .map(
        (_page, at) =>
          `<Relationship Id="rId${at + 1}" Type="${DOCUMENTS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(pages.map((page, at) => [`xl/worksheets/sheet${at + 1}.xml`, page])),
    [`xl/${sharedName}`]: `${HEAD}<sst ${MAIN}>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_code, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
