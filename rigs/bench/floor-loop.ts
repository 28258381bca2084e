/** A program: repeats one bare piece of work for the asked seconds and tells what it cost. */
import { benches } from './benches.ts';
import { connections } from './load.ts';
import { toPercentiles } from './percentiles.ts';
import type { Measurement } from './subject.ts';

process.once('disconnect', () => process.exit());

const [benchName, floorName = '', facts = '{}'] = process.argv.slice(2);
const prepare = benches.find(({ name }) => name === benchName)?.floors[floorName];
if (!prepare) throw new Error(`There is no floor "${floorName}" in the bench "${benchName}".`);
// Prepared while the first question waits in the channel.
const prepared = prepare(JSON.parse(facts));

process.on('message', async ({ seconds }: { seconds: number }) => {
  process.send?.(await repeat(await prepared, seconds));
});

/** As many at once as the load has connections: the same chance for the database to work in parallel. */
async function repeat(work: () => unknown, seconds: number): Promise<Measurement> {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const keepBusy = async () => {
    for (let asked = performance.now(); asked < deadline; ) {
      await work();
      const now = performance.now();
      latencies.push(now - asked);
      asked = now;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepBusy));
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    requestsPerSecond: latencies.length / ((performance.now() - started) / 1000),
    cpuMs: (user + system) / 1000 / latencies.length,
    ...toPercentiles(latencies),
    failures: 0,
  };
}
