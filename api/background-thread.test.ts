import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { SMALL_NURSERY } from './background-thread.ts';

/** Of a line of /proc: the name may hold spaces and brackets, what follows the last of them is counted from the third field on. */
const toNice = (stat: string): number => Number(stat.replace(/^.*\) /s, '').split(' ')[16]);

/** Of the thread that was there first: other tests may have threads of their own at work. */
const readMain = (): number => toNice(readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8'));

test.runIf(process.platform === 'linux')(
  'a thread that gives way leaves the others as they were',
  async () => {
    const main = readMain();
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
     const { readFileSync } = require('node:fs');
     import(${JSON.stringify(new URL('./background-thread.ts', import.meta.url).href)}).then(({ giveWay }) => {
       giveWay();
       parentPort.postMessage(readFileSync('/proc/thread-self/stat', 'utf8'));
       setInterval(() => undefined, 1000);
     });`,
      { eval: true, execArgv: [], resourceLimits: SMALL_NURSERY },
    );
    try {
      const stat = await new Promise<string>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      expect(toNice(stat)).toBeGreaterThan(main);
      expect(readMain()).toBe(main);
    } finally {
      await worker.terminate();
    }
  },
);
