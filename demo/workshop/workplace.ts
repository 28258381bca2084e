/** Where the workshop keeps what is between a scene and its pictures, and what its results are made of. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#tools/run.ts';

export const studioFolder = join(import.meta.dirname, 'studio');
export const familyFolder = join(import.meta.dirname, 'families');
/** Rooms are photographed from here, with what the families and the studio hold. */
export const roomFolder = join(import.meta.dirname, 'rooms');
/** What several families are built of. */
export const familyModules = join(familyFolder, 'shared');
/** Modules that only those who import them depend on; all depend on the studio's. */
export const sharedFolders = [join(roomFolder, 'shared'), familyModules];
export const surfaceFolder = join(import.meta.dirname, 'surfaces');
export const plankFolder = join(import.meta.dirname, 'planks');
/** The finished pictures, in the repository: the shop's IMAGES_DIR. */
export const pictureFolder = join(root, 'demo', 'pictures');
/** Light, surfaces, contact sheets: made again when missing, never committed. */
export const workFolder = join(root, '.data', 'picture-workshop');
export const fontFolder = join(root, 'api', 'documents', 'fonts');

export const hash = (...parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
};

export const readSources = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Appears whole or not at all: whoever is interrupted leaves no half picture behind. */
export function writeWhole(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
}

/**
 * What every finished picture was made of: a picture whose order still has the same hash is not made again. Several
 * workshops may run side by side, each for families of its own: all that they write stays.
 */
export class Ledger {
  readonly #path = join(pictureFolder, 'made-of.json');
  #hashes = this.#read();

  #read(): Record<string, string> {
    return existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : {};
  }

  isMade(name: string, madeOf: string): boolean {
    return this.#hashes[name] === madeOf && existsSync(join(pictureFolder, `${name}.webp`));
  }

  write(name: string, madeOf: string): void {
    this.#hashes = { ...this.#read(), [name]: madeOf };
    const sorted = Object.fromEntries(Object.entries(this.#hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeWhole(this.#path, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

/** Words in prints are set in the shop's own typeface, wherever the workshop runs. Before the first picture is drawn. */
export function setOwnFonts(): void {
  const path = join(workFolder, 'fonts.conf');
  const cache = join(workFolder, 'font-cache');
  writeWhole(path, `<fontconfig><dir>${fontFolder}</dir><cachedir>${cache}</cachedir></fontconfig>`);
  process.env.FONTCONFIG_FILE = path;
}
