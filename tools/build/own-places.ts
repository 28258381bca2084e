/**
 * In a bundle a module no longer lies where its source does: what it says of its own place (`import.meta.dirname` and the like)
 * is written as the way from the bundle to the source, so that the folder may be moved as a whole. A thread that is bundled as well
 * is found beside the bundle. Beside it lies the list of what it was made of, too.
 */
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const PLACE =
  /\bnew URL\(['"]\.\/([a-z-]+-thread)\.ts['"], import\.meta\.url\)|\bimport\.meta\.(dirname|filename|url|main)\b/g;

const TRACING = /\/tracing\/tracing\.ts$/;

/** `bundled`: the threads that lie beside. */
export function ownPlaces(program: string, bundled: ReadonlySet<string>): Plugin {
  let folder = '';
  return {
    name: 'own-places',
    configResolved({ build }) {
      folder = build.outDir;
    },
    // Its packages are optional: in the bundle they would be asked for at each start.
    resolveId: (source) => (TRACING.test(source) ? { id: '#api/tracing/tracing.ts', external: true } : null),
    transform(code, id) {
      return id.includes('node_modules') ? null : sayPlaces(code, id, folder, bundled);
    },
    generateBundle() {
      const files = [...this.getModuleIds()].filter((id) => id.startsWith('/'));
      this.emitFile({ type: 'asset', fileName: `${program}.files.json`, source: JSON.stringify(files) });
    },
  };
}

/** Null where nothing is said of a place. */
export function sayPlaces(
  code: string,
  file: string,
  folder: string,
  bundled: ReadonlySet<string>,
): string | null {
  if (code.search(PLACE) < 0) return null;
  return code.replace(PLACE, (_whole, thread: string | undefined, what: string | undefined) => {
    if (what !== undefined) return sayPlace(what, file, folder);
    if (bundled.has(`${thread}`)) return `new URL('./${thread}.js', import.meta.url)`;
    return `new URL('./${thread}.ts', ${sayPlace('url', file, folder)})`;
  });
}

function sayPlace(what: string, file: string, folder: string): string {
  // Only the bundle's own entry is ever run.
  if (what === 'main') return 'false';
  const way = JSON.stringify(relative(folder, what === 'dirname' ? dirname(file) : file));
  const place = `new URL(${way}, import.meta.url)`;
  return what === 'url' ? `${place}.href` : `decodeURIComponent(${place}.pathname)`;
}
