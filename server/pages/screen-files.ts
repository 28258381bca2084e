/** Which files of the build a page's first load needs, by the build's own manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScreenFiles {
  /** The one that asks for the others; none where an entry of its own is named. */
  start: string;
  script: string;
  styles: readonly string[];
  modulePreloads: readonly string[];
  fonts: readonly string[];
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

const START = 'storefront/app/entry-start.ts';
const ENTRY = 'storefront/app/entry-client.tsx';
/** Written with the page and alive later: its style belongs to the first load, its script does not. */
const WRITTEN_PART = /-part\.tsx$/;

/** By the modules a page needs beside the entry, as paths within the storefront. */
export function readManifest(client: string): (modules: readonly string[], entry?: string) => ScreenFiles {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;

  function collect(name: string, seen: Set<string>): Set<string> {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return seen;
    seen.add(name);
    for (const imported of entry.imports ?? []) collect(imported, seen);
    return seen;
  }

  return (modules, entry = ENTRY) => {
    const names = collect(entry, new Set());
    for (const module of modules) collect(`storefront/${module}`, names);
    const entries = [...names].flatMap((name) => manifest[name] ?? []);
    const parts = new Set(
      entries.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((name) => WRITTEN_PART.test(name)),
    );
    const written = new Set(names);
    for (const part of parts) collect(part, written);
    const styled = [...written].flatMap((name) => manifest[name] ?? []);
    const script = `/${manifest[entry]?.file ?? ''}`;
    return {
      start: `/${manifest[START]?.file ?? ''}`,
      script,
      styles: [...new Set(styled.flatMap((each) => each.css ?? []))].map((file) => `/${file}`),
      modulePreloads: entries.map((each) => `/${each.file}`).filter((file) => file !== script),
      fonts: entries
        .flatMap((each) => each.assets ?? [])
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `/${file}`),
    };
  };
}
