/** `npm run restore -- folder [--replace]`: a backup becomes the shop, which must be closed (docs/operations.md). */
import { resolve } from 'node:path';
import { SetupError } from '#database/setup-error.ts';
import { readFlags } from '../flags.ts';
import { restoreBackup } from './restore.ts';
import { sizeOf, tell, withShopAtRest } from './shop-at-rest.ts';

await tell(async () => {
  const { values, positionals } = readFlags(process.argv.slice(2), {
    replace: { type: 'boolean', default: false },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new SetupError('Usage: npm run restore -- folder [--replace]');
  const begun = performance.now();
  const made = await withShopAtRest('sheber-restore', false, ({ sql, roots }) =>
    restoreBackup(sql, resolve(folder), { replace: values.replace, roots }),
  );
  return `The shop of ${made.madeAt} is back: ${sizeOf(made, begun)}.`;
});
