import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Unreadable } from './unreadable.ts';
import { readZipDirectory, readZipEntry } from './zip-directory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheber-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  await writeFile(path, bytes);
  return path;
}
const text = (words: string) => new TextEncoder().encode(words);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof Unreadable ? error.code : String(error)),
  );
async function readAll(path: string, name: string): Promise<Buffer> {
  const entry = (await readZipDirectory(path)).find((each) => each.name === name);
  if (!entry) throw new Error(`no ${name}`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readZipEntry(path, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('entries are found by name and read whole, packed or stored', async () => {
  const long = text('Ламинат '.repeat(100));
  const path = await save(zipSync({ 'goods/1/import.xml': long, 'a.xml': [text('<a/>'), { level: 0 }] }));
  expect((await readZipDirectory(path)).map(({ name }) => name)).toEqual(['goods/1/import.xml', 'a.xml']);
  expect(await readAll(path, 'goods/1/import.xml')).toEqual(Buffer.from(long));
  expect((await readAll(path, 'a.xml')).toString()).toBe('<a/>');
});

test('an archive that is cut off, forged or a bomb is refused before it is unpacked', async () => {
  const good = zipSync({ 'a.xml': text('<a/>'.repeat(500)) });
  expect(await faultOf(readZipDirectory(await save(good.subarray(0, good.length - 5))))).toBe('file.cut_off');
  expect(await faultOf(readZipDirectory(await save(text('not an archive'))))).toBe('file.cut_off');
  expect(await faultOf(readZipDirectory(await save(zipSync({ '../../evil.xml': text('x') }))))).toBe(
    'archive.names',
  );
  // Instructions and certificates lie in archives as well: they are passed over.
  expect(await readZipDirectory(await save(zipSync({ 'import_files/1/паспорт.pdf': text('x') })))).toEqual(
    [],
  );
  const bomb = zipSync({ 'a.xml': new Uint8Array(20_000_000) }, { level: 9 });
  expect(await faultOf(readZipDirectory(await save(bomb)))).toBe('archive.too_large');
});

test('bytes that were changed on the way are noticed', async () => {
  const bytes = zipSync({ 'a.xml': [text('<a>untouched</a>'), { level: 0 }] });
  const at = Buffer.from(bytes).indexOf('untouched');
  bytes[at] = 0x55;
  expect(await faultOf(readAll(await save(bytes), 'a.xml'))).toBe('archive.broken');
});

interface OddEntry {
  /** As its bytes stand in the archive. */
  name: Buffer;
  text: string;
  isStored?: boolean;
  /** Sizes come after the data, and the local header says nothing of them. */
  isStreamed?: boolean;
  /** Sizes and place stand in the extra field. */
  is64?: boolean;
}

const int = (bytes: 2 | 4, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};
const long = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
};
const FULL = 0xffffffff;

/** As programs that are not ours write them. */
function oddZip(entries: readonly OddEntry[], comment = ''): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text: words, isStored, isStreamed, is64 } of entries) {
    const plain = Buffer.from(words);
    const packed = isStored ? plain : deflateRawSync(plain);
    const crc = crc32(plain);
    const about = [int(2, 45), int(2, isStreamed ? 8 : 0), int(2, isStored ? 0 : 8), int(4, 0)];
    const sizes = [int(4, crc), int(4, packed.length), int(4, plain.length)];
    const told = isStreamed ? [int(4, 0), int(4, 0), int(4, 0)] : sizes;
    const file = Buffer.concat([
      ...[int(4, 0x04034b50), ...about, ...told, int(2, name.length), int(2, 4), name],
      // An extra field of the local header alone.
      ...[Buffer.from([0x55, 0x54, 0, 0]), packed],
      ...(isStreamed ? [int(4, 0x08074b50), ...sizes] : []),
    ]);
    const extra = is64
      ? Buffer.concat([int(2, 1), int(2, 24), long(plain.length), long(packed.length), long(at)])
      : Buffer.alloc(0);
    directory.push(
      int(4, 0x02014b50),
      int(2, 45),
      ...about,
      int(4, crc),
      ...(is64 ? [int(4, FULL), int(4, FULL)] : sizes.slice(1)),
      ...[int(2, name.length), int(2, extra.length), Buffer.alloc(10), int(4, is64 ? FULL : at), name, extra],
    );
    files.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = [int(2, entries.length), int(2, entries.length), int(4, listed.length), int(4, at)];
  return Buffer.concat([
    ...files,
    listed,
    ...[int(4, 0x06054b50), int(4, 0), ...end, int(2, comment.length), Buffer.from(comment)],
  ]);
}

/** «Дверь» in the letters of DOS. */
const DOS = Buffer.from([0x84, 0xa2, 0xa5, 0xe0, 0xec]);

test('archives of other programs: letters of DOS, backslashes, sizes after the data, 64 bits, a comment', async () => {
  const bytes = oddZip(
    [
      { name: Buffer.from('webdata\\000000001\\goods\\1\\import.xml'), text: '<a/>', isStreamed: true },
      {
        name: Buffer.concat([Buffer.from('import_files\\'), DOS, Buffer.from('.jpg')]),
        text: 'x',
        isStored: true,
      },
      { name: Buffer.from('goods/1/rests.xml'), text: '<b/>'.repeat(900), is64: true },
      { name: Buffer.from('import_files/'), text: '', isStored: true },
      { name: Buffer.from('__MACOSX/._import.plist'), text: 'x' },
      { name: Buffer.from('empty.xml'), text: '', isStored: true, is64: true, isStreamed: true },
    ],
    'made by PK\x05\x06 tools',
  );
  const path = await save(bytes);
  expect((await readZipDirectory(path)).map(({ name }) => name)).toEqual([
    '000000001/goods/1/import.xml',
    'import_files/Дверь.jpg',
    'goods/1/rests.xml',
    'empty.xml',
  ]);
  expect((await readAll(path, '000000001/goods/1/import.xml')).toString()).toBe('<a/>');
  expect((await readAll(path, 'import_files/Дверь.jpg')).toString()).toBe('x');
  expect(await readAll(path, 'goods/1/rests.xml')).toHaveLength(3600);
  expect(await readAll(path, 'empty.xml')).toHaveLength(0);
});

test('wherever an archive is cut off or changed it is read or refused, and nothing else', async () => {
  const bytes = oddZip([
    { name: Buffer.from('import.xml'), text: '<a>слова</a>'.repeat(50), isStreamed: true },
    { name: Buffer.from('b.xml'), text: '<b/>', is64: true },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(bytes.length - 1),
      fc.nat(255),
      fc.nat(bytes.length),
      async (at, byte, length) => {
        const broken = Buffer.from(bytes.subarray(0, length % 3 === 0 ? length : bytes.length));
        if (at < broken.length) broken[at] = byte;
        const path = await save(broken);
        const fault = await faultOf(
          (async () => {
            for (const { name } of await readZipDirectory(path)) await readAll(path, name);
          })(),
        );
        expect(fault).toMatch(/^(read|file\.cut_off|archive\.(broken|too_large|names))$/);
      },
    ),
    { numRuns: 300 },
  );
});
