/**
 * The lists a browser keeps for its visitor, and their products. Hides the local storage and the call that finds the
 * products by their codes; whoever uses it knows codes and products only.
 */
export { KeptState } from './kept-state.tsx';
export { savedLists } from './saved-lists.ts';
export { type KeptProducts, useProducts } from './use-products.ts';
export { useSavedList } from './use-saved-list.ts';
