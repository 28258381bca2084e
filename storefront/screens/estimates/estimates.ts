/**
 * Estimates as the rest of the shop sees them: the page that a link opens, and buttons that make an estimate of
 * goods that lie elsewhere, add them to one, or take the goods of one. Whoever uses it knows product codes and counts only.
 */
export { FromEstimate } from './from-estimate.tsx';
export { IntoEstimate } from './into-estimate.tsx';
export { toRecalculation } from './recalculation.ts';
export { SaveAsEstimate } from './save-as-estimate.tsx';

export const loadSharedEstimate = () => import('./shared-estimate-part.tsx');
