/** Which blocks are open: they open one after another, stay open under the buyer's hands, and close never by themselves. */
import { useState } from 'react';
import { BLOCKS, type BlockName, countReached, type OrderFault } from './faults.ts';
import type { BlockState } from './parts/block.tsx';

export interface Blocks {
  stateOf: (block: BlockName) => BlockState;
  isDone: (block: BlockName) => boolean;
  isLastReached: boolean;
  edit: (block: BlockName) => void;
}

export const headingOf = (block: BlockName) => `order-${block}`;

export function useBlocks(faults: readonly OrderFault[], wasPressed: boolean): Blocks {
  const [opened, setOpened] = useState<readonly BlockName[]>(['way']);
  // A press shows everything that is missing, wherever it stands.
  const reached = wasPressed ? BLOCKS.length + 1 : countReached(faults);
  const isFaulty = (block: BlockName) => faults.some((fault) => fault.block === block);
  const missing = BLOCKS.filter((block, at) => at < reached && isFaulty(block) && !opened.includes(block));
  if (missing.length > 0) setOpened([...opened, ...missing]);
  return {
    stateOf: (block) =>
      BLOCKS.indexOf(block) >= reached ? 'waiting' : opened.includes(block) ? 'open' : 'closed',
    isDone: (block) => BLOCKS.indexOf(block) < reached && !isFaulty(block),
    isLastReached: reached > BLOCKS.length,
    edit(block) {
      setOpened([...opened, block]);
      // The button goes with the summary: the title takes the focus, the fields follow it.
      requestAnimationFrame(() => document.getElementById(headingOf(block))?.focus());
    },
  };
}
