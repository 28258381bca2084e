/** One bench: the shop and its floors in turns, so that a busy moment of the machine meets all of them alike. */
import type { BuiltShop } from '../built-shop.ts';
import { readAnswer, startHttpFloor, startLoopFloor, toHttpTarget } from './floor.ts';
import type { LoadTool } from './load.ts';
import type { Bench, Facts, Measurement, Target } from './subject.ts';
import { type BenchResult, toRows } from './table.ts';

export interface Effort {
  rounds: number;
  seconds: number;
  /** Long enough for the engine to have compiled what runs often. */
  warmUpSeconds: number;
}

export async function measureBench(
  bench: Bench,
  shop: BuiltShop,
  facts: Facts,
  tool: LoadTool,
  { rounds, seconds, warmUpSeconds }: Effort,
): Promise<BenchResult> {
  const path = bench.path(facts);
  const url = new URL(path, shop.url).href;
  const headers = bench.headers(facts);
  const asked = { post: bench.post?.(facts), visits: bench.visits?.(facts) };
  const answer = await readAnswer(url, headers, asked.post);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: nothing to measure.`);
  const staysUp = async () => {};
  const targets: Target[] = [
    toHttpTarget({ name: 'the shop', url, pid: shop.pid, stop: staysUp }, headers, tool, asked),
  ];
  try {
    // Whatever it is asked for it sends the same.
    targets.push(await startHttpFloor(answer, headers, tool, { post: asked.post }));
    for (const name of Object.keys(bench.floors)) targets.push(await startLoopFloor(name, bench, facts));
    const series = targets.map((target) => ({
      name: target.name,
      target,
      measurements: [] as Measurement[],
    }));
    for (const { target } of series) await target.measure(bench.warmUpSeconds ?? warmUpSeconds);
    for (let round = 0; round < rounds; round++) {
      for (const { target, measurements } of series) measurements.push(await target.measure(seconds));
    }
    const bytes = Buffer.byteLength(answer.body, 'base64');
    return { name: bench.name, what: bench.what, path, bytes, rows: toRows(series) };
  } finally {
    await Promise.all(targets.map((target) => target.stop()));
  }
}
