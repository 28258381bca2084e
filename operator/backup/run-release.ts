/**
 * `npm run release -- 0.3.0`: what a new version leaves behind for those that follow. The shop of DATA_DIR (a demo that
 * somebody has ordered in) is kept as `tests/upgrades/0.3.0.zip`, from which every later build must be able to go on;
 * the migrations of today are listed in `database/released.json` and stay as they are.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { listMigrations } from '#database/migrate.ts';
import { SetupError } from '#database/setup-error.ts';
import { readFlags } from '../flags.ts';
import { writeBackup } from './backup.ts';
import { MANIFEST } from './manifest.ts';
import { tell, withShopAtRest } from './shop-at-rest.ts';

const root = join(import.meta.dirname, '..', '..');

await tell(async () => {
  const [version = ''] = readFlags(process.argv.slice(2), {}).positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new SetupError('Name the version: npm run release -- 0.3.0');
  return withShopAtRest('sheber-release', false, async ({ sql }) => {
    const migrations = await listMigrations(sql);
    const folder = await mkdtemp(join(tmpdir(), 'sheber-release-'));
    try {
      // Pictures belong to the demo, not to the upgrade.
      const { tables } = await writeBackup(sql, join(folder, 'shop'));
      const paths = [MANIFEST, ...tables.map(({ path }) => path)];
      const files = paths.map(async (path) => [path, await readFile(join(folder, 'shop', path))] as const);
      const kept = join('tests', 'upgrades', `${version}.zip`);
      // The rows are packed already.
      await writeFile(join(root, kept), zipSync(Object.fromEntries(await Promise.all(files)), { level: 0 }));
      const frozen = Object.fromEntries(
        migrations.map(({ version: at, name, checksum }) => [
          `${String(at).padStart(4, '0')}_${name}.sql`,
          checksum,
        ]),
      );
      const list = join('database', 'released.json');
      await writeFile(join(root, list), `${JSON.stringify({ version, migrations: frozen }, null, 2)}\n`);
      return `${version} is kept in ${kept}, ${migrations.length} migrations are frozen in ${list}.`;
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
