/** The viewport cookie (365 days, spec 9): which of the three widths the visitor has. Only kept, never in the way. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

export type Viewport = 'mobile' | 'tablet' | 'desktop';

/** The specification's breakpoints. */
export function viewportOf(width: number): Viewport {
  if (width >= 1272) return 'desktop';
  return width >= 768 ? 'tablet' : 'mobile';
}

export function keepViewportCookie(): void {
  let kept: Viewport | undefined;
  const keep = () => {
    const viewport = viewportOf(innerWidth);
    if (viewport === kept) return;
    kept = viewport;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `viewport=${viewport}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
  };
  keep();
  addEventListener('resize', keep, { passive: true });
}
