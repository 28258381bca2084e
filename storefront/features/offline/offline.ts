/**
 * The shop without a network: the page that a browser keeps, and the keeper of what its owner reads there. Promises that
 * nothing private is kept by the service worker, and that what a page keeps is forgotten with its owner (ADR 38).
 */
import { LatePart } from '../../page/hydration/late-part.tsx';

export { renderOffline } from './offline-document.ts';

/** Nobody waits for it: its code comes after the page. */
export const offlineKeeper = new LatePart<object>(() => import('./offline-keeper.tsx'));
