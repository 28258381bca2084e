import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { SMALL_NURSERY } from './background-thread.ts';

/** Of every thread of this process, how nice it is. */
const listNices = (): number[] =>
  readdirSync('/proc/self/task').map((task) =>
    // The name may hold spaces and brackets: what follows the last of them is counted from the third field on.
    Number(
      readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    ),
  );

test.runIf(process.platform === 'linux')(
  'a thread that gives way leaves the others as they were',
  async () => {
    const before = listNices();
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
     import(${JSON.stringify(new URL('./background-thread.ts', import.meta.url).href)}).then(({ giveWay }) => {
       giveWay();
       parentPort.postMessage('given');
       setInterval(() => undefined, 1000);
     });`,
      { eval: true, execArgv: [], resourceLimits: SMALL_NURSERY },
    );
    try {
      await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      const main = Number(
        readFileSync('/proc/self/stat', 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[16],
      );
      expect(listNices().filter((nice) => nice > main)).toHaveLength(1);
      expect(main).toBe(before[0]);
    } finally {
      await worker.terminate();
    }
  },
);
