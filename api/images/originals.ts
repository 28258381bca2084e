/**
 * The photographs as they came, in one folder, beside it in that of the exchange, and with several machines in a bucket of all. A name of
 * the catalogue leads to a file of those or to nothing: no dots, no links out of a folder, no folder or device; a few kinds of
 * pictures of a sane size and nothing else.
 */
import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Bucket } from './bucket.ts';

const NAME = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*){0,3}(\.(webp|avif|jpe?g|png))?$/;
const ENDINGS = ['.webp', '.avif', '.jpg', '.jpeg', '.png'];
const MAX_BYTES = 40 * 1024 * 1024;
/** What was looked up lately; a new photograph is seen after this time. */
const KNOWN_MS = 30_000;
/** Objects of the bucket are named by their content: what is there stays. */
const KNOWN_IN_BUCKET_MS = 600_000;
const MAX_KNOWN = 20_000;

export interface Original {
  path: string;
  /** Another file under the same name has another one. */
  version: string;
  /** Of what is not a file here. */
  read?: () => Promise<Buffer>;
}

export const isPictureName = (name: string): boolean => name.length <= 200 && NAME.test(name);

export class Originals {
  readonly #folders: readonly string[];
  readonly #bucket: Pick<Bucket, 'find' | 'read'> | null;
  readonly #known = new Map<string, { found: Promise<Original | null>; until: number }>();
  /** Nobody knows whether these are there: the bucket did not answer. */
  readonly #unknown = new Set<string>();

  constructor(folders: readonly string[], bucket: Pick<Bucket, 'find' | 'read'> | null = null) {
    this.#folders = folders;
    this.#bucket = bucket;
  }

  /** Whether the last look for it failed: what stands in for it must not be kept for long. */
  isUnknown(name: string): boolean {
    return this.#unknown.has(name);
  }

  find(name: string): Promise<Original | null> {
    const known = this.#known.get(name);
    if (known && performance.now() < known.until) return known.found;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    if (this.#unknown.size >= MAX_KNOWN) this.#unknown.clear();
    const entry = { found: this.#look(name), until: performance.now() + KNOWN_MS };
    this.#known.set(name, entry);
    void entry.found.then((original) => {
      if (original?.read) entry.until += KNOWN_IN_BUCKET_MS;
    });
    return entry.found;
  }

  async #look(name: string): Promise<Original | null> {
    if (!isPictureName(name)) return null;
    for (const folder of this.#folders) {
      const found = await this.#lookIn(folder, name);
      if (found) return found;
    }
    return this.#lookInBucket(name);
  }

  async #lookInBucket(name: string): Promise<Original | null> {
    const bucket = this.#bucket;
    if (bucket === null) return null;
    try {
      const found = await bucket.find(name);
      this.#unknown.delete(name);
      if (found === null) return null;
      const read = async () => {
        const bytes = await bucket.read(found.path);
        if (bytes === null) throw new Error('it is gone from the bucket');
        return bytes;
      };
      return { path: `s3:${found.path}`, version: found.version, read };
    } catch {
      // The way out has told the log.
      this.#unknown.add(name);
      return null;
    }
  }

  async #lookIn(given: string, name: string): Promise<Original | null> {
    const folder = await realpath(given).catch(() => null);
    if (folder === null) return null;
    for (const ending of /\.\w+$/.test(name) ? [''] : ENDINGS) {
      const path = await realpath(join(folder, `${name}${ending}`)).catch(() => null);
      if (path === null || !path.startsWith(`${folder}${sep}`)) continue;
      const facts = await stat(path).catch(() => null);
      if (facts?.isFile()) return { path, version: `${facts.size}-${Math.round(facts.mtimeMs)}` };
    }
    return null;
  }
}

/** The file's bytes; refuses what is too long for a photograph before reading it. */
export async function readOriginal({ path, read }: Original): Promise<Buffer> {
  if (read) return read();
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw new Error(`the picture has ${size} bytes, more than ${MAX_BYTES}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
