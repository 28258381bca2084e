/**
 * Estimates as the rest of the shop sees them: the page that a link opens, and a button that makes an estimate of
 * goods that lie elsewhere. Whoever uses it knows product codes and counts only.
 */
export { SaveAsEstimate } from './save-as-estimate.tsx';

export const loadSharedEstimate = () => import('./shared-estimate-part.tsx');
