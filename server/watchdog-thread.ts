/** Counts its own looks, not the time: a machine that sleeps, or a process that is halted, stands still with it. */
import { workerData } from 'node:worker_threads';
import { warn } from './report.ts';
import { listUnderWay } from './under-way.ts';
import { UNDER_WAY_AT, type Watched } from './watchdog.ts';

const LOOK_MS = 250;
const { shared, patienceMs } = workerData as Watched;
const beats = new Int32Array(shared, 0, 1);
let last = -1;
let stillLooks = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  stillLooks = beat === last ? stillLooks + 1 : 0;
  last = beat;
  if (stillLooks * LOOK_MS < patienceMs) return;
  const named = listUnderWay(shared, UNDER_WAY_AT).join(', ');
  warn(
    `Shop: worker ${process.pid} has stood still for ${patienceMs / 1000} s and is ended. Under way: ${named || 'nothing'}.`,
  );
  process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
