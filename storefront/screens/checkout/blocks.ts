/** Which blocks are open: they open one after another, stay open under one's hands, and close never by themselves. */
import { BLOCKS, type BlockName, countReached, type OrderFault } from './faults.ts';
import type { BlockState } from './parts/block.tsx';

export interface Blocks {
  stateOf: (block: BlockName) => BlockState;
  isDone: (block: BlockName) => boolean;
  isLastReached: boolean;
}

export const FIRST_OPEN: readonly BlockName[] = ['way'];
export const headingOf = (block: BlockName) => `order-${block}`;

/** A press shows everything that is missing, wherever it stands. */
const reachOf = (faults: readonly OrderFault[], wasPressed: boolean): number =>
  wasPressed ? BLOCKS.length + 1 : countReached(faults);

const isFaulty = (block: BlockName, faults: readonly OrderFault[]): boolean =>
  faults.some((fault) => fault.block === block);

/** With those that are reached and lack something; the same list where there are none. */
export function withMissing(
  opened: readonly BlockName[],
  faults: readonly OrderFault[],
  wasPressed: boolean,
): readonly BlockName[] {
  const reached = BLOCKS.slice(0, reachOf(faults, wasPressed));
  const missing = reached.filter((block) => isFaulty(block, faults) && !opened.includes(block));
  return missing.length > 0 ? [...opened, ...missing] : opened;
}

export function toBlocks(
  opened: readonly BlockName[],
  faults: readonly OrderFault[],
  wasPressed: boolean,
): Blocks {
  const reached = reachOf(faults, wasPressed);
  return {
    stateOf: (block) =>
      BLOCKS.indexOf(block) >= reached ? 'waiting' : opened.includes(block) ? 'open' : 'closed',
    isDone: (block) => BLOCKS.indexOf(block) < reached && !isFaulty(block, faults),
    isLastReached: reached > BLOCKS.length,
  };
}
