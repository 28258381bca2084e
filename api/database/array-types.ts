// postgres.js can ask each new connection for the server's array types, but a connection lost during that question
// ends in a rejection that nobody can catch. The built-in ones never change: they are simply known here.

type Element = {
  readonly arrayOid: number;
  readonly parse: (text: string) => unknown;
};

const asText = (text: string) => text;
const asDate = (text: string) => new Date(text);

const elements: Record<string, Element> = {
  bool: { arrayOid: 1000, parse: (text) => text === 't' },
  int2: { arrayOid: 1005, parse: Number },
  int4: { arrayOid: 1007, parse: Number },
  int8: { arrayOid: 1016, parse: parseInt8 },
  float4: { arrayOid: 1021, parse: Number },
  float8: { arrayOid: 1022, parse: Number },
  numeric: { arrayOid: 1231, parse: asText },
  text: { arrayOid: 1009, parse: asText },
  varchar: { arrayOid: 1015, parse: asText },
  uuid: { arrayOid: 2951, parse: asText },
  date: { arrayOid: 1182, parse: asDate },
  timestamptz: { arrayOid: 1185, parse: asDate },
  jsonb: { arrayOid: 3807, parse: JSON.parse },
};

type TypeOfPostgres = {
  to: number;
  from: number[];
  serialize: (value: never) => string;
  parse: (text: string) => unknown;
};

/** What postgres.js calls `types`: eight-byte integers as numbers, and the arrays of the common types. */
export function typesOfShop(): Record<string, TypeOfPostgres> {
  const int8: TypeOfPostgres = { to: 20, from: [20], serialize: String, parse: parseInt8 };
  const arrays = Object.entries(elements).map(([name, { arrayOid, parse }]): [string, TypeOfPostgres] => [
    `${name}Array`,
    { to: arrayOid, from: [arrayOid], serialize: writeArray, parse: (text) => readArray(text, parse) },
  ]);
  return { int8, ...Object.fromEntries(arrays) };
}

export function writeArray(values: readonly unknown[]): string {
  return `{${values.map(writeElement).join(',')}}`;
}

function writeElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return writeArray(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Reads `{1,NULL,"a \"b\"",{…}}`, also with bounds before it: `[0:1]={1,2}`. */
export function readArray(text: string, parse: (text: string) => unknown): unknown[] {
  let position = text.indexOf('{');

  function readList(): unknown[] {
    const list: unknown[] = [];
    position += 1;
    while (text[position] !== '}') {
      if (text[position] === ',') position += 1;
      list.push(text[position] === '{' ? readList() : readElement());
    }
    position += 1;
    return list;
  }

  function readElement(): unknown {
    if (position >= text.length) throw new SyntaxError(`This is no array: ${text}`);
    if (text[position] === '"') return parse(readQuoted());
    const begin = position;
    while (position < text.length && text[position] !== ',' && text[position] !== '}') position += 1;
    const word = text.slice(begin, position);
    return word === 'NULL' ? null : parse(word);
  }

  function readQuoted(): string {
    let content = '';
    for (position += 1; position < text.length && text[position] !== '"'; position += 1) {
      if (text[position] === '\\') position += 1;
      content += text[position];
    }
    position += 1;
    return content;
  }

  return readList();
}

function parseInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database holds ${text}, which no JavaScript number can.`);
  return number;
}
