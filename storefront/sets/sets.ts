/** Goods that are sold together. The rest of the shop needs to know only which kinds of them have an address. */
export { SET_MODES } from './set-modes.ts';
