/**
 * The lists of a visitor, and their products. Hides where they are kept (the local storage, for a user's favourites and
 * comparison the server), the merging at login, the live updates, and the call that finds products by their codes;
 * whoever uses it knows codes and products only.
 */
export { Failed, Kept, KeptPlace, KeptState } from './kept-state.tsx';
export { ListOwner } from './list-owner.ts';
export { savedLists } from './saved-lists.ts';
export { useProducts } from './use-products.ts';
export { useIsSaved, useSavedList } from './use-saved-list.ts';
