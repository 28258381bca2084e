/**
 * A digest of the code that makes a copy: another build of the shop may read names otherwise, and must not take up what
 * an older one has left.
 */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever the copy is made by, with all that lies in these folders. */
const FOLDERS = ['api/catalog-index', 'api/kept-copy', 'api/search', 'domain/search'];
const FILES = ['api/catalog-changes.queries.ts', 'api/catalog-changes.ts', 'domain/fold.ts'];

export function digestSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of FOLDERS) addFolder(hash, folder);
  for (const file of FILES) addFile(hash, file);
  // A migration may change what rows mean: its name is enough, it is never edited.
  for (const name of readdirSync(join(root, 'database/migrations')).sort()) hash.update(name);
  return hash.digest('hex');
}

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (!entry.name.endsWith('.test.ts')) addFile(hash, path);
  }
}

const addFile = (hash: Hash, path: string) =>
  void hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
