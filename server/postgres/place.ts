import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { type Account, canLiveIn, canRun, canWrite, chooseAccount } from './account.ts';
import { type Binaries, copyBinaries, findBinaries, linkLibraries } from './binaries.ts';
import { makeOutsideFolder, recallOutsideFolder } from './outside-folder.ts';

/** Where the embedded server lives, which programs it runs and as whom. */
export type Place = {
  readonly account: Account;
  readonly binaries: Binaries;
  /** The folder that PostgreSQL calls its data directory. */
  readonly cluster: string;
};

export function choosePlace(dataDir: string, report: (line: string) => void): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  let home = recallOutsideFolder(dataDir, report) ?? dataDir;
  const account = chooseAccount(join(home, 'postgres'));
  if (account === null) requireOwn(join(home, 'postgres'));
  else if (!isReachable(account, home)) home = makeOutsideFolder(dataDir, account, report);
  return { account, cluster: join(home, 'postgres'), binaries: reachableBinaries(account, home) };
}

function requireOwn(cluster: string): void {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  if (!stat || stat.uid === process.getuid?.()) return;
  throw new StartFailure(
    `The database folder ${cluster} belongs to another user: start the shop as the same user as before, or set DATA_DIR to another folder.`,
  );
}

function isReachable(account: Account, home: string): boolean {
  const cluster = join(home, 'postgres');
  if (existsSync(cluster)) {
    if (canWrite(account, cluster)) return true;
    throw new StartFailure(
      `PostgreSQL's user can no longer enter ${cluster}: open the folders above it (chmod o+x), or set DATA_DIR to another folder.`,
    );
  }
  return canLiveIn(account, home);
}

function reachableBinaries(account: Account, home: string): Binaries {
  const installed = findBinaries();
  const linked = linkLibraries(installed);
  if (linked && runs(account, installed)) return installed;
  const copy = copyBinaries(installed, home);
  if (runs(account, copy)) return copy;
  throw new StartFailure(
    `PostgreSQL's programs do not run here (${copy.folder}): set DATABASE_URL to a PostgreSQL from version 15 on.`,
  );
}

function runs(account: Account, binaries: Binaries): boolean {
  return canRun(account, join(binaries.folder, 'bin', 'postgres'));
}
