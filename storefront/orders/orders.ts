/** Orders as the rest of the shop sees them: the one line that tells what happens next with an order. */
export { sayNext } from './order-promise.ts';
