/**
 * Colours of goods by the words their properties and pictures use, for whatever draws them: rooms, plans,
 * pictures. A word nobody knows has no colour.
 */
const colors: Record<string, string> = {
  white: '#f1f1ee',
  ivory: '#f0e8d4',
  cream: '#efe4cc',
  beige: '#e0d0b2',
  sand: '#d9c39a',
  champagne: '#e3d3ae',
  straw: '#e6cf8c',
  peach: '#f0c3a0',
  caramel: '#b8793f',
  jasmine: '#f3dd94',
  black: '#33393d',
  graphite: '#555e64',
  anthracite: '#474f55',
  grey: '#a9b0b3',
  'light-grey': '#cdd2d3',
  silver: '#c3cacd',
  chrome: '#cdd5d9',
  zinc: '#bcc5c9',
  steel: '#b4bdc2',
  brown: '#835637',
  chocolate: '#5b3a28',
  coffee: '#6f4d39',
  'red-brown': '#83412f',
  'golden-brown': '#ab6d2f',
  terracotta: '#b9603f',
  copper: '#b9734a',
  bronze: '#8c6a43',
  gold: '#cfa84e',
  red: '#b8402f',
  cherry: '#7d2734',
  wine: '#7a2631',
  pink: '#e2b2b0',
  orange: '#e08434',
  yellow: '#edbb3c',
  ochre: '#c68f32',
  lime: '#a9c24b',
  olive: '#7f8147',
  green: '#4f8459',
  blue: '#356f92',
  'light-blue': '#8bb9d0',
  lavender: '#b4a7cf',
  oak: '#cfa874',
  'oak-grey': '#b0a391',
  'oak-light': '#dfc39a',
  'oak-bleached': '#e2d5c0',
  'oak-dark': '#8d6541',
  'oak-natural': '#c79c63',
  ash: '#d9c8a8',
  'ash-white': '#e9e3d6',
  'ash-bleached': '#e6dccb',
  elm: '#b58d5f',
  maple: '#e0bd8a',
  pine: '#e2bf83',
  beech: '#d9aa78',
  larch: '#c5864c',
  thermo: '#7b5236',
  teak: '#a06c3c',
  walnut: '#84583a',
  wenge: '#4b362c',
  mahogany: '#743c2c',
  rosewood: '#653129',
  wood: '#cfa874',
  osb: '#d3ab6a',
  plywood: '#dab984',
  film: '#5a3a2c',
  marble: '#eceae5',
  granite: '#8f9294',
  travertine: '#d9cbb0',
  concrete: '#b3b4b1',
  cement: '#b5b8b8',
  gypsum: '#efeeea',
  limestone: '#dfd6c0',
  clinker: '#8a4a38',
  facing: '#c9926a',
  fire: '#ddb98c',
  bitumen: '#3d3f40',
  cork: '#c59a66',
  foil: '#c9d1d5',
  clear: '#dbe7ea',
  transparent: '#dbe7ea',
  stone: '#a8a296',
};

const TONED = new Set(['stone', 'oak', 'ash', 'elm', 'maple', 'pine', 'beech', 'walnut', 'larch']);
const WEATHERED = '#aea391';

/** A colour lighter (above 0) or darker (below 0) by a part of the way to white or black. */
export function shade(color: string, amount: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const target = amount > 0 ? 255 : 0;
  return `#${parts
    .map((part) =>
      Math.round(part + (target - part) * Math.abs(amount))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const TONES: Record<string, number> = { light: 0.3, bleached: 0.45, dark: -0.3, grey: 0 };

/** The colour that the words name: the longest name first, the last word before the others; then its tone. */
export function findColor(words: string): string | null {
  const parts = words.split('-');
  const wood = parts.find((part) => TONED.has(part));
  const tone = parts.find((part) => Object.hasOwn(TONES, part));
  if (wood && tone && !(wood === 'stone' && tone === 'grey') && !Object.hasOwn(colors, `${wood}-${tone}`)) {
    return tone === 'grey' ? WEATHERED : shade(colors[wood] ?? WEATHERED, TONES[tone] ?? 0);
  }
  for (let length = Math.min(3, parts.length); length > 0; length--) {
    for (let start = parts.length - length; start >= 0; start--) {
      const name = parts.slice(start, start + length).join('-');
      const color = Object.hasOwn(colors, name) ? colors[name] : undefined;
      if (color) return color;
    }
  }
  return null;
}
