/**
 * The shop where nothing can be written but its own folder and a small /tmp, as `ProtectSystem=strict` and a container with a
 * read-only root have it: a room of mounts of its own, the whole machine read-only in it, the shop an ordinary user there.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#rigs/free-port.ts';
import { root } from '#tools/run.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

const MINUTES = 60_000;
/** `nobody`, whom every machine knows: PostgreSQL wants its user to have a name. */
const USER_ID = 65_534;
/** Root of a container may not be allowed mounts, even of its own. */
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount --make-rprivate / && mount -o remount,ro,bind /'])
    .status === 0 &&
  spawnSync('setpriv', ['--reuid', String(USER_ID), '--clear-groups', 'test', '-r', join(root, 'start.mjs')])
    .status === 0;

/** Its folder and a /tmp of its own can be written, everything else is read-only, a project in /tmp too; then nobody is root any more. */
const ROOM = `set -e
mount --make-rprivate /
mount --bind "$DATA_DIR" "$DATA_DIR"
exec 9<.
mount -t tmpfs -o size=64m,mode=1777 tmpfs /tmp
case "$PWD" in /tmp/*)
  mkdir -p "$PWD"
  mount --no-canonicalize --bind /proc/self/fd/9 "$PWD"
  mount -o remount,ro,bind "$PWD"
  cd "$PWD" ;;
esac
exec 9<&-
mount -o remount,ro,bind /
for each in /dev/shm /work /home /root /opt /srv /var; do
  if mountpoint -q "$each"; then mount -o remount,ro,bind "$each" || mount -t tmpfs -o ro tmpfs "$each"; fi
done
exec setpriv --reuid ${USER_ID} --regid ${USER_ID} --clear-groups --no-new-privs -- "$@"`;

describe.skipIf(!canMount).each(['a database of its own', 'a database elsewhere'])(
  'a read-only root with %s (needs root and mounts)',
  (which) => {
    let database: TestDatabase | null = null;
    let folder: string;
    let url: string;
    let child: ChildProcess;
    let words = '';

    beforeAll(async () => {
      folder = mkdtempSync('/var/tmp/sheber-room-');
      chownSync(folder, USER_ID, USER_ID);
      database = which === 'a database elsewhere' ? await openTestDatabase() : null;
      const port = await findFreePort();
      url = `http://127.0.0.1:${port}`;
      child = spawn('unshare', ['--mount', 'sh', '-c', ROOM, 'room', process.execPath, 'start.mjs'], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          HOME: '/nonexistent',
          TMPDIR: '/tmp',
          PORT: String(port),
          DATA_DIR: folder,
          NODE_COMPILE_CACHE: join(folder, 'compiled'),
          SECRET_KEY: 'a secret of the tests, long enough',
          DATABASE_URL: database?.url ?? '',
          WEB_CONCURRENCY: '1',
          // A busy machine is slow, not wrong.
          DATABASE_PATIENCE: '20',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          words += text;
        });
      for (const began = Date.now(); ; await sleep(300)) {
        if (child.exitCode !== null || Date.now() - began > 4 * MINUTES)
          throw new Error(`it did not start:\n${words.slice(-3000)}`);
        if (
          // A question that nobody answers is asked again.
          await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
      }
    }, 5 * MINUTES);
    afterAll(async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    }, MINUTES);

    test('it shows pages, draws pictures, takes a cart and a file of 1C', async () => {
      const get = async (path: string) => {
        const answer = await fetch(url + path);
        return {
          path,
          status: answer.status,
          type: answer.headers.get('content-type'),
          body: await answer.text(),
        };
      };
      const listing = (await (await fetch(`${url}/api/v2/products/?pageSize=4`)).json()) as {
        items: { code: string }[];
      };
      const page = await get(`/p/${listing.items[0]?.code}`);
      expect(page.status).toBe(200);
      const picture = /\/img\/[^"' ]+?\.(?:webp|avif)/.exec(page.body)?.[0] ?? '';
      const looked = [await get('/'), await get('/kz/'), await get(picture), await get('/office/')];
      expect(looked.map(({ path, status }) => [path, status])).toEqual(looked.map(({ path }) => [path, 200]));
      const asked = await fetch(`${url}/exchange/1c/?type=catalog&mode=checkauth`, {
        headers: { authorization: `Basic ${Buffer.from('nobody:nothing').toString('base64')}` },
      });
      expect([asked.status, (await asked.text()).slice(0, 7)]).toEqual([200, 'failure']);
      expect(readdirSync(folder).length).toBeGreaterThan(0);
    });

    test('and nothing that it said is of a place that it could not write to', () =>
      expect(words).not.toMatch(/EROFS|EACCES|EPERM|read-only/i));
  },
);
