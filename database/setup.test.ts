import type postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#api/database.ts';
import { demoFilling } from '#demo/filling.ts';
import { openEmptyDatabase } from '#tests/database.ts';
import { setup } from './setup.ts';

async function anEmptyDatabase(starters: number): Promise<postgres.Sql[]> {
  const database = await openEmptyDatabase();
  const connections = Array.from({ length: starters }, () =>
    connect({ databaseUrl: database.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 }),
  );
  onTestFinished(async () => {
    await Promise.all(connections.map((sql) => sql.end({ timeout: 1 })));
    await database.drop();
  });
  return connections;
}

test('shops that start together prepare the database once', async () => {
  const connections = await anEmptyDatabase(3);
  const lines: string[] = [];
  const options = { filling: demoFilling(300), report: (line: string) => lines.push(line) };
  await Promise.all(connections.map((sql) => setup(sql, options)));
  expect(lines.filter((line) => /migrations applied/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /^Demo range: 300 products in /.test(line))).toHaveLength(1);
  expect(lines).toContain('Database: waiting for another process that prepares it …');
  const [row] = await (connections[0] as postgres.Sql)<{ count: number }[]>`select count(*) from products`;
  expect(row?.count).toBe(300);
});

test('a load that is cut off leaves nothing, and the next start does it again', async () => {
  const [first, second] = (await anEmptyDatabase(2)) as [postgres.Sql, postgres.Sql];
  await setup(first, { filling: null, report: () => {} });
  const [{ pid } = { pid: 0 }] = await first<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const cutOff = (line: string) => {
    // In the middle of the load, not before it: a connection that is lost while idle is simply made anew.
    if (/ of /.test(line)) void second`select pg_terminate_backend(${pid})`.catch(() => {});
  };
  await expect(setup(first, { filling: demoFilling(20_000), report: cutOff })).rejects.toThrow();
  const [empty] = await second<{ count: number }[]>`select count(*) from products`;
  expect(empty?.count).toBe(0);
  await setup(second, { filling: demoFilling(300), report: () => {} });
  const [full] = await second<{ count: number }[]>`select count(*) from products`;
  expect(full?.count).toBe(300);
});

test('without the demo range the shop starts empty', async () => {
  const [sql] = (await anEmptyDatabase(1)) as [postgres.Sql];
  await setup(sql, { filling: null, report: () => {} });
  const [row] = await sql<{ count: number }[]>`select count(*) from products`;
  expect(row?.count).toBe(0);
});

test('a server that is too old is refused before anything is written', async () => {
  const answer = async () => [{ version: 140_012 }];
  const old = Object.assign(answer, { options: { max: 1 } }) as unknown as postgres.Sql;
  await expect(setup(old, { filling: null, report: () => {} })).rejects.toThrow(
    'The database is PostgreSQL 14: the shop needs version 15 or newer.',
  );
});
