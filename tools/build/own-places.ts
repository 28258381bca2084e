/**
 * In a bundle a module no longer lies where its source does: what it says of its own place (`import.meta.dirname` and the like)
 * is written as the way from the bundle to the source, so that the folder may be moved as a whole. Beside the bundle
 * lies the list of what it was made of.
 */
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = /\bimport\.meta\.(dirname|filename|url|main)\b/g;

const TRACING = /\/tracing\/tracing\.ts$/;

export function ownPlaces(program: string): Plugin {
  let folder = '';
  return {
    name: 'own-places',
    configResolved({ build }) {
      folder = build.outDir;
    },
    // Its packages are optional: in the bundle they would be asked for at each start.
    resolveId: (source) => (TRACING.test(source) ? { id: '#api/tracing/tracing.ts', external: true } : null),
    transform(code, id) {
      if (id.includes('node_modules') || !PLACE.test(code)) return null;
      return code.replace(PLACE, (_whole, what: string) => sayPlace(what, id, folder));
    },
    generateBundle() {
      const files = [...this.getModuleIds()].filter((id) => id.startsWith('/'));
      this.emitFile({ type: 'asset', fileName: `${program}.files.json`, source: JSON.stringify(files) });
    },
  };
}

export function sayPlace(what: string, file: string, folder: string): string {
  // Only the bundle's own entry is ever run.
  if (what === 'main') return 'false';
  const way = JSON.stringify(relative(folder, what === 'dirname' ? dirname(file) : file));
  const place = `new URL(${way}, import.meta.url)`;
  return what === 'url' ? `${place}.href` : `decodeURIComponent(${place}.pathname)`;
}
