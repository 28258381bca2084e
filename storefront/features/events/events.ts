/**
 * The shop's own stream of what visitors do with products: first-party, in batches, without a person in it (ADR 39).
 * Promises nothing to the page: whether it is told or not, nothing else changes.
 */
import { LatePart } from '../../page/hydration/late-part.tsx';

/** Watches the cart and the way to an order. Its code comes after the page. */
export const eventWatch = new LatePart<object>(() => import('./event-watch.tsx'));
