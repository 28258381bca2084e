/** --petrol-dark, the header's ground, for the bar of the browser above it; the manifest says the same. */
export const THEME_COLOUR = '#073b45';
