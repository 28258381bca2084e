import { expect, test } from 'vitest';
import type { PickLine, PickList } from '#contract/office/pick.ts';
import type { QueuedEvent } from './event-queue.ts';
import { findNextLine, showList } from './shown-list.ts';

const line = (n: number, more: Partial<PickLine> = {}): PickLine => ({
  line: n,
  productCode: `code-${n}`,
  article: `10${n}`,
  name: `Клей ${n}`,
  unit: 'шт.',
  image: null,
  weightKg: 1,
  codes: [],
  shelf: null,
  onShelf: 10,
  wanted: 4,
  picked: 0,
  missing: 0,
  broken: 0,
  left: 4,
  state: 'open',
  photos: [],
  offer: null,
  ...more,
});
const list = { storeId: 1, orderId: 7, lines: [line(1, { picked: 1, left: 3 }), line(2)] } as PickList;
const event = (more: Partial<QueuedEvent>): QueuedEvent => ({
  id: crypto.randomUUID(),
  store: 1,
  order: 7,
  line: 1,
  kind: 'scan',
  count: 1,
  at: '2026-11-17T10:00:00.000Z',
  ...more,
});

test('what the shop has not heard yet is shown on top of what it has said, other lists aside', () => {
  const shown = showList(list, [
    event({ count: 3 }),
    event({ line: 2, kind: 'missing', count: 4 }),
    event({ order: 8 }),
  ]);
  expect(shown.lines).toMatchObject([
    { picked: 4, left: 0, state: 'full' },
    { missing: 4, left: 0, state: 'short' },
  ]);
  expect(shown).toMatchObject({ picked: 4, wanted: 8, isDone: true, isShort: true });
});

test('the next line is the next that lacks something, around the end to the first', () => {
  expect(findNextLine(list, null)?.line).toBe(1);
  expect(findNextLine(list, 1)?.line).toBe(2);
  expect(findNextLine(list, 2)?.line).toBe(1);
  expect(findNextLine({ lines: [line(1, { left: 0 })] }, 1)).toBeNull();
});
