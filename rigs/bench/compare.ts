/**
 * What a request costs against its floor, laid beside the last release: milliseconds belong to a machine, ratios of one
 * run to the code. `npm run bench -- --compare` fails where one has grown, `--keep 0.3.0` writes those of a release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from './table.ts';

/** CPU of the shop against that of a floor, by bench and floor. */
type Ratios = Record<string, Record<string, number>>;

export interface ReleasedRatios {
  release: string;
  ratios: Ratios;
}

/** Single rows move by a fifth with the host: what is twice that is no noise. */
const SLACK = 1.4;
const FILE = join(import.meta.dirname, 'released-ratios.json');

export function toRatios(results: readonly BenchResult[]): Ratios {
  return Object.fromEntries(
    results.map(({ name, rows }) => [
      name,
      Object.fromEntries(
        rows.flatMap((row): [string, number][] =>
          row.shopTimesCpu === null ? [] : [[row.name, Math.round(row.shopTimesCpu * 100) / 100]],
        ),
      ),
    ]),
  );
}

/** One line for each that costs more than it did; what the release did not measure is not judged. */
export function findGrown({ release, ratios }: ReleasedRatios, results: readonly BenchResult[]): string[] {
  return Object.entries(toRatios(results)).flatMap(([bench, floors]) =>
    Object.entries(floors).flatMap(([floor, now]) => {
      const before = ratios[bench]?.[floor];
      return before === undefined || now <= before * SLACK
        ? []
        : [`${bench}: ${now} × the CPU of «${floor}», ${before} × in ${release}`];
    }),
  );
}

export const readReleased = (): ReleasedRatios => JSON.parse(readFileSync(FILE, 'utf8')) as ReleasedRatios;

/** Those that were not measured now stay as they were. */
export function keepRatios(release: string, results: readonly BenchResult[]): void {
  const ratios = { ...readReleased().ratios, ...toRatios(results) };
  writeFileSync(FILE, `${JSON.stringify({ release, ratios }, null, 2)}\n`);
}
