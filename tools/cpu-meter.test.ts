import { expect, test } from 'vitest';
import { addSample, parseStat } from './cpu-meter.ts';

test('a process is read with its parent and its time, whatever its name is', () => {
  const numbers = '7 7 7 0 -1 4194304 5 6 7 8 120 30 900 900 20 0 1 0 5';
  expect(parseStat(`41 (node) (x) S ${numbers}\n`)).toEqual({ pid: 41, parent: 7, cpuSeconds: 1.5 });
  expect(parseStat('')).toBeNull();
});

test('what a child started counts, also when its parent is gone; strangers do not', () => {
  const seen = new Map([[1, 0]]);
  const aProcess = (pid: number, parent: number, cpuSeconds: number) => ({ pid, parent, cpuSeconds });
  addSample(seen, [aProcess(3, 2, 5), aProcess(2, 1, 1), aProcess(9, 8, 50)]);
  addSample(seen, [aProcess(3, 0, 7)]);
  expect([...seen]).toEqual([
    [1, 0],
    [2, 1],
    [3, 7],
  ]);
});
