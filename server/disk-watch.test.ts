import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { watchDisk } from './disk-watch.ts';
import { warn } from './report.ts';

vi.mock('./report.ts', () => ({ warn: vi.fn() }));
vi.mock('./embedded-postgres.ts', () => ({ findEmbeddedHome: () => tmpdir() }));

test('a worker that starts below the reserve starts, says so once and refuses what grows', () => {
  const disk = watchDisk({ databaseUrl: 'own', dataDir: tmpdir(), diskReserveMb: 10 ** 9 });
  expect(disk.hasDiskSpace()).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/the disk is nearly full \(\d+ MB\)/));
  disk.close();
});

test('without a reserve nothing is watched', () => {
  const disk = watchDisk({ databaseUrl: 'own', dataDir: tmpdir(), diskReserveMb: 0 });
  expect(disk.hasDiskSpace()).toBe(true);
});
