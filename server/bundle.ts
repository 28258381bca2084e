/**
 * The server's own code as one file for each of its programs, made by `npm run build`: a start need not find and read two
 * thousand modules. Promises: what is given is what the sources say now; otherwise nothing is, and the sources are run.
 * Hides: what it was made of, by size and time of each source, or by content where those say nothing (a copied folder).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUntouched, type ListedSource, listSources, readSourceList } from './source-list.ts';

const root = join(import.meta.dirname, '..');
/**
 * Each program and what it begins with; threads by the name of their file, by which those who start them know them. Read from its sources,
 * a thread of ten lines loads the compiler that takes the types out of them: 0.1 s and more of a processor, and 10 MB.
 */
export const PROGRAMS = {
  shop: 'server/bundled-shop.ts',
  worker: 'server/worker.ts',
  'watchdog-thread': 'server/watchdog-thread.ts',
  'scan-thread': 'api/catalog-index/scan-thread.ts',
  'build-thread': 'api/catalog-index/build-thread.ts',
  'build-search-thread': 'api/search/build-search-thread.ts',
  'stage-thread': 'api/exchange-1c/read/stage-thread.ts',
  'plan-thread': 'api/calculators/plan-thread.ts',
  'read-list-thread': 'api/estimates/files/read-list-thread.ts',
  'read-table-thread': 'api/office-imports/read-table-thread.ts',
} as const;
export type Program = keyof typeof PROGRAMS;

export const bundleFolder = join(root, 'dist', 'shop');
export const programFile = (program: Program, folder = bundleFolder): string => join(folder, `${program}.js`);
const listFile = (folder: string): string => join(folder, 'sources.json');
/** Packages are known by their versions. */
const LOCK = 'package-lock.json';

type Source = ListedSource & { digest: string };

/** The parent's program, if the bundle is of these sources. */
export function findBundle(folder = bundleFolder, sourceFolder = root): string | null {
  const sources = readSourceList<Source>(listFile(folder));
  return sources?.every((source) => isSame(source, sourceFolder)) ? programFile('shop', folder) : null;
}

function isSame(source: Source, sourceFolder: string): boolean {
  if (isUntouched(source, sourceFolder)) return true;
  const file = join(sourceFolder, source.path);
  return existsSync(file) && digestOf(file) === source.digest;
}

/** Whatever was written while the bundle was made may be in it or not: then it counts for nothing. */
export function noteSources(
  folder: string,
  files: readonly string[],
  begunMs: number,
  sourceFolder = root,
): void {
  const own = files.filter((file) => file.startsWith(sourceFolder) && !file.includes('node_modules'));
  const all = [...new Set([...own, join(sourceFolder, LOCK)])].sort();
  const sources = listSources(sourceFolder, all).map(
    (source): Source => ({
      ...source,
      digest: digestOf(join(sourceFolder, source.path)),
    }),
  );
  if (sources.some(({ changedMs }) => changedMs >= begunMs)) rmSync(listFile(folder), { force: true });
  else writeFileSync(listFile(folder), JSON.stringify(sources));
}

const digestOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);
