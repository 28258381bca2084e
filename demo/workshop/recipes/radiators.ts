/** Radiators of all kinds, and what heats a floor. */
import { rect, svg, text } from '../prints/draw.ts';
import type { Order, Recipe, Scene, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { paintOf } from './paints.ts';

const drawDisplay = (brand: string): string =>
  svg(600, 600, [
    rect(0, 0, 600, 600, '#0b0d10'),
    text('24,5°', { x: 300, y: 330, size: 170, color: '#bfe9f5', anchor: 'middle' }),
    text(brand, { x: 300, y: 110, size: 60, color: '#8b979e', anchor: 'middle', fit: 400 }),
    ...[150, 300, 450].map((x) => rect(x - 34, 480, 68, 12, '#7c8a92', 6)),
  ]);

/** Of floor heating: a mat, a thermostat, or a cable on a coil. */
function toFloorHeating(sitter: Sitter): Order {
  const kind = findCode(sitter, 'kind');
  if (kind === 'heating-cable')
    return { stage: 'coil', scene: { thick: 0.045 }, fill: { b: { color: '#b3321f' } } };
  const b = { color: '#f3f4f4' };
  if (kind === 'heating-mat') return { stage: 'heater', scene: { kind: 'mat' }, fill: { b } };
  const a = { color: '#0b0d10', print: { svg: drawDisplay(sitter.brand) }, printPixels: 420 };
  return { stage: 'heater', scene: { kind: 'thermostat' }, fill: { a, b } };
}

/** A panel is as wide and high as its name tells; how deep it is tells whether one, two or three stand behind each other. */
function toPanels(sitter: Sitter): Scene {
  const [wide = 800, deep = 100, high = 500] = sitter.sizeMm;
  return {
    wide: wide / 10,
    high: high / 10,
    panels: deep < 80 ? 1 : deep < 130 ? 2 : 3,
    pipes: findCode(sitter, 'radiator_connection') === 'bottom' ? 'below' : 'side',
  };
}

export const radiator: Recipe = (sitter) => {
  const fill = { b: { color: paintOf(sitter) } };
  if (sitter.variant === 'steel') return toFloorHeating(sitter);
  if (sitter.variant === 'steel-panel') return { stage: 'steel-radiator', scene: toPanels(sitter), fill };
  const sections = findNumber(sitter, 'radiator_sections') ?? 8;
  if (sitter.variant === 'oil') return { stage: 'heater', scene: { kind: 'oil', ribs: sections }, fill };
  return { scene: { sections, axis: findNumber(sitter, 'radiator_axis_mm') ?? 500 }, fill };
};
