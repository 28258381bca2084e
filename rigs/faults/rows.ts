/** The fault table: every row, in the order of its number. */

import { run } from '#tools/run.ts';
import { databaseRows } from './database-rows.ts';
import { diskRows } from './disk-rows.ts';
import { runFuzz } from './fuzz.ts';
import { limitRows } from './limit-rows.ts';
import { memoryRows } from './memory-rows.ts';
import { networkRows } from './network-rows.ts';
import { runOrderFaults } from './orders/order-faults.ts';
import { type Row, report } from './row.ts';
import { SharedShop, withShop } from './stand.ts';
import { testRows } from './test-rows.ts';
import { workerRows } from './worker-rows.ts';

const ORDER_SECONDS = 30;
const FUZZ_REQUESTS = 5000;

const ownRows: readonly Row[] = [
  {
    id: 'F1',
    fault:
      'kill -9 of workers and of PostgreSQL while sixteen buyers order and pay and eight of the staff work on their orders, 5 % of the answers lost',
    rule: 'the books are right: I1–I8, I10, I12–I14 hold',
    async run() {
      let words = '';
      const broken = await withShop(false, (shop, server) =>
        runOrderFaults({
          shop,
          server,
          seconds: ORDER_SECONDS,
          buyers: 16,
          plant: null,
          report(text) {
            words ||= text;
            report(text);
          },
        }),
      );
      return { isRight: broken.length === 0, figures: `${words} Broken: ${broken.join(' ') || 'nothing'}` };
    },
  },
  {
    id: 'F23',
    fault: '10,000 open streams of live updates on one worker',
    rule: 'memory grows by less than 400 MB and everybody hears the broadcast',
    async run() {
      const { code, output } = await run('node', ['rigs/bench/streams.ts']);
      return { isRight: code === 0, figures: output.trim().split('\n').slice(-3).join('; ') };
    },
  },
  {
    id: 'F27',
    fault: `${FUZZ_REQUESTS} odd requests over all calls: malformed JSON, bad UTF-8, NUL, deep nesting, wrong types`,
    rule: 'none is answered with a 5xx, a stack, or out of the error’s shape',
    async run() {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const { sent, faults } = await runFuzz(FUZZ_REQUESTS, seed);
      return {
        isRight: faults.length === 0,
        figures: `seed ${seed}: ${sent} sent, ${faults.length} answered badly`,
      };
    },
  },
];

/** The office's own behind all others. */
const numberOf = ({ id }: Row) => Number(/\d+/.exec(id)?.[0]) + (id.startsWith('O') ? 1000 : 0);

/** Some share one shop: `close` ends it. */
export function listRows(isWanted: (id: string) => boolean): { rows: Row[]; close(): Promise<void> } {
  const shared = new SharedShop();
  const rows = [
    ...ownRows,
    ...databaseRows(shared),
    ...workerRows(shared),
    ...diskRows,
    ...networkRows(shared),
    ...memoryRows(shared),
    ...limitRows,
    ...testRows(isWanted),
  ];
  return { rows: rows.toSorted((a, b) => numberOf(a) - numberOf(b)), close: () => shared.close() };
}
