/** A list as the phone shows it: what the shop has said, and on top of it what the shop has not heard yet. */
import type { PickLine, PickList } from '#contract/office/pick.ts';
import { reckonPick } from '#domain/office/pick.ts';
import type { QueuedEvent } from './event-queue.ts';

/** The shop's sums are the first events; what waits is added by the same rule. */
export function showList(list: PickList, waiting: readonly QueuedEvent[]): PickList {
  const said = list.lines.flatMap(({ line, picked, missing, broken }) =>
    (['count', 'missing', 'broken'] as const).map((kind, at) => ({
      id: `said ${line} ${kind}`,
      line,
      kind,
      count: [picked, missing, broken][at] ?? 0,
    })),
  );
  const own = waiting.filter(({ store, order }) => store === list.storeId && order === list.orderId);
  const wanted = list.lines.map((line) => ({ ...line, product: line.productCode }));
  const progress = reckonPick(wanted, [...said, ...own]);
  const lines = list.lines.map((line, at): PickLine => ({ ...line, ...progress.lines[at] }));
  const { picked, isDone, isShort, isOver } = progress;
  return { ...list, lines, wanted: progress.wanted, picked, isDone, isShort, isOver };
}

/** The line that is shown first: the one before that is not done, else none. */
export const findNextLine = (list: Pick<PickList, 'lines'>, after: number | null): PickLine | null => {
  const from = list.lines.findIndex(({ line }) => line === after);
  const turned = [...list.lines.slice(from + 1), ...list.lines.slice(0, from + 1)];
  return turned.find(({ left }) => left > 0) ?? null;
};
