import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeInstanceLock } from './instance-lock.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheber-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const lockFile = () => join(folder, 'instance-1.lock');

/** Another process that takes the lock, says so and waits. */
async function startOwner(): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    import { takeInstanceLock } from ${JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'))};
    try { takeInstanceLock(${JSON.stringify(folder)}); console.log('taken'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [bytes] = await once(child.stdout, 'data');
  return { child, said: String(bytes).trim() };
}

test('a second shop on the same folder is refused with the first one named', async () => {
  const { child } = await startOwner();
  expect(() => takeInstanceLock(folder)).toThrow(
    `Another shop already runs on ${folder} (process ${child.pid}): stop it, or set DATA_DIR and PORT for this one.`,
  );
});

test('the lock of a killed shop is taken over', async () => {
  const { child } = await startOwner();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(lockFile())).toBe(true);
  takeInstanceLock(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a living process that only inherited the number is not the owner', async () => {
  const { child } = await startOwner();
  const leftover = JSON.parse(readFileSync(lockFile(), 'utf8'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(lockFile(), JSON.stringify({ ...leftover, pid: process.pid }));
  takeInstanceLock(folder).release();
});

test('half a lock file is nobody’s', () => {
  writeFileSync(lockFile(), '{"pid": 1');
  takeInstanceLock(folder).release();
});

test('of many that start together over a leftover exactly one runs', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 - 1, born: 'long ago' }));
  const owners = await Promise.all(Array.from({ length: 5 }, startOwner));
  expect(owners.filter(({ said }) => said === 'taken')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['instance-2.lock']);
});
