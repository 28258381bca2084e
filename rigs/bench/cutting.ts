/**
 * `npm run bench cutting`: how many pieces the cutting plans take against what no plan can go below, and against the
 * percentage rule, over many random rooms; and how long a plan takes. The rooms are the same on every machine.
 */

import { Random } from '#demo/range/random.ts';
import { planCutting } from '#domain/calculators/calculators.ts';
import { toPercentile } from './percentiles.ts';

const ROOMS = 400;

type Texts = Record<string, string>;

const WORKS: readonly (readonly [name: string, code: string, texts: (random: Random) => Texts])[] = [
  ['tiles, straight', 'tile', (random) => ({ ...floor(random), ...tile(random), laying: 'straight' })],
  ['tiles, brick', 'tile', (random) => ({ ...floor(random), ...tile(random), laying: 'brick' })],
  ['tiles, diagonal', 'tile', (random) => ({ ...floor(random), ...tile(random), laying: 'diagonal' })],
  ['tiles, wall and door', 'tile', (random) => ({ ...wall(random), ...tile(random), laying: 'straight' })],
  ['laminate', 'laminate', (random) => ({ ...floor(random), plankLength: '1292', plankWidth: '193' })],
  ['deck boards', 'decking', (random) => ({ ...floor(random), boardLength: '3' })],
  ['ceiling sheets', 'ceiling', floor],
  [
    'partition sheets',
    'partition',
    (random) => ({ length: metres(random, 1, 8), height: metres(random, 2.4, 3.2) }),
  ],
  ['skirting', 'skirting', (random) => ({ ...floor(random), openings: 'd0,9x2' })],
];

const metres = (random: Random, low: number, high: number) => String(random.number(low, high, 0.05));

/** Two rooms of three are rectangles, the third an L. */
function floor(random: Random): Texts {
  const [length, width] = [random.number(1.5, 8, 0.05), random.number(1.2, 6, 0.05)];
  const base = { where: 'floor', length: String(length), width: String(width) };
  if (!random.chance(1 / 3)) return base;
  const cut = (side: number) => String(random.number(0.3, side - 0.6, 0.05));
  return { ...base, shape: 'l', cutLength: cut(length), cutWidth: cut(width) };
}

function wall(random: Random): Texts {
  return {
    where: 'wall',
    length: metres(random, 1.5, 6),
    height: metres(random, 2.4, 3),
    openings: 'd0,8x2,05@0,3',
  };
}

function tile(random: Random): Texts {
  const [tileWidth = '', tileHeight = ''] = random
    .pick(['300 300', '600 300', '600 600', '200 200', '1200 600'])
    .split(' ');
  return { tileWidth, tileHeight, joint: '2', keepOffcuts: '1' };
}

interface Row {
  overBound: number;
  overPercent: number;
  ms: number;
}

export function runCuttingBench(print: (text: string) => void): void {
  print(
    `\ncutting: ${ROOMS} random rooms for each work; pieces ÷ least possible, pieces ÷ percentage rule, ms`,
  );
  print(
    `${'work'.padEnd(22)}${'÷ bound p50'.padStart(13)}${'p95'.padStart(8)}${'max'.padStart(8)}${'÷ rule p50'.padStart(12)}${'p95'.padStart(8)}${'ms p50'.padStart(9)}${'p95'.padStart(8)}`,
  );
  for (const [name, code, textsOf] of WORKS) {
    const random = new Random(20_261_115);
    const rows: Row[] = [];
    for (let room = 0; room < ROOMS; room++) {
      const texts = textsOf(random);
      const start = performance.now();
      const cutting = planCutting(code, texts);
      const ms = performance.now() - start;
      if (!cutting) throw new Error(`${name}: no plan for ${JSON.stringify(texts)}`);
      if (cutting.plan.fallback) continue;
      const { count, lowerBound, byPercent } = cutting;
      if (count < lowerBound) throw new Error(`${name}: ${count} pieces where ${lowerBound} are the least`);
      rows.push({ overBound: count / lowerBound, overPercent: count / byPercent, ms });
    }
    const of = (part: number, field: keyof Row) =>
      toPercentile(
        rows.map((row) => row[field]),
        part,
      );
    print(
      [
        name.padEnd(22),
        of(0.5, 'overBound').toFixed(3).padStart(13),
        of(0.95, 'overBound').toFixed(3).padStart(8),
        of(1, 'overBound').toFixed(3).padStart(8),
        of(0.5, 'overPercent').toFixed(3).padStart(12),
        of(0.95, 'overPercent').toFixed(3).padStart(8),
        of(0.5, 'ms').toFixed(2).padStart(9),
        of(0.95, 'ms').toFixed(2).padStart(8),
      ].join(''),
    );
  }
}
