/** `npm run backup -- [folder]`: the whole shop into a new folder, also while it is open (docs/operations.md). */
import { resolve } from 'node:path';
import { writeBackup } from './backup.ts';
import { defaultFolder, sizeOf, tell, withShopAtRest } from './shop-at-rest.ts';

await tell(async () => {
  const folder = resolve(process.argv[2] ?? defaultFolder());
  const begun = performance.now();
  const made = await withShopAtRest('sheber-backup', true, ({ sql, roots }) =>
    writeBackup(sql, folder, roots),
  );
  return `Kept in ${folder}: ${sizeOf(made, begun)}, read again and whole.`;
});
