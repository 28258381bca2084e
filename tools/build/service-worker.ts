/** The service worker as one plain file at the root, with the mark of its build inside: another build is another worker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../../storefront/features/offline/service-worker.ts');

const MARK = 'build-mark';

async function makeServiceWorker(build: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
  const marked = code.replace(MARK, build);
  const small = await minify('service-worker.js', marked);
  return small.code;
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await makeServiceWorker(build) });
    },
  };
}
