/** `npm run maps`: draws the maps of the cities anew, into storefront/public/maps. Run it after a course has changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMaps } from './list-maps.ts';

const folder = join(import.meta.dirname, '..', '..', 'storefront', 'public', 'maps');
mkdirSync(folder, { recursive: true });
for (const { file, svg } of listMaps()) {
  writeFileSync(join(folder, file), svg);
  process.stdout.write(`${file}: ${svg.length} bytes\n`);
}
