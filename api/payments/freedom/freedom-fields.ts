/**
 * How Freedom Pay writes and signs: fields `pg_…`, in forms to it and XML from it. A signature is the MD5 of the script's
 * name, the values in the order of their names, and the secret, with semicolons between; what is nested is signed in its
 * place. MD5 is theirs, not our choice: TLS is what keeps strangers out.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SaxesParser } from 'saxes';

/** A value, or fields within a field. */
export interface Field {
  name: string;
  value: string | readonly Field[];
}

const SIGNATURE = 'pg_sig';

function toValues(fields: readonly Field[]): string[] {
  return fields
    .filter(({ name }) => name !== SIGNATURE)
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : toValues(value)));
}

const digest = (script: string, fields: readonly Field[], secret: string): string =>
  createHash('md5')
    .update([script, ...toValues(fields), secret].join(';'))
    .digest('hex');

/** With a salt and its signature. */
export function signFields(
  script: string,
  values: Readonly<Record<string, string>>,
  secret: string,
): Record<string, string> {
  const salted = { ...values, pg_salt: randomBytes(8).toString('hex') };
  const fields = Object.entries(salted).map(([name, value]) => ({ name, value }));
  return { ...salted, [SIGNATURE]: digest(script, fields, secret) };
}

export function areSigned(script: string, fields: readonly Field[], secret: string): boolean {
  const given = Buffer.from(findValue(fields, SIGNATURE) ?? '');
  const own = Buffer.from(digest(script, fields, secret));
  return given.length === own.length && timingSafeEqual(given, own);
}

export function findValue(fields: readonly Field[], name: string): string | null {
  const value = fields.find((field) => field.name === name)?.value;
  return typeof value === 'string' ? value : null;
}

/** The fields within the root of a document; null: it is none. */
export function parseXml(text: string): Field[] | null {
  const parser = new SaxesParser();
  const open: { name: string; text: string; fields: Field[] }[] = [];
  let root: Field[] | null = null;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('doctype', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name }) => void open.push({ name, text: '', fields: [] }));
  parser.on('text', (more) => {
    const inner = open.at(-1);
    if (inner) inner.text += more;
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const { name, fields } = closed;
    const parent = open.at(-1);
    if (parent) parent.fields.push({ name, value: fields.length > 0 ? fields : closed.text.trim() });
    else root = fields;
  });
  parser.write(text).close();
  return isBroken ? null : root;
}

export function toXml(values: Readonly<Record<string, string>>): string {
  const guard = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const fields = Object.entries(values).map(([name, value]) => `<${name}>${guard(value)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<response>${fields.join('')}</response>`;
}
