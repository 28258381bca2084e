/** Discs, drills and bits: the maker's name and the size are printed on what has room for them. */
import { rect, svg, text } from '../prints/draw.ts';
import { drawCrumbs } from '../prints/floors.ts';
import { type Palette, toPalette } from '../prints/palette.ts';
import type { FillingOrder, Recipe, Scene, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const ring = (radius: number, color: string, width = 0, stroke = 'none') =>
  `<circle cx="500" cy="500" r="${radius}" fill="${color}" stroke="${stroke}" stroke-width="${width}"/>`;

/** Round labels: a field above with the brand, below it what the disc is for. */
function drawLabel(sitter: Sitter, ground: string, palette: Palette, reach: number): string {
  const diameter = findNumber(sitter, 'diameter_mm') ?? 125;
  const purpose = { 'cutting-disc': 'МЕТАЛЛ', 'diamond-solid': 'ПЛИТКА', 'saw-disc': 'АҒАШ · ДЕРЕВО' };
  const words = purpose[sitter.variant as keyof typeof purpose] ?? 'БЕТОН';
  const middle = { x: 500, anchor: 'middle', fit: reach * 1.3 } as const;
  return svg(1000, 1000, [
    rect(0, 0, 1000, 1000, ground),
    ring(reach, palette.paper, 8, palette.main),
    `<path d="M${500 - reach} 500A${reach} ${reach} 0 0 1 ${500 + reach} 500Z" fill="${palette.main}"/>`,
    rect(500 - reach, 496, reach * 2, 14, palette.accent),
    text(sitter.brand, { ...middle, y: 500 - reach * 0.5, size: reach * 0.3, color: palette.onMain }),
    text(words, { ...middle, y: 500 + reach * 0.52, size: reach * 0.17, color: palette.ink }),
    text(`Ø ${diameter}`, { ...middle, y: 500 + reach * 0.76, size: reach * 0.17, color: palette.accent }),
    ring(120, '#5b5e60'),
  ]);
}

const grounds: Record<string, [ground: string, reach: number]> = {
  'cutting-disc': ['#37393a', 330],
  'diamond-segment': ['#a9adb0', 300],
  'diamond-solid': ['#a9adb0', 330],
  'saw-disc': ['#b9bdc0', 300],
};

function fillOf(sitter: Sitter): Record<string, FillingOrder> {
  const palette = toPalette(sitter.brandCode);
  const [ground, reach] = grounds[sitter.variant] ?? [];
  if (ground !== undefined && reach !== undefined)
    return {
      a: { color: ground, print: { svg: drawLabel(sitter, ground, palette, reach) }, printPixels: 520 },
    };
  if (sitter.variant === 'sanding-disc')
    return { a: { color: '#8c4a2c', print: { svg: drawCrumbs('#8c4a2c', 2.2, 0.3) }, printPixels: 520 } };
  if (sitter.variant === 'twist-drill')
    return { c: { color: findCode(sitter, 'accessory_coating') === 'titanium' ? '#d2a24a' : '#c9ccd0' } };
  // Bare steel of any maker looks alike.
  if (sitter.variant === 'sds-bit') return {};
  if (sitter.variant !== 'bit-set') return { b: { color: palette.main } };
  const name = text(sitter.brand, { x: 450, y: 82, size: 74, color: '#ffffff', anchor: 'middle', fit: 800 });
  const label = svg(900, 110, [rect(0, 0, 900, 110, palette.main), name]);
  return { a: { color: palette.main, print: { svg: label }, printPixels: 420 }, b: { color: palette.main } };
}

/** As many as are sold together; whatever is sold singly lies alone, and of sheets by the dozen a pile is shown. */
function sceneOf(sitter: Sitter): Scene {
  const pieces = sitter.variant === 'sanding-disc' ? 1 : (findNumber(sitter, 'accessory_pieces') ?? 1);
  return { kind: sitter.variant, ...(pieces === 1 ? {} : { pieces }) };
}

const accessory: Recipe = (sitter) => ({ scene: sceneOf(sitter), fill: fillOf(sitter) });

export const toolAccessories = { accessory };
