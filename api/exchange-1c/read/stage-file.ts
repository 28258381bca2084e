/**
 * A file of the inbox into the staging tables: read from the disk or out of its archive, put away by COPY in short
 * transactions. The digest is of what was read, so that the same package sent twice is known.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Database } from '../../database.ts';
import type { ReadFacts } from '../packages.queries.ts';
import { readPackage } from './read-package.ts';
import { createStaging } from './staging.ts';
import { Unreadable } from './unreadable.ts';
import { MOST_BYTES, readZipDirectory, readZipEntry } from './zip-directory.ts';

export interface StagedSource {
  packageId: number;
  path: string;
  entry: string | null;
}

export async function stageFile(
  db: Database,
  { packageId, path, entry }: StagedSource,
  tell: (rowsRead: number) => Promise<void>,
): Promise<ReadFacts> {
  const digest = createHash('sha256');
  const staging = createStaging(db, packageId, tell);
  try {
    const facts = await readPackage(digested(await openSource(path, entry), digest), staging.taker);
    await staging.end();
    const { rowsRead, counts } = staging;
    return { ...facts, digest: digest.digest(), rowsRead: rowsRead(), counts: counts() };
  } catch (error) {
    // Whoever hears of it empties the tables.
    await staging.stop();
    throw error;
  }
}

async function openSource(path: string, entry: string | null): Promise<AsyncIterable<Uint8Array>> {
  if (entry === null)
    return createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Uint8Array>;
  const found = (await readZipDirectory(path)).find(({ name }) => name === entry);
  if (!found) throw new Unreadable('file.absent', { name: entry });
  return readZipEntry(path, found);
}

async function* digested(
  source: AsyncIterable<Uint8Array>,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Unreadable('file.too_large', { what: 'file' });
      digest.update(chunk);
      yield chunk;
    }
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isAbsent ? new Unreadable('file.absent') : error;
  }
}
