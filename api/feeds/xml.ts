/** Pieces of XML: everything that comes from the catalogue is escaped, and what XML 1.0 cannot hold is left out. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

type Value = string | number | boolean | null | undefined;

/** An element with its text; nothing at all for a value that is not there. */
export function element(name: string, value: Value, attributes: Record<string, Value> = {}): string {
  if (value === null || value === undefined || value === '') return '';
  return `<${name}${toAttributes(attributes)}>${escapeXml(String(value))}</${name}>`;
}

export const emptyElement = (name: string, attributes: Record<string, Value>): string =>
  `<${name}${toAttributes(attributes)}/>`;

export const toAttributes = (attributes: Record<string, Value>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

/** Longer texts, readable as they are; the one sign that would end them is split. */
export const cdata = (name: string, text: string, most: number): string =>
  text === ''
    ? ''
    : `<${name}><![CDATA[${cut(text.toWellFormed().replace(FORBIDDEN, ''), most).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

/** By letters, at a word's end where there is one near. */
export function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const short = letters.slice(0, most - 1).join('');
  return `${short.replace(/\s+\S{0,20}$/, '')}…`;
}
