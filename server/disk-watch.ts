/** The disk of the shop's own database, watched by every worker from its first moment on. */
import type { Config } from '#api/config.ts';
import { type DiskSpace, endlessDiskSpace, watchDiskSpace } from '#api/http/disk-space.ts';
import { findEmbeddedHome } from './embedded-postgres.ts';
import { warn } from './report.ts';

/** A database of somebody else's has a disk of its own, which others watch. */
export function watchDisk(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveMb'>): DiskSpace {
  const folder = findEmbeddedHome(config);
  if (folder === null || config.diskReserveMb === 0) return endlessDiskSpace;
  return watchDiskSpace({
    folder,
    reserveBytes: config.diskReserveMb * 1024 * 1024,
    onChange: (hasDiskSpace, free) =>
      warn(
        hasDiskSpace
          ? `Shop: there is room on the disk again (${toMb(free)} MB), everything is written.`
          : `Shop: the disk is nearly full (${toMb(free)} MB): orders and all that grows is refused until there is room.`,
      ),
  });
}

const toMb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
