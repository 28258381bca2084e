/**
 * A tree of plain objects with typed arrays among its leaves, as one text and the arrays beside it; and back, with the
 * arrays in shared memory. The text says of each array its kind and length.
 */
const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;
type Column = InstanceType<(typeof KINDS)[Kind]>;

export interface ColumnShape {
  kind: Kind;
  length: number;
}

export interface Packed {
  text: string;
  columns: Column[];
}

/** Stands in the text where a typed array was. */
const PLACE = '\u0000column';

const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

export function pack(tree: unknown): Packed {
  const columns: Column[] = [];
  const text = JSON.stringify(tree, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    if (!isKind(value.constructor.name)) throw new TypeError(`cannot keep a ${value.constructor.name}`);
    columns.push(value as Column);
    return { [PLACE]: columns.length - 1 };
  });
  return { text, columns };
}

export function unpack({ text, columns }: Packed): unknown {
  return putBack(JSON.parse(text), columns);
}

function putBack(node: unknown, columns: readonly Column[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    // Lists of texts and numbers hold no arrays, and are the longest.
    if (!node.some((each) => typeof each === 'object' && each !== null)) return node;
    for (let at = 0; at < node.length; at++) node[at] = putBack(node[at], columns);
    return node;
  }
  const own = node as Record<string, unknown>;
  const place = own[PLACE];
  if (typeof place === 'number') return columns[place];
  for (const name of Object.keys(own)) {
    const value = own[name];
    if (typeof value === 'object' && value !== null) own[name] = putBack(value, columns);
  }
  return own;
}

export const shapesOf = (columns: readonly Column[]): ColumnShape[] =>
  columns.map((column) => ({ kind: column.constructor.name as Kind, length: column.length }));

/** NaN for what is no shape. */
export const byteLengthOf = ({ kind, length }: ColumnShape): number =>
  isKind(kind) && Number.isSafeInteger(length) && length >= 0
    ? KINDS[kind].BYTES_PER_ELEMENT * length
    : Number.NaN;

/** Zeroes in shared memory. */
export function makeShared({ kind, length }: ColumnShape): Column {
  const Made: new (buffer: SharedArrayBuffer) => Column = KINDS[kind];
  return new Made(new SharedArrayBuffer(length * KINDS[kind].BYTES_PER_ELEMENT));
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: Column): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
