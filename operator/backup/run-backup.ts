/** `npm run backup -- [folder]`: the whole shop into a new folder, also while it is open (docs/operations.md). */
import { basename, resolve } from 'node:path';
import { canNoteBackups, insertBackup } from '#api/watching/watching.ts';
import { readFlags } from '../flags.ts';
import { writeBackup } from './backup.ts';
import { bytesOf, defaultFolder, sizeOf, tell, withShopAtRest } from './shop-at-rest.ts';

await tell(async () => {
  const [named] = readFlags(process.argv.slice(2), {}).positionals;
  const folder = resolve(named ?? defaultFolder());
  const begun = performance.now();
  const made = await withShopAtRest('sheber-backup', true, async ({ sql, roots }) => {
    const kept = await writeBackup(sql, folder, roots);
    if (await canNoteBackups(sql)) await insertBackup(sql, basename(folder), bytesOf(kept));
    return kept;
  });
  return `Kept in ${folder}: ${sizeOf(made, begun)}, read again and whole.`;
});
