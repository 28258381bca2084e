import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
