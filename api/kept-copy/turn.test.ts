import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTurnTaken, LONGEST_SILENCE_MS, LONGEST_TURN_MS, takeTurn } from './turn.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheber-turn-'));
const path = join(folder, 'catalogue', 'turn');
beforeEach(() => rmSync(path, { force: true }));
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

test('one has the turn until it ends, and then another may', async () => {
  const turn = await takeTurn(path);
  expect(await isTurnTaken(path)).toBe(true);
  expect(await takeTurn(path)).toBeNull();
  await turn?.end();
  expect(await isTurnTaken(path)).toBe(false);
  expect(await takeTurn(path)).not.toBeNull();
});

test('of several that find none at the same moment one has it', async () => {
  for (let round = 0; round < 100; round += 1) {
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeTurn(path)));
    const turns = taken.filter((turn) => turn !== null);
    expect(turns).toHaveLength(1);
    await turns[0]?.end();
  }
});

test('a turn of a process that has ended is nobody’s', async () => {
  await (await takeTurn(path))?.end();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  expect(await isTurnTaken(path)).toBe(false);
  expect(await takeTurn(path)).not.toBeNull();
});

test('a taker that says nothing of itself has lost it', async () => {
  await takeTurn(path);
  const longAgo = new Date(Date.now() - LONGEST_SILENCE_MS - 1000);
  utimesSync(path, longAgo, longAgo);
  expect(await takeTurn(path)).not.toBeNull();
  expect(await isTurnTaken(path)).toBe(true);
});

test('work of many minutes keeps its turn, and none lasts for ever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const passMinutes = async (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 10) {
      vi.advanceTimersByTime(10_000);
      // The disk keeps its own pace.
      await new Promise((done) => setTimeout(done, 1));
    }
    // A beat that is on its way.
    await new Promise((done) => setTimeout(done, 50));
  };
  await takeTurn(path);
  await passMinutes(10);
  expect(await takeTurn(path)).toBeNull();
  await passMinutes(LONGEST_TURN_MS / 60_000 - 8);
  expect(await takeTurn(path)).not.toBeNull();
});
