/** The colours of the invented brands' packs: each brand keeps its own over its whole range. */
export interface Palette {
  /** the ground of the pack */
  paper: string;
  main: string;
  accent: string;
  /** words on the ground, and words on the main colour */
  ink: string;
  onMain: string;
}

const palettes: readonly Palette[] = [
  { paper: '#fbf7ee', main: '#0e5a63', accent: '#e8912d', ink: '#1d2a2e', onMain: '#ffffff' },
  { paper: '#f6f4ef', main: '#b3321f', accent: '#f0b429', ink: '#2a1d1a', onMain: '#ffffff' },
  { paper: '#f4f6f4', main: '#1f5a36', accent: '#c9a227', ink: '#18251c', onMain: '#ffffff' },
  { paper: '#f3f5f8', main: '#1d4e89', accent: '#f26a3d', ink: '#17212f', onMain: '#ffffff' },
  { paper: '#f7f2ea', main: '#5b3a29', accent: '#d98e3a', ink: '#2a201a', onMain: '#fff7ec' },
  { paper: '#f5f3f7', main: '#4a3470', accent: '#e3b23c', ink: '#231b30', onMain: '#ffffff' },
  { paper: '#f8f6ee', main: '#22313a', accent: '#ffc229', ink: '#16232b', onMain: '#ffffff' },
  { paper: '#f2f6f6', main: '#0f7d82', accent: '#ef7d57', ink: '#12292b', onMain: '#ffffff' },
  { paper: '#f8f3ef', main: '#c2551b', accent: '#2f4858', ink: '#2c1d14', onMain: '#ffffff' },
  { paper: '#f4f5ee', main: '#6a7b1f', accent: '#d9541e', ink: '#23270f', onMain: '#ffffff' },
];

/** The same on every machine and in every order of brands. */
export function toPalette(brandCode: string): Palette {
  let sum = 7;
  for (const letter of brandCode) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const [first] = palettes;
  const palette = palettes[sum % palettes.length] ?? first;
  if (!palette) throw new Error('there is no palette');
  return palette;
}
