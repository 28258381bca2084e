/**
 * A streaming replica of an embedded server, from the same programs: the npm package brings no `pg_basebackup`, so the copy
 * is made between `pg_backup_start` and `pg_backup_stop`, as that program does. For trials and tests on one machine.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import type { EmbeddedPostgres } from '#server/embedded-postgres.ts';
import { type Account, makeFolderFor } from '#server/postgres/account.ts';
import { freePort, launch } from '#server/postgres/launch.ts';
import { choosePlace } from '#server/postgres/place.ts';
import { stopPostmaster } from '#server/postgres/postmaster.ts';
import { postgresSettings, throwAwaySettings } from '#server/postgres/settings.ts';
import { makeReachableFolder } from '../built-shop.ts';

/** What a primary needs besides: enough of its log for a replica that is being copied, or away for a moment. */
export const primarySettings = { wal_keep_size: '256MB' };

export interface Standby {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
}

/** `workers` as the primary was started with: a replica must allow as many connections. */
export async function startStandby(
  primary: EmbeddedPostgres,
  { dataDir, workers = 1 }: { dataDir: string; workers?: number },
): Promise<Standby> {
  const home = makeReachableFolder('sheber-standby-');
  const forget = () => rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  const place = choosePlace(home, () => undefined);
  await copyCluster(primary.adminUrl(), choosePlace(dataDir, () => undefined).cluster, place);
  const port = await freePort(null);
  const settings = { ...postgresSettings(home, workers), ...throwAwaySettings, ...primarySettings };
  let server: ChildProcess | undefined;
  await launch(
    place,
    port,
    settings,
    () => undefined,
    (child) => {
      server = child;
    },
  ).catch((error: unknown) => {
    forget();
    throw error;
  });
  const onPort = (address: string) => address.replace(/:\d+\//, `:${port}/`);
  const end = () => server?.kill('SIGQUIT');
  process.once('exit', end);
  return {
    url: onPort(primary.url()),
    adminUrl: onPort(primary.adminUrl(new URL(primary.url()).pathname.slice(1))),
    async stop() {
      process.off('exit', end);
      if (server?.pid !== undefined && server.exitCode === null) await stopPostmaster(server.pid);
      forget();
    },
  };
}

async function copyCluster(
  primaryUrl: string,
  from: string,
  { cluster: to, account }: { cluster: string; account: Account },
): Promise<void> {
  const primary = postgres(primaryUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    await primary`select pg_backup_start('standby', true)`;
    makeFolderFor(account, to);
    execFileSync('cp', ['-a', `${from}/.`, to]);
    const [row] = await primary<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])
      rmSync(join(to, name), { recursive: true, force: true });
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot'])
      makeFolderFor(account, join(to, name));
    const { hostname, port, password } = new URL(primaryUrl);
    const write = (name: string, text: string) => {
      writeFileSync(join(to, name), text, { mode: 0o600 });
      if (account !== null) chownSync(join(to, name), account.uid, account.gid);
    };
    write('backup_label', row?.label ?? '');
    write('standby.signal', '');
    write(
      'postgresql.auto.conf',
      `primary_conninfo = 'host=${hostname} port=${port} user=postgres password=${password} application_name=standby'\n`,
    );
  } finally {
    await primary.end({ timeout: 1 });
  }
}
