import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { type Account, canLiveIn } from './account.ts';

// A shop that root starts in a folder that nobody else may enter keeps its database in a folder outside.
// Both remember each other: DATA_DIR/postgres-place names the outside folder, whose file belongs-to names DATA_DIR.
const roots = ['/var/lib/sheber', '/var/tmp/sheber'];
const pointerName = 'postgres-place';
const ownerName = 'belongs-to';

/** The outside folder chosen by an earlier start, or null. */
export function recallOutsideFolder(dataDir: string, report: (line: string) => void): string | null {
  const folder = readLine(join(dataDir, pointerName));
  if (folder === null) return null;
  const owner = readLine(join(folder, ownerName));
  if (owner === dataDir) return folder;
  if (owner === null) {
    report(`The database folder ${folder} is gone: a new one is made.`);
  } else if (readLine(join(owner, pointerName)) === folder) {
    report(`${dataDir} is a copy of ${owner}: it gets a database of its own.`);
  } else {
    // The project was moved: its database follows it.
    writeFileSync(join(folder, ownerName), `${dataDir}\n`);
    return folder;
  }
  rmSync(join(dataDir, pointerName));
  return null;
}

/** Where the database lives, for a look only. */
export const findHome = (dataDir: string): string => readLine(join(dataDir, pointerName)) ?? dataDir;

export function makeOutsideFolder(dataDir: string, account: Account, report: (line: string) => void): string {
  // Never the name of an earlier one: what a removed or unmounted DATA_DIR left there is not ours to use or remove.
  const name = randomBytes(6).toString('hex');
  for (const root of roots) {
    const folder = join(root, name);
    if (!makeRootOnly(root) || !makeRootOnly(folder) || !canLiveIn(account, folder)) continue;
    writeFileSync(join(folder, ownerName), `${dataDir}\n`);
    writeFileSync(join(dataDir, pointerName), `${folder}\n`);
    report(`PostgreSQL's user cannot enter ${dataDir}: the database is kept in ${folder}.`);
    return folder;
  }
  throw new StartFailure(
    `PostgreSQL does not run as root and its user can enter neither ${dataDir} nor ${roots.join(' nor ')}: set DATA_DIR to a folder that every user may enter.`,
  );
}

// In a folder that all may write (/var/tmp) somebody else could have put a trap under our name.
function makeRootOnly(folder: string): boolean {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder);
      // A careful root's umask would close it to PostgreSQL's user.
      chmodSync(folder, 0o755);
    }
    const stat = lstatSync(folder);
    return stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

function readLine(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
