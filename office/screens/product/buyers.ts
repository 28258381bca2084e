import type { ShownBuyer } from '#contract/office/price-story.ts';

/** Whom prices and pages are shown as. */
export const BUYERS: readonly ShownBuyer[] = ['visitor', 'club', 'pro', 'wholesale'];
