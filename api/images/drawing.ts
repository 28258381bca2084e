/** Which drawing stands for a picture's family, in the colour its variant names. */
import type { PictureSubject } from './images.queries.ts';
import { type Paint, shapes } from './shapes.ts';
import { things } from './things.ts';

const drawings = { ...shapes, ...things };

/** Families by the drawing they share; a family that bears a drawing's own name needs no entry. */
const families: Record<string, string> = Object.fromEntries(
  Object.entries({
    bucket: 'can paint enamel varnish tint grout',
    canister: 'primer',
    tube: 'sealant foam-can glue',
    box: 'pack underlay toolset bath-furniture installation furniture mosquito-net wallpaper-glue storage container',
    sheet: 'drywall osb plywood polycarbonate xps foam roof metal-tile profiled-sheet',
    board: 'laminate parquet vinyl sill skirting timber decking siding wall-panel windowsill lumber facade',
    tile: 'porcelain stone tile-ornament mosaic',
    door: 'entrance-door',
    brick: 'block aerated-block aerated',
    roll: 'wallpaper linoleum carpet membrane shingle wool insulation film mesh waterproofing roof-soft',
    profile: 'rebar molding casing skirting gutter trim track spacer plinth metal',
    pipe: 'ppr sewer valve fitting',
    coil: 'cable extension hose watering wire',
    tank: 'boiler water-heater heater',
    radiator: 'towel-rail',
    socket: 'switch door-hardware hardware',
    breaker: 'panel switchboard',
    bulb: 'lamp',
    luminaire: 'chandelier spotlight',
    drill: 'hammer-drill grinder rotary-hammer power',
    tool: 'hand paint-tool roller accessory garden',
    measure: 'level laser',
    screws: 'anchor dowel fastener',
    mower: 'trimmer garden-power',
    bottle: 'chemistry household',
    shelf: 'rack',
  }).flatMap(([drawing, names]) => names.split(' ').map((name) => [name, drawing])),
);

const LABEL = '#0b5563';
const colors: Record<string, Paint> = {
  white: { fill: '#eef0ef', dark: '#b9c2c4', tint: '#dfe5e6' },
  black: { fill: '#39434a', dark: '#20282d', tint: '#5a666e' },
  grey: { fill: '#b4bbbd', dark: '#8a959b', tint: '#d5dadb' },
  graphite: { fill: '#59646b', dark: '#3c464c', tint: '#87929a' },
  oak: { fill: '#d7b27c', dark: '#a9824d', tint: '#ecd2a8' },
  walnut: { fill: '#8e5f3b', dark: '#643f24', tint: '#b98a63' },
  wenge: { fill: '#54392c', dark: '#38251c', tint: '#7c5a49' },
  beige: { fill: '#e4d6bd', dark: '#bda985', tint: '#f1e8d8' },
  brown: { fill: '#8a5a3a', dark: '#623d25', tint: '#b3835f' },
  red: { fill: '#b9503f', dark: '#87352a', tint: '#d98573' },
  green: { fill: '#5c8d63', dark: '#3d6644', tint: '#9cc0a1' },
  blue: { fill: '#3f7a94', dark: '#2a566b', tint: '#8db8ca' },
  yellow: { fill: '#efb93a', dark: '#b98716', tint: '#fbdf95' },
  copper: { fill: '#c27f4e', dark: '#8e5730', tint: '#e2ae86' },
  chrome: { fill: '#cfd6d9', dark: '#8d989e', tint: '#e9eef0' },
  plain: { fill: '#d8cdb8', dark: '#ab9c7f', tint: LABEL },
};
const words: Record<string, string> = {
  silver: 'chrome',
  steel: 'chrome',
  zinc: 'chrome',
  wood: 'oak',
  pine: 'oak',
  gypsum: 'white',
  cement: 'grey',
  concrete: 'grey',
  marble: 'white',
  anthracite: 'graphite',
  terracotta: 'red',
  cream: 'beige',
  ash: 'beige',
};

function paintOf(variant: string): Paint {
  for (const word of variant.split('-').toReversed()) {
    const paint = colors[words[word] ?? word];
    if (paint) return paint;
  }
  return { fill: '#d8cdb8', dark: '#ab9c7f', tint: LABEL };
}

/** A ruler along the bottom and the side: the second picture of a product, with its sizes. */
const RULERS = `<path d="M70 362h260M48 70v250" stroke="#4a5a63" stroke-width="2.500"/><path d="M70 352v20M330 352v20M38 70h20M38 320h20" stroke="#4a5a63" stroke-width="2.500"/>`;

/** An SVG picture of `family/variant` or one of its views (`/size`, `/detail`); a family that nobody drew is a box. */
export function drawPicture({ name }: PictureSubject): string {
  const [family = '', variant = '', view = ''] = name.split('/');
  const draw = drawings[family] ?? drawings[families[family] ?? 'box'] ?? shapes.box;
  const thing = draw?.(paintOf(variant)) ?? '';
  const box = view === 'detail' ? '130 130 160 160' : '0 0 400 400';
  const shadow = '<ellipse cx="200" cy="334" rx="120" ry="14" fill="#16232b" opacity=".12"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="896" height="896" viewBox="${box}">` +
    `<rect width="400" height="400" fill="#f7f7f4"/>${shadow}${thing}${view === 'size' ? RULERS : ''}</svg>`
  );
}
