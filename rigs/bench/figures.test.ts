import { describe, expect, test } from 'vitest';
import { parseStat, readCpuMs } from './cpu.ts';
import { parseWrk } from './load.ts';
import { toMedian, toPercentile } from './percentiles.ts';
import type { Measurement } from './subject.ts';
import { toRows, toTable } from './table.ts';

const wrk = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   812.20us  310.00us   9.10ms   90.00%
    Req/Sec    19.65k     1.20k   21.00k    70.00%
  Latency Distribution
     50%  790.00us
     75%    0.95ms
     90%    1.10ms
     99%    1.03s 
  39123 requests in 2.00s, 31.00MB read
`;

describe('wrk', () => {
  test('its report is read in milliseconds whatever unit it chose', () => {
    expect(parseWrk(`${wrk}Requests/sec:  19561.50\n`)).toEqual({
      requests: 39123,
      requestsPerSecond: 19561.5,
      p50Ms: 0.79,
      p99Ms: 1030,
      failures: 0,
    });
  });

  test('refused answers and broken connections are failures', () => {
    const more = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\n';
    expect(parseWrk(`${wrk}${more}Requests/sec:  1.00\n`).failures).toBe(100);
  });

  test('a report without requests is an error, not a zero', () => {
    expect(() => parseWrk('unable to connect')).toThrow('measured nothing');
  });
});

describe('CPU time', () => {
  test('is read past a program name with spaces and brackets', () => {
    const stat = '42 (node (main) x) S 7 42 42 0 -1 4194560 900 0 0 0 150 50 0 0 20 0 11 0 100';
    expect(parseStat(stat)).toEqual({ parent: 7, ms: 2000 });
  });

  test('of a process that is gone is unknown', () => {
    expect(parseStat('')).toBeNull();
    expect(readCpuMs(2 ** 30)).toBeNull();
  });
});

test('medians and percentiles', () => {
  expect(toMedian([3, 1, 2])).toBe(2);
  expect(toMedian([4, 1, 2, 3])).toBe(2.5);
  expect(toMedian([7])).toBe(7);
  expect(toPercentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(toPercentile([1, 2, 3], 0.99)).toBe(3);
});

const aMeasurement = (changes: Partial<Measurement>): Measurement => ({
  requestsPerSecond: 1000,
  cpuMs: 1,
  p50Ms: 1,
  p99Ms: 2,
  failures: 0,
  ...changes,
});

describe('rows', () => {
  test('hold medians of the rounds and how many times the floor the shop costs', () => {
    const [shop, floor] = toRows([
      { name: 'the shop', measurements: [{ cpuMs: 9 }, { cpuMs: 0.3 }, { cpuMs: 0.2 }].map(aMeasurement) },
      { name: 'floor', measurements: [aMeasurement({ cpuMs: 0.1, requestsPerSecond: 4000, failures: 2 })] },
    ]);
    expect(shop).toMatchObject({ cpuMs: 0.3, shopTimesCpu: null, shopTimesTime: null });
    expect(floor?.shopTimesCpu).toBeCloseTo(3);
    expect(floor).toMatchObject({ shopTimesTime: 4, failures: 2 });
  });

  test('without CPU figures only the ratio by time is told', () => {
    const rows = toRows([
      { name: 'the shop', measurements: [aMeasurement({ cpuMs: null })] },
      { name: 'floor', measurements: [aMeasurement({ cpuMs: null })] },
    ]);
    expect(rows[1]).toMatchObject({ cpuMs: null, shopTimesCpu: null, shopTimesTime: 1 });
    const table = toTable({ name: 'toy', what: 'a toy', path: '/paint', bytes: 5, rows });
    expect(table).toContain('toy: a toy (/paint, 5 bytes on the wire)');
    expect(table.split('\n')[2]).toMatch(/^the shop +1000 +– /);
  });
});
