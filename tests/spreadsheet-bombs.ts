/** Small files that are large when they are read: tables whose own words about their size must not be believed. */
import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const LINKS = `xmlns:r="${TYPES}"`;

/** A whole workbook with these rows, and other entries beside them. */
export function aSheet(rows: string, others: Record<string, string> = {}): Uint8Array {
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} ${LINKS}><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${TYPES}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
  });
}

export const aText = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const farCell = (): Uint8Array => aSheet(`<row r="1048576">${aText('XFD1048576', 'клей 4 шт')}</row>`);

export const emptyRows = (count = 1_000_000): Uint8Array => aSheet('<row/>'.repeat(count));

/** Half a million cells that tell of one long text. */
export const oneTextManyTimes = (): Uint8Array =>
  aSheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(4999), {
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}><si><t>${'я'.repeat(8_000_000)}</t></si></sst>`,
  });

/** Unpacks to so many megabytes, and says of itself that it is 5 KB. */
export function liar(megabytes: number): Uint8Array {
  const bytes = Buffer.from(
    aSheet(`<row>${aText('A1', 'клей 4 шт')}</row>${' '.repeat(megabytes * 1024 * 1024)}`),
  );
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const sign = bytes.readUInt32LE(at);
    if (sign === 0x04034b50 && bytes.readUInt32LE(at + 22) > 100_000) bytes.writeUInt32LE(5000, at + 22);
    if (sign === 0x02014b50 && bytes.readUInt32LE(at + 24) > 100_000) bytes.writeUInt32LE(5000, at + 24);
  }
  return bytes;
}
