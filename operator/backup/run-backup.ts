/** `npm run backup -- [folder]`: the whole shop into a new folder, also while it is open (docs/operations.md). */
import { resolve } from 'node:path';
import { readFlags } from '../flags.ts';
import { writeBackup } from './backup.ts';
import { defaultFolder, sizeOf, tell, withShopAtRest } from './shop-at-rest.ts';

await tell(async () => {
  const [named] = readFlags(process.argv.slice(2), {}).positionals;
  const folder = resolve(named ?? defaultFolder());
  const begun = performance.now();
  const made = await withShopAtRest('sheber-backup', true, ({ sql, roots }) =>
    writeBackup(sql, folder, roots),
  );
  return `Kept in ${folder}: ${sizeOf(made, begun)}, read again and whole.`;
});
