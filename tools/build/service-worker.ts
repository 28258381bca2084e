/** The service worker as one plain file at the root, with the mark of its build inside: another build is another worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../../storefront/features/offline/service-worker.ts');

const MARK = 'build-mark';

/** A worker's source as the browser gets it, with the build's own words in place of the marks. */
export async function makeWorker(source: string, marks: Readonly<Record<string, string>>): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const marked = Object.entries(marks).reduce((text, [mark, words]) => text.replace(mark, words), code);
  const small = await minify(basename(source).replace('.ts', '.js'), marked);
  return small.code;
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = await makeWorker(SOURCE, { [MARK]: build });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
