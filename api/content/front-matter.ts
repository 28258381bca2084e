/** The small part of YAML that texts begin with: quoted strings, days, counts, lists of codes. */
export interface TextFile {
  fields: Readonly<Record<string, unknown>>;
  body: string;
}

export function parseTextFile(source: string): TextFile {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('a text begins with its front matter');
  const fields = head.split(/\r?\n/).map((line) => {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`"${line}" of the front matter is not "name: value"`);
    return [name, toField(value.trim())] as const;
  });
  return { fields: Object.fromEntries(fields), body: body.replaceAll('\r\n', '\n').trim() };
}

function toField(value: string): unknown {
  if (value.startsWith('"')) return JSON.parse(value);
  if (/^\[.*\]$/.test(value)) return value.slice(1, -1).split(/,\s*/).filter(Boolean);
  if (/^\d+$/.test(value)) return Number(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new Error(`"${value}" is neither a quoted string, a list, a count nor a day`);
}
