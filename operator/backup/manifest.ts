/**
 * What a backup is: a folder with a file per table (`COPY` text, gzip), the shop's own files, and this list of them.
 * The list is written last and holds the digest of every file: a folder without it, or with another file, is no backup.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Migration } from '#database/migrate.ts';
import { SetupError } from '#database/setup-error.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** A file of the backup; the path is relative to its folder. */
export interface KeptFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface KeptTable extends KeptFile {
  name: string;
  /** As SQL lists them. */
  columns: string;
  rows: number;
}

export interface Manifest {
  format: number;
  /** By the clock of the database. */
  madeAt: string;
  postgres: string;
  migrations: Migration[];
  tables: KeptTable[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  /** `root` tells which folder of the shop it belongs to. */
  files: (KeptFile & { root: string; name: string })[];
}

/** Where the file of a table stands in a backup. */
export const tablePath = (name: string): string => join('tables', `${name}.copy.gz`);

function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new SetupError(`${folder} is no backup: it has no ${MANIFEST}.`);
  }
  const manifest = parse(text);
  if (manifest?.format !== FORMAT)
    throw new SetupError(`${folder} holds a backup that this shop cannot read.`);
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest | null;
  } catch {
    return null;
  }
}

/** Reads every file again: its bytes are those that were written, and a table unpacks to as many rows. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const table of manifest.tables) {
    const rows = new LineCount();
    await requireSame(folder, table, (digest) =>
      pipeline(createReadStream(join(folder, table.path)), digest, createGunzip(), rows, drain()),
    );
    if (rows.lines !== table.rows) throw new SetupError(`The backup is broken: ${table.path} has lost rows.`);
  }
  for (const file of manifest.files)
    await requireSame(folder, file, (digest) =>
      pipeline(createReadStream(join(folder, file.path)), digest, drain()),
    );
  return manifest;
}

async function requireSame(
  folder: string,
  { path, bytes, sha256 }: KeptFile,
  read: (digest: Digest) => Promise<void>,
): Promise<void> {
  const digest = new Digest();
  const isThere = await stat(join(folder, path)).then(
    ({ size }) => size === bytes,
    () => false,
  );
  const isWhole = isThere && (await read(digest).then(() => digest.sha256() === sha256, onlyBroken));
  if (!isWhole) throw new SetupError(`The backup is broken: ${path} is not what was written.`);
}

/** A file that does not unpack is a broken file; a disk that does not answer is not. */
function onlyBroken(error: unknown): false {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) return false;
  throw error;
}

/** Passes bytes on and knows their number and digest at the end. */
export class Digest extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** A row of `COPY` is a line: line ends within a value are written as \n. */
export class LineCount extends Transform {
  lines = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.lines += 1;
    done(null, chunk);
  }
}

const drain = () =>
  async function read(chunks: AsyncIterable<unknown>) {
    for await (const _ of chunks);
  };
