/** A block one step up or down: as few places are written as the step needs. */
import type { Change } from '#contract/office/changes.ts';
import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';

type Placed = Pick<OfficeHomeBlock, 'id' | 'position'>;

/** In the order in which they stand; where two share a place, all get places of their own. */
export function moveBlock(blocks: readonly Placed[], id: number, by: -1 | 1): Change[] {
  const at = blocks.findIndex((block) => block.id === id);
  const [block, other] = [blocks[at], blocks[at + by]];
  if (!block || !other) return [];
  const places = blocks.map(({ position }) => position);
  const isClear = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const wanted = isClear ? places : places.map((_place, index) => 10 * (index + 1));
  const order = blocks.toSpliced(Math.min(at, at + by), 2, ...(by < 0 ? [block, other] : [other, block]));
  return order.flatMap(({ id: each, position: from }, index) => {
    const to = wanted[index] ?? from;
    return to === from ? [] : [{ subject: 'home_block', id: each, field: 'position', from, to }];
  });
}
