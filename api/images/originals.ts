/**
 * The photographs as they came, in one folder, beside it in that of the exchange. A name of the catalogue leads to a file of that folder or to nothing:
 * no dots, no links out of it, no folder or device; a few kinds of pictures of a sane size and nothing else.
 */
import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const NAME = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*){0,3}(\.(webp|avif|jpe?g|png))?$/;
const ENDINGS = ['.webp', '.avif', '.jpg', '.jpeg', '.png'];
const MAX_BYTES = 40 * 1024 * 1024;
/** What was looked up lately; a new photograph is seen after this time. */
const KNOWN_MS = 30_000;
const MAX_KNOWN = 20_000;

export interface Original {
  path: string;
  /** Another file under the same name has another one. */
  version: string;
}

export const isPictureName = (name: string): boolean => name.length <= 200 && NAME.test(name);

export class Originals {
  readonly #folders: readonly string[];
  readonly #known = new Map<string, { found: Promise<Original | null>; at: number }>();

  constructor(...folders: string[]) {
    this.#folders = folders;
  }

  find(name: string): Promise<Original | null> {
    const known = this.#known.get(name);
    if (known && performance.now() - known.at < KNOWN_MS) return known.found;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const found = this.#look(name);
    this.#known.set(name, { found, at: performance.now() });
    return found;
  }

  async #look(name: string): Promise<Original | null> {
    if (!isPictureName(name)) return null;
    for (const folder of this.#folders) {
      const found = await this.#lookIn(folder, name);
      if (found) return found;
    }
    return null;
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
export async function readOriginal({ path }: Original): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw new Error(`the picture has ${size} bytes, more than ${MAX_BYTES}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
