/**
 * Goods that are chosen together, as the rest of the shop shows them: cards of sets on a shelf, the sets of a product, the
 * three ways into them. Hides what a card is made of and how its picture is named.
 */
export { findSets, type ShelfSet } from './find-sets.ts';
export { ProductSets } from './product-sets.tsx';
export { SetModes } from './set-modes.tsx';
export { SetShelf } from './set-shelf.tsx';
