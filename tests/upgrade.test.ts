/**
 * The shop goes on from every release: a demo in which that release took orders (`tests/upgrades`, `npm run release`) is
 * brought to today's schema, keeps every row, and sells.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { pendingMigrations } from '#database/migrate.ts';
import released from '#database/released.json' with { type: 'json' };
import { restoreBackup } from '#operator/backup/restore.ts';
import { orderOnce } from '#rigs/faults/order.ts';
import { ask, logIn } from '#rigs/faults/visitors.ts';
import { openEmptyDatabase, openTestDatabase } from './database.ts';

const root = join(import.meta.dirname, '..');
const upgrades = join(import.meta.dirname, 'upgrades');
const versions = readdirSync(upgrades).map((file) => file.replace(/\.zip$/, ''));

function unpack(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sheber-${version}-`));
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(upgrades, `${version}.zip`))))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

/** The API of this code, or of the code in another folder. */
async function withApi<T>(databaseUrl: string, work: (url: string) => Promise<T>, code = root): Promise<T> {
  const child = spawn(process.execPath, [join(code, 'tests/fixtures/api-server.ts')], {
    cwd: code,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    const [address] = await once(child.stdout.setEncoding('utf8'), 'data');
    return await work(String(address).trim());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

test('the last release is among those that are upgraded', () => {
  expect(versions).toContain(released.version);
});

test.each(versions)('a shop of %s keeps its rows, its users and orders, and sells on', async (version) => {
  const folder = unpack(version);
  const database = await openEmptyDatabase();
  const sql = connect({ databaseUrl: database.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  try {
    const { tables } = await restoreBackup(sql, folder, { replace: false });
    expect(await pendingMigrations(sql)).toEqual([]);
    for (const name of ['users', 'orders', 'products', 'stocks', 'loyalty_entries']) {
      const before = tables.find((table) => table.name === name);
      const [after] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(name)}`;
      expect([name, after?.rows]).toEqual([name, before?.rows]);
    }
    await withApi(database.url, async (url) => {
      const token = await logIn(url);
      const answer = await ask(url, '/api/v1/orders/', { headers: { authorization: `Bearer ${token}` } });
      const { data } = JSON.parse(answer.body) as { data: { id: number }[] };
      expect(data.length).toBeGreaterThanOrEqual(4);
      const made = await orderOnce(url, token);
      expect(made).toMatchObject({ status: 200, id: expect.any(Number) });
      expect(data.map(({ id }) => id)).not.toContain(made.id);
    });
  } finally {
    await sql.end({ timeout: 1 });
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});

/** The code of a release, with today's packages; null where there is no repository to take it from. */
function takeRelease(version: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), `sheber-code-${version}-`));
  const archive = join(folder, 'code.tar');
  const { status } = spawnSync('git', ['archive', `--output=${archive}`, `v${version}`], { cwd: root });
  if (status !== 0 || spawnSync('tar', ['-xf', archive, '-C', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    process.stderr.write(`There is no v${version} in git here: its code is not tried on today's schema.\n`);
    return null;
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const older = takeRelease(released.version);
afterAll(() => older && rmSync(older, { recursive: true }));

test.runIf(older)(
  'the last release goes on serving and selling on today’s schema, beside the new one',
  async () => {
    const database = await openTestDatabase();
    const listOrders = async (url: string, token: string) => {
      const answer = await ask(url, '/api/v1/orders/', { headers: { authorization: `Bearer ${token}` } });
      return (JSON.parse(answer.body) as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    try {
      await withApi(
        database.url,
        (oldUrl) =>
          withApi(database.url, async (newUrl) => {
            const token = await logIn(oldUrl);
            const byOld = await orderOnce(oldUrl, token);
            const byNew = await orderOnce(newUrl, token, { skip: 1 });
            expect([byOld, byNew]).toMatchObject([{ status: 200 }, { status: 200 }]);
            for (const url of [oldUrl, newUrl])
              expect(await listOrders(url, token)).toEqual(expect.arrayContaining([byOld.id, byNew.id]));
            for (const path of ['/api/v2/sections/', '/api/v2/search/?q=ламинат', '/api/v1/cart/'])
              expect(
                (await ask(oldUrl, path, { headers: { authorization: `Bearer ${token}` } })).status,
              ).toBe(200);
          }),
        older ?? root,
      );
    } finally {
      await database.drop();
    }
  },
);
