/** The colours that properties and variants name, as paint shows them. */
const colors: Record<string, string> = {
  white: '#f4f4f1',
  ivory: '#efe6cf',
  cream: '#efe4cc',
  beige: '#dcc9a6',
  sand: '#d2b98c',
  black: '#1d1f21',
  graphite: '#4a5156',
  anthracite: '#3b4146',
  grey: '#9aa0a3',
  'light-grey': '#c9cdce',
  silver: '#b9bfc3',
  brown: '#6f452b',
  chocolate: '#4a2e1f',
  coffee: '#5d4030',
  'red-brown': '#7b3424',
  'golden-brown': '#a3642a',
  terracotta: '#b3552f',
  copper: '#b0653a',
  bronze: '#7d5c36',
  gold: '#c79c40',
  red: '#b02a20',
  cherry: '#6d1722',
  wine: '#6a1a24',
  pink: '#e3aba8',
  orange: '#dd7420',
  yellow: '#eeb726',
  ochre: '#c08527',
  lime: '#9fbd3a',
  olive: '#707339',
  green: '#2f6b40',
  blue: '#1f5c86',
  'light-blue': '#7fb4d0',
  lavender: '#ab9cca',
  peach: '#eebb94',
  caramel: '#ad6c33',
  jasmine: '#efd27c',
  transparent: '#e9efef',
  clear: '#f1e7cf',
  oak: '#b98d5c',
  pine: '#d6ac6c',
  rosewood: '#5c2a22',
  teak: '#9a683a',
  walnut: '#70492e',
  wenge: '#3b2a21',
  champagne: '#dcc9a0',
  'yellow-green': '#b9c33a',
};

const UNKNOWN = '#b9b4a8';

/** The colour that the words name: `enamel-golden-brown` is golden brown, `x-white` white. */
export function colorOf(words: string): string {
  const parts = words.split('-');
  for (let start = 0; start < parts.length; start++) {
    const color = colors[parts.slice(start).join('-')];
    if (color !== undefined) return color;
  }
  return UNKNOWN;
}
