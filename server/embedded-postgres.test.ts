import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeOwnPostgres, type OwnPostgres } from '#tests/own-postgres.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';

async function ask<T extends object>(url: string, statement: string): Promise<T[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 2 });
  try {
    return (await sql.unsafe(statement)) as unknown as T[];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function requirePid({ pid }: EmbeddedPostgres): number {
  if (pid === undefined) throw new Error('The server does not run.');
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('one folder through many starts', () => {
  let own: OwnPostgres;
  const again = () => new EmbeddedPostgres({ dataDir: own.dataDir, throwAway: true });
  beforeAll(async () => {
    own = makeOwnPostgres();
    mkdirSync(join(own.dataDir, 'initdb-abandoned', 'cluster'), { recursive: true });
    await own.server.start();
    await ask(own.server.url(), 'create table notes as select 1 as id');
  });
  afterAll(() => own.end());

  test('a first start that was killed while making the database leaves nothing in the way', () => {
    expect(existsSync(join(own.dataDir, 'initdb-abandoned'))).toBe(false);
  });

  test('the shop’s role is no superuser and owns its database, which sorts Russian properly', async () => {
    const [row] = await ask(
      own.server.url(),
      `select rolsuper, rolcreaterole, pg_get_userbyid(datdba) as owner, 'ёж' < 'жук' as sorted
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    expect(row).toEqual({ rolsuper: false, rolcreaterole: false, owner: 'sheber', sorted: true });
  });

  test('only this machine can reach it, and only with the password', async () => {
    const [row] = await ask(own.server.url(), `select current_setting('listen_addresses') as listens`);
    expect(row).toEqual({ listens: '127.0.0.1' });
    expect(statSync(join(own.dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    const guess = own.server.url().replace(/:[^:@]+@/, ':guess@');
    await expect(ask(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('after a clean stop a new start has the same address and the same data', async () => {
    const url = own.server.url();
    await own.server.stop();
    await own.server.start();
    expect(own.server.url()).toBe(url);
    expect(await ask(url, 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('a server that was killed is reported and can be started again', async () => {
    const died = new Promise<void>((report) => own.server.onExit(report));
    process.kill(requirePid(own.server), 'SIGKILL');
    await died;
    await own.server.start();
    expect(await ask(own.server.url(), 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('the server of a shop that was killed is stopped before a new one starts', async () => {
    await own.server.stop();
    const program = `
      import { EmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
      const server = new EmbeddedPostgres({ dataDir: ${JSON.stringify(own.dataDir)}, throwAway: true });
      await server.start();
      console.log(server.pid);`;
    const shop = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(shop.stdout, 'data');
    const orphan = Number(String(said).trim());
    shop.kill('SIGKILL');
    await once(shop, 'exit');
    expect(isRunning(orphan)).toBe(true);
    await own.server.start();
    expect(isRunning(orphan)).toBe(false);
    expect(await ask(own.server.url(), 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('a leftover whose process id now belongs to another program is no obstacle, and the program lives on', async () => {
    await own.server.stop();
    // Of the same user as PostgreSQL, which would otherwise not mind it.
    const { uid, gid } = statSync(join(own.dataDir, 'postgres'));
    const bystander = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    onTestFinished(() => void bystander.kill());
    writeFileSync(
      join(own.dataDir, 'postgres', 'postmaster.pid'),
      `${bystander.pid}\n${own.dataDir}/postgres\n`,
    );
    await own.server.start();
    expect(await ask(own.server.url(), 'select id from notes')).toEqual([{ id: 1 }]);
    expect(isRunning(bystander.pid ?? 0)).toBe(true);
  });

  test('when its old port is taken it finds another', async () => {
    const old = new URL(own.server.url()).port;
    await own.server.stop();
    const squatter = createServer().listen(Number(old), '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => void squatter.close());
    await own.server.start();
    expect(new URL(own.server.url()).port).not.toBe(old);
    expect(await ask(own.server.url(), 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('a database of another version and a lost password are told in a sentence', async () => {
    await own.server.stop();
    const versionFile = join(own.dataDir, 'postgres', 'PG_VERSION');
    const version = readFileSync(versionFile, 'utf8');
    writeFileSync(versionFile, '9.6\n');
    await expect(again().start()).rejects.toThrow(/was made by PostgreSQL 9\.6, the shop now brings \d+/);
    writeFileSync(versionFile, version);

    const passwordFile = join(own.dataDir, 'postgres-password');
    renameSync(passwordFile, `${passwordFile}.away`);
    await expect(again().start()).rejects.toThrow(/password of the database in .+ is missing/);
    renameSync(`${passwordFile}.away`, passwordFile);
  });
});

describe.runIf(process.getuid?.() === 0)('started by root in a folder that nobody else may enter', () => {
  test('the database is kept outside, told once, and found again', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'sheber-closed-'));
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    const lines: string[] = [];
    const server = new EmbeddedPostgres({ dataDir, throwAway: true, report: (line) => lines.push(line) });
    onTestFinished(async () => {
      await server.stop();
      const outside = readFileSync(join(dataDir, 'postgres-place'), 'utf8').trim();
      if (dirname(outside) === '/var/lib/sheber') rmSync(outside, { recursive: true });
      rmSync(closed, { recursive: true });
    });
    await server.start();
    await ask(server.url(), 'create table notes as select 1 as id');
    expect(lines.join('\n')).toMatch(
      /cannot enter .+data: the database is kept in \/var\/(lib|tmp)\/sheber\//,
    );
    await server.stop();
    lines.length = 0;
    await server.start();
    expect(await ask(server.url(), 'select id from notes')).toEqual([{ id: 1 }]);
    expect(lines).toEqual([]);
  });
});
