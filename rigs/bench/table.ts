/** Medians of the rounds, ratios against the floors, and the table a person reads. */
import { toMedian } from './percentiles.ts';
import type { Measurement } from './subject.ts';

export interface Row extends Measurement {
  name: string;
  /** How many times the CPU of this row one request of the shop costs; null for the shop itself. */
  shopTimesCpu: number | null;
  /** How many of this row's requests fit into the time of one of the shop's. */
  shopTimesTime: number | null;
}

export interface BenchResult {
  name: string;
  what: string;
  path: string;
  /** Of the body, as compressed as the shop sends it. */
  bytes: number;
  rows: Row[];
}

/** The first series is the shop, the others are its floors. */
export function toRows(series: readonly { name: string; measurements: readonly Measurement[] }[]): Row[] {
  const medians = series.map(({ name, measurements }) => ({ name, ...toMedianMeasurement(measurements) }));
  const shop = medians[0];
  return medians.map((row, index): Row => {
    const isFloor = index > 0 && shop !== undefined;
    const hasCpu = isFloor && shop.cpuMs !== null && row.cpuMs !== null && row.cpuMs > 0;
    return {
      ...row,
      shopTimesCpu: hasCpu ? (shop.cpuMs ?? 0) / (row.cpuMs ?? 1) : null,
      shopTimesTime: isFloor ? row.requestsPerSecond / shop.requestsPerSecond : null,
    };
  });
}

function toMedianMeasurement(measurements: readonly Measurement[]): Measurement {
  const median = (of: (measurement: Measurement) => number) => toMedian(measurements.map(of));
  const hasCpu = measurements.every(({ cpuMs }) => cpuMs !== null);
  return {
    requestsPerSecond: median(({ requestsPerSecond }) => requestsPerSecond),
    cpuMs: hasCpu ? median(({ cpuMs }) => cpuMs ?? 0) : null,
    p50Ms: median(({ p50Ms }) => p50Ms),
    p99Ms: median(({ p99Ms }) => p99Ms),
    failures: measurements.reduce((sum, { failures }) => sum + failures, 0),
  };
}

const heading = ['', 'requests/s', 'CPU ms', 'p50 ms', 'p99 ms', 'shop ÷ floor, CPU', 'by time', 'failures'];

export function toTable({ name, what, path, bytes, rows }: BenchResult): string {
  const cells = rows.map((row) => [
    row.name,
    String(Math.round(row.requestsPerSecond)),
    toText(row.cpuMs, 3),
    toText(row.p50Ms, 2),
    toText(row.p99Ms, 2),
    row.shopTimesCpu === null ? '' : `${toText(row.shopTimesCpu, 2)} ×`,
    row.shopTimesTime === null ? '' : `${toText(row.shopTimesTime, 2)} ×`,
    row.failures === 0 ? '' : String(row.failures),
  ]);
  const table = [heading, ...cells];
  const widths = heading.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const lines = table.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const address = path.length > 40 ? `${path.slice(0, 40)}…` : path;
  return `${name}: ${what} (${address}, ${bytes} bytes on the wire)\n${lines.join('\n')}`;
}

const toText = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
