/**
 * A page's data as it travels in its HTML: the keys of an object are written once for all of its shape, for the data of
 * a list is mostly the same keys over and over. Of JSON and for JSON: what comes out is what `JSON.parse` would have given.
 */
export interface PackedData {
  /** The keys of each shape. */
  shapes: readonly (readonly string[])[];
  /** An array is `[0, …items]`, an object `[shape + 1, …values]`, anything else itself. */
  data: unknown;
}

export function packData(value: unknown): PackedData {
  const shapes: string[][] = [];
  const known = new Map<string, number>();

  function numberOf(keys: string[]): number {
    const name = JSON.stringify(keys);
    const number = known.get(name) ?? shapes.push(keys);
    known.set(name, number);
    return number;
  }

  function pack(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return [0, ...part.map(pack)];
    if ('toJSON' in part && typeof part.toJSON === 'function') return pack(part.toJSON());
    const fields = Object.entries(part).filter(([, each]) => each !== undefined);
    return [numberOf(fields.map(([key]) => key)), ...fields.map(([, each]) => pack(each))];
  }

  return { data: pack(value), shapes };
}

export function unpackData({ shapes, data }: PackedData): unknown {
  function unpack(part: unknown): unknown {
    if (!Array.isArray(part)) return part;
    const [number, ...values] = part.map(unpack) as [number, ...unknown[]];
    // Made of entries: a key may have any name.
    return number === 0
      ? values
      : Object.fromEntries((shapes[number - 1] ?? []).map((key, at) => [key, values[at]]));
  }
  return unpack(data);
}
