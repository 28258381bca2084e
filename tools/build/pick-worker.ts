/** The office's worker for collecting without a network, with the files of its build inside: see office/picking/pick-worker.ts. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { makeWorker } from './service-worker.ts';

const SOURCE = join(import.meta.dirname, '../../office/picking/pick-worker.ts');

/** What a picker opens, and the words of both languages: with whatever they import. */
const MODULES = [
  'office/app/entry-office.tsx',
  'office/i18n/ru.json',
  'office/i18n/kz.json',
  'office/i18n/pick/ru.json',
  'office/i18n/pick/kz.json',
  'office/screens/pick/pick-queue-screen.tsx',
  'office/screens/pick/list-screen.tsx',
  'office/screens/pick/pack-screen.tsx',
];

/** As an icon on a phone's first page: it opens the lists. */
const MANIFEST = {
  name: 'Шебер',
  short_name: 'Шебер',
  id: '/office/pick',
  start_url: '/office/pick',
  scope: '/office/',
  display: 'standalone',
  background_color: '#073b45',
  theme_color: '#073b45',
  icons: [{ src: '/office/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

interface Built {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** By the build's own manifest. */
function listFiles(manifest: Readonly<Record<string, Built>>): string[] {
  const seen = new Set<string>();
  const collect = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(collect);
  };
  MODULES.forEach(collect);
  const built = [...seen].map((name) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the office was built without ${name}`);
    return entry;
  });
  const fonts = built.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
  const files = [...built.flatMap(({ file, css = [] }) => [file, ...css]), ...fonts];
  return [...new Set(files)].sort().map((file) => `/office/${file}`);
}

export function pickWorker(): Plugin {
  return {
    name: 'pick-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const list = listFiles(JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))).join(' ');
      const build = createHash('sha256').update(list).digest('hex').slice(0, 12);
      const code = await makeWorker(SOURCE, { 'build-mark': build, 'build-files': list });
      writeFileSync(join(dir, 'pick-worker.js'), code);
      writeFileSync(join(dir, 'pick.webmanifest'), JSON.stringify(MANIFEST));
    },
  };
}
