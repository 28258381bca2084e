/**
 * Pictures that were made, on disk. A file appears whole or not at all (written aside, then renamed), so processes may
 * share the folder; all files together stay below a number of bytes, the longest unused go first. A disk that refuses
 * costs the speed, never the picture.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** After a sweep this much of the room is taken. */
const FILLED_AFTER_SWEEP = 0.9;
/** A file used within this time needs no new mark of use. */
const USE_MARK_MS = 24 * 60 * 60 * 1000;
/** What was being written so long ago will never be finished. */
const ABANDONED_MS = 10 * 60 * 1000;

export class PictureCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #warn: (error: unknown) => void;
  /** Written by this process since it last looked at the whole folder; the first write looks. */
  #unseenBytes = Number.POSITIVE_INFINITY;
  #sweeping: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number, warn: (error: unknown) => void) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#warn = warn;
  }

  async find(key: string): Promise<Buffer | null> {
    const path = this.#path(key);
    try {
      const bytes = await readFile(path);
      void this.#markUse(path);
      return bytes;
    } catch {
      // Missing, or a disk that does not answer: it is made anew either way.
      return null;
    }
  }

  async keep(key: string, bytes: Buffer): Promise<void> {
    const path = this.#path(key);
    const aside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, path);
      this.#unseenBytes += bytes.length;
      // Nobody's picture waits for the broom.
      if (this.#unseenBytes > this.#maxBytes * (1 - FILLED_AFTER_SWEEP)) {
        this.sweep().catch(this.#warn);
      }
    } catch (error) {
      this.#warn(error);
      await rm(aside, { force: true }).catch(() => undefined);
    }
  }

  /** Brings the folder below its bound. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce().finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }

  async #sweepOnce(): Promise<void> {
    this.#unseenBytes = 0;
    const files = await this.#listFiles();
    let total = files.reduce((sum, file) => sum + file.bytes, 0);
    const wanted = total > this.#maxBytes ? this.#maxBytes * FILLED_AFTER_SWEEP : this.#maxBytes;
    for (const { path, bytes, usedAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      const isAbandoned = path.endsWith('.tmp') && Date.now() - usedAt > ABANDONED_MS;
      if (total <= wanted && !isAbandoned) continue;
      // Another process may have been quicker.
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  async #listFiles(): Promise<{ path: string; bytes: number; usedAt: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files: { path: string; bytes: number; usedAt: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const facts = await stat(path).catch(() => null);
      if (facts) files.push({ path, bytes: facts.size, usedAt: facts.mtimeMs });
    }
    return files;
  }

  async #markUse(path: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(path);
      const now = new Date();
      if (now.getTime() - mtimeMs > USE_MARK_MS) await utimes(path, now, now);
    } catch {
      // Swept away meanwhile, or a disk that only reads: nothing to mark.
    }
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), `${key}.webp`);
  }
}
