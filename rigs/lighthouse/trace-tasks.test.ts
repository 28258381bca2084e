import { expect, test } from 'vitest';
import { blockingOf, findTasks, type TraceEvent } from './trace-tasks.ts';

const event = (name: string, ts: number, ms: number, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts: ts * 1000,
  dur: ms * 2000,
  tdur: ms * 1000,
});
const painted: TraceEvent = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 100_000 };

test('tasks after the first paint count by their processor time, those within another once, other threads never', () => {
  const tasks = findTasks([
    event('RunTask', 10, 40),
    painted,
    event('RunTask', 200, 30),
    event('ThreadControllerImpl::RunTask', 201, 29),
    event('FunctionCall', 202, 20),
    event('RunTask', 300, 10),
    event('RunTask', 400, 90, 2),
  ]);
  expect(tasks).toEqual([
    { cpuMs: 30, what: ['FunctionCall 20.0'] },
    { cpuMs: 10, what: [] },
  ]);
});

test('four times slower, what is longer than 50 ms blocks', () => {
  expect(
    blockingOf([
      { cpuMs: 30, what: [] },
      { cpuMs: 10, what: [] },
    ]),
  ).toBe(70);
});

test('a page that painted nothing is no measurement', () => {
  expect(() => findTasks([event('RunTask', 1, 1)])).toThrow('nothing was painted');
});
