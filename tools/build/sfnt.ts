/** A TrueType file as the tables it is made of. */
export type Tables = Map<string, Buffer>;

export function readTables(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let record = 12; record < 12 + 16 * file.readUInt16BE(4); record += 16) {
    const start = file.readUInt32BE(record + 8);
    const table = Buffer.from(file.subarray(start, start + file.readUInt32BE(record + 12)));
    tables.set(file.toString('latin1', record, record + 4), table);
  }
  return tables;
}

export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  getTable(tables, 'head').writeUInt32BE(0, 8);
  const header = Buffer.alloc(12 + 16 * tags.length);
  const power = Math.floor(Math.log2(tags.length));
  writeWords(header, 0, [1, 0, tags.length, 16 * 2 ** power, power, 16 * (tags.length - 2 ** power)]);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (const [index, tag] of tags.entries()) {
    const table = padTo4(getTable(tables, tag));
    const record = 12 + 16 * index;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(table), record + 4);
    header.writeUInt32BE(end, record + 8);
    header.writeUInt32BE(getTable(tables, tag).length, record + 12);
    parts.push(table);
    end += table.length;
  }
  const file = Buffer.concat(parts);
  const head = header.readUInt32BE(12 + 16 * tags.indexOf('head') + 8);
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, head + 8);
  return file;
}

export function writeWords(target: Buffer, start: number, words: readonly number[]): void {
  for (const [index, word] of words.entries()) target.writeUInt16BE(word, start + 2 * index);
}

export function padTo4(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
