/** The office's worker for collecting without a network, with the files of its build inside: see office/picking/pick-worker.ts. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorker } from './service-worker.ts';

const SOURCE = join(import.meta.dirname, '../../office/picking/pick-worker.ts');

/** What a picker opens, and the words of both languages: by address, with whatever they import. */
export const PICK_MODULES = [
  'office/app/entry-office.tsx',
  'office/i18n/ru.json',
  'office/i18n/kz.json',
  'office/screens/pick/pick-queue-screen.tsx',
  'office/screens/pick/list-screen.tsx',
  'office/screens/pick/pack-screen.tsx',
] as const;

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

export async function writePickWorker(folder: string, files: readonly string[]): Promise<void> {
  const sorted = [...new Set(files)].sort().map((file) => `/office${file}`);
  const list = sorted.join(' ');
  const build = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const code = await makeWorker(SOURCE, { 'build-mark': build, 'build-files': list });
  writeFileSync(join(folder, 'pick-worker.js'), code);
  writeFileSync(join(folder, 'pick.webmanifest'), JSON.stringify(MANIFEST));
}
