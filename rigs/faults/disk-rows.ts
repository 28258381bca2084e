/** F5 and F6: disks that fill up. They are small file systems in memory, which only root can make. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import { orderOnce } from './order.ts';
import { replaceWorker } from './replace-worker.ts';
import type { Row } from './row.ts';
import { SHOP, withBuiltShop, withPostgres } from './stand.ts';
import { ask, isReady, logIn, post, seconds, waitFor } from './visitors.ts';

const MB = 1024 * 1024;

/** Null when this user may not make one. */
async function withSmallDisk<T>(megabytes: number, work: (folder: string) => Promise<T>): Promise<T | null> {
  const folder = makeReachableFolder('sheber-disk-');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  try {
    return await work(folder);
  } finally {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const freeMb = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
};

/** Something else on the disk, so big that `leftMb` are left. */
function fill(folder: string, leftMb: number): () => void {
  const files: string[] = [];
  for (let size = 64; size > 0; ) {
    const room = freeMb(folder) - leftMb;
    if (room <= 0) break;
    const file = join(folder, `ballast-${files.length}`);
    try {
      writeFileSync(file, Buffer.alloc(Math.min(size, room) * MB));
      files.push(file);
    } catch {
      // The last bytes: smaller pieces.
      rmSync(file, { force: true });
      size = Math.floor(size / 2);
    }
  }
  return () => {
    for (const file of files) rmSync(file, { force: true });
  };
}

async function runFullDatabaseDisk(folder: string) {
  const shop = await startBuiltShop({ ...SHOP, DATA_DIR: folder, DISK_RESERVE_MB: '128' });
  try {
    const token = await logIn(shop.url);
    await ask(shop.url, '/');
    const before = await orderOnce(shop.url, token);
    const write = () => post(shop.url, '/api/v1/cart/', token, { items: [] });
    const free = fill(folder, 100);
    await sleep(3000);
    const low = await orderOnce(shop.url, token, { patienceMs: 0 });
    const reading = [
      await ask(shop.url, '/'),
      await ask(shop.url, '/c/laminat?low=1'),
      await ask(shop.url, '/api/v2/search/?q=ламинат'),
    ];
    const sign = await ask(shop.url, '/readyz');
    const relogin = await post(shop.url, '/api/v1/auth/login/', null, {
      login: 'club@sheber.test',
      password: 'sheber-demo-1',
    });
    const replaced = await replaceWorker(shop);
    free();
    const opened = await waitFor('writing goes on', async () => (await write()).status === 200);
    // The worst: something else takes the last byte at once.
    const freeAll = fill(folder, 0);
    const worst = [];
    for (let at = 0; at < 20; at += 1) {
      worst.push(await ask(shop.url, at % 2 ? '/' : `/c/laminat?worst=${at}`), await write());
      await sleep(200);
    }
    freeAll();
    const back = await waitFor(
      'all is well again',
      async () => {
        const order = await orderOnce(shop.url, token, { patienceMs: 0 });
        return order.id !== null && (await isReady(shop.url)());
      },
      60_000,
    );
    const strange = worst.filter(({ status }) => ![200, 503].includes(status)).length;
    return {
      isRight:
        before.id !== null &&
        low.status === 503 &&
        reading.every(({ status }) => status === 200) &&
        sign.body.includes('paused') &&
        relogin.status === 200 &&
        strange === 0,
      figures: `below the reserve: ${replaced}, order ${low.status}, reading ${reading.map(({ status }) => status).join(' ')}, login ${relogin.status}, /readyz ${sign.status} ${sign.body}; writing again ${seconds(opened)} after; 0 bytes left: ${strange} odd of ${worst.length}, an order again ${seconds(back)} after room was made`,
    };
  } finally {
    await shop.stop();
  }
}

export const diskRows: readonly Row[] = [
  {
    id: 'F5',
    fault: 'the disk of the database fills up, to the reserve and then to the last byte',
    rule: 'below the reserve orders are 503 while reading and logging in go on and /readyz says so; after the last byte nothing needs a repair',
    run: () => withSmallDisk(900, runFullDatabaseDisk),
  },
  {
    id: 'F6',
    fault: 'no room for the log and for pictures',
    rule: 'pages and pictures are served all the same, and no process ends',
    run: () =>
      withSmallDisk(1, (full) =>
        withPostgres(true, async (server) => {
          const dataDir = makeReachableFolder('sheber-faults-');
          mkdirSync(join(dataDir, 'pictures'));
          spawnSync('mount', ['--bind', full, join(dataDir, 'pictures')]);
          const freeAll = fill(full, 0);
          try {
            const log = openSync('/dev/full', 'w');
            return await withBuiltShop(
              { DATABASE_URL: server.url(), DATA_DIR: dataDir, LOG_LEVEL: 'info' },
              async (shop) => {
                const page = await ask(shop.url, '/c/laminat');
                const pictures = [...new Set(page.body.match(/\/img\/[^"\s,]+/g) ?? [])].slice(0, 12);
                const answers = [];
                for (const path of pictures) answers.push(await ask(shop.url, path.replaceAll('&amp;', '&')));
                const good = answers.filter(({ status }) => status === 200).length;
                const replaced = await replaceWorker(shop);
                const after = await ask(shop.url, '/c/laminat?after=1');
                return {
                  isRight: page.status === 200 && after.status === 200 && good > 0 && good === answers.length,
                  figures: `pages ${page.status} ${after.status}, ${good} of ${answers.length} pictures with 0 bytes of room, log into a full device; ${replaced}`,
                };
              },
              log,
            );
          } finally {
            freeAll();
            spawnSync('umount', ['-l', join(dataDir, 'pictures')]);
            rmSync(dataDir, { recursive: true, force: true });
          }
        }),
      ),
  },
];
