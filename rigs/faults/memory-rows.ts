/** F42: what a worker holds under a load that is never the same: pages that nobody has asked for, pictures in all sizes. */
import { readFileSync } from 'node:fs';
import { listChildren } from '#tests/running-programs.ts';
import type { Row } from './row.ts';
import type { SharedShop } from './stand.ts';
import { ask, countOf, forMs, paths, visit } from './visitors.ts';

const WARM_MS = 15_000;
const LOAD_MS = 30_000;
/** Of one worker: its share of the page cache fills up meanwhile. */
const MOST_MB = 520;
const MOST_GROWTH_MB = 160;

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const measure = (pid: number) =>
  listChildren(pid)
    .filter(({ command }) => command.includes('worker'))
    .map((worker) => residentMb(worker.pid));

export const memoryRows = (shared: SharedShop): Row[] => [
  {
    id: 'F42',
    fault: 'forty-five seconds of pages that lie in no cache and of pictures in every size',
    rule: `no worker holds more than ${MOST_MB} MB, nor grows by more than ${MOST_GROWTH_MB} MB in the last thirty seconds`,
    async run() {
      const { shop } = await shared.get();
      const page = await ask(shop.url, '/c/laminat');
      const pictures = [...new Set(page.body.match(/\/img\/p\/[^"\s,]+/g) ?? [])].map((path) =>
        path.replaceAll('&amp;', '&'),
      );
      const sizes = ['xs_96', 'sm_224', 'sm_320', 'md_448', 'md_640', 'lg_896'];
      const next = (step: number) =>
        step % 3 === 0
          ? (pictures[step % pictures.length] ?? '/').replace(
              /^\/img\/p\/\w+/,
              `/img/p/${sizes[step % sizes.length]}`,
            )
          : paths(step);
      await visit(8, forMs(WARM_MS), (step) => ask(shop.url, next(step)));
      const before = measure(shop.pid);
      const answers = await visit(8, forMs(LOAD_MS), (step) => ask(shop.url, next(step)));
      const after = measure(shop.pid);
      const growth = after.map((mb, at) => mb - (before[at] ?? 0));
      const failed = countOf(answers, ({ status }) => status === 0 || status === 500);
      const list = (all: readonly number[]) => all.map((mb) => mb.toFixed(0)).join(' + ');
      return {
        isRight: failed === 0 && Math.max(...after) < MOST_MB && Math.max(...growth) < MOST_GROWTH_MB,
        figures: `${answers.length} answers, ${failed} failed; ${list(before)} MB after ${WARM_MS / 1000} s, ${list(after)} MB after ${LOAD_MS / 1000} s more`,
      };
    },
  },
];
