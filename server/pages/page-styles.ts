/**
 * One style sheet for a page's first load. Scripts bring their style in a dozen small files, which a browser over a slow
 * line fetches six at a time before it paints anything; joined in their order they are one file, a quarter smaller.
 * Made with the build, so that every worker has the same; its name tells its content.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './screen-files.ts';

const listFile = (client: string) => join(client, '.vite/page-styles.json');
const toKey = (parts: readonly string[]) => parts.join(' ');

export function writePageStyles(client: string, pages: readonly (readonly string[])[]): void {
  const findFiles = readManifest(client);
  const joined: Record<string, string> = {};
  for (const modules of pages) {
    const { styles } = findFiles(modules);
    if (joined[toKey(styles)] !== undefined) continue;
    const sheet = styles.map((path) => readFileSync(join(client, path), 'utf8').trimEnd()).join('\n');
    const name = `/assets/page-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(client, name), sheet);
    joined[toKey(styles)] = name;
  }
  writeFileSync(listFile(client), JSON.stringify(joined));
}

/** Null for a page that has none: its parts serve as well. */
export function readPageStyles(client: string): (parts: readonly string[]) => string | null {
  const joined = JSON.parse(readFileSync(listFile(client), 'utf8')) as Record<string, string>;
  return (parts) => joined[toKey(parts)] ?? null;
}
