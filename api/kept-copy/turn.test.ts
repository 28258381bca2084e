import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isTurnTaken, LONGEST_TURN_MS, takeTurn } from './turn.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheber-turn-'));
const path = join(folder, 'catalogue', 'turn');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('one has the turn until it ends, and then another may', async () => {
  const turn = await takeTurn(path);
  expect(await isTurnTaken(path)).toBe(true);
  expect(await takeTurn(path)).toBeNull();
  await turn?.end();
  expect(await isTurnTaken(path)).toBe(false);
  expect(await takeTurn(path)).not.toBeNull();
});

test('a turn of a process that has ended is nobody’s', async () => {
  await (await takeTurn(path))?.end();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  expect(await isTurnTaken(path)).toBe(false);
  expect(await takeTurn(path)).not.toBeNull();
});

test('none lasts for ever', async () => {
  await takeTurn(path);
  const longAgo = new Date(Date.now() - LONGEST_TURN_MS - 1000);
  utimesSync(path, longAgo, longAgo);
  expect(await takeTurn(path)).not.toBeNull();
  expect(await isTurnTaken(path)).toBe(true);
});
