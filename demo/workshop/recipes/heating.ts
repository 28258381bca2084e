/** Boilers, water heaters and pumps: white or painted housings with the maker's name and rating. */
import { rect, svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findNumber } from './amounts.ts';
import { isDark, paintOf } from './paints.ts';
import { radiator } from './radiators.ts';

/** What stands on the front: the brand, a line under it, the figure shoppers compare. */
function drawPlate(sitter: Sitter, ground: string, figure: string, ratio: number): string {
  const [width, height] = [600, Math.round(600 * ratio)];
  const { main, accent } = toPalette(sitter.brandCode);
  const dark = isDark(ground);
  const size = Math.min(112, height * 0.3);
  const top = ratio > 1 ? height * 0.2 : height * 0.42;
  return svg(width, height, [
    rect(0, 0, width, height, ground),
    text(sitter.brand, {
      x: 300,
      y: top,
      size,
      color: dark ? '#f4f4f2' : main,
      anchor: 'middle',
      fit: 520,
    }),
    rect(220, top + size * 0.28, 160, 9, accent, 4),
    text(figure, {
      x: 300,
      y: top + size * 1.25,
      size: size * 0.62,
      color: dark ? '#d6d8da' : '#4a5359',
      anchor: 'middle',
      fit: 520,
    }),
  ]);
}

const write = (figure: number | undefined): string => String(figure ?? '').replace('.', ',');

/** Height of the printed plate against its width, as families/appliance.py lays it. */
const plates: Record<string, number> = { round: 1.8, flat: 2, gas: 10 / 18, instant: 8 / 13 };

const waterHeater: Recipe = (sitter) => {
  const litres = findNumber(sitter, 'volume_l');
  const flow = findNumber(sitter, 'water_heater_flow');
  const figure = litres === undefined ? `${write(flow)} л/мин` : `${write(litres)} л`;
  const color = paintOf(sitter);
  const print = { svg: drawPlate(sitter, color, figure, plates[sitter.variant] ?? 1) };
  return {
    stage: 'appliance',
    scene: { kind: sitter.variant },
    fill: { a: { color, print, printPixels: 420 }, b: { color } },
  };
};

const boiler: Recipe = (sitter) => {
  const isStove = sitter.variant === 'solid-fuel' || sitter.variant === 'pellet';
  const color = isStove ? '#7f2f25' : '#f3f4f4';
  const figure = `${write(findNumber(sitter, 'boiler_power_kw'))} кВт`;
  const print = { svg: drawPlate(sitter, isStove ? '#2a2c2e' : color, figure, 0.57) };
  return {
    stage: 'appliance',
    scene: { kind: sitter.variant },
    fill: { a: { color, print, printPixels: 420 }, b: { color } },
  };
};

/** The name plate: brand above, head or power below. */
function drawRating(sitter: Sitter, ground: string, ratio: number, foot: string): string {
  const [width, height] = [500, Math.round(500 * ratio)];
  const { main, accent } = toPalette(sitter.brandCode);
  const head = `${write(findNumber(sitter, 'pump_head_m'))} м · ${write(findNumber(sitter, 'pump_power_w'))} Вт`;
  return svg(width, height, [
    rect(0, 0, width, height, ground),
    rect(0, 0, width, height * 0.5, main),
    rect(0, height * 0.5, width, height * 0.05, accent),
    text(sitter.brand, {
      x: 250,
      y: height * 0.36,
      size: Math.min(104, height * 0.34),
      color: '#ffffff',
      anchor: 'middle',
      fit: 420,
    }),
    text(head, {
      x: 250,
      y: height * 0.82,
      size: Math.min(66, height * 0.24),
      color: '#22313a',
      anchor: 'middle',
      fit: 440,
    }),
    rect(0, height * 0.97, width, height * 0.03, foot),
  ]);
}

/** A plate on a motor has its own ground; on a plastic housing the print's foot is the housing's colour. */
const pump: Recipe = (sitter) => {
  const { main } = toPalette(sitter.brandCode);
  const ratios: Record<string, number> = { borehole: 1.3, drainage: 0.62, faecal: 0.62, circulation: 0.7 };
  const body = sitter.variant === 'borehole' || sitter.variant === 'drainage' ? '#24282b' : main;
  const ground = sitter.variant === 'borehole' ? '#eceeee' : '#f4f5f4';
  const print = {
    svg: drawRating(
      sitter,
      ground,
      ratios[sitter.variant] ?? 0.45,
      sitter.variant === 'drainage' ? main : '#5d6468',
    ),
  };
  return {
    scene: { kind: sitter.variant },
    fill: {
      a: { color: ground, print, printPixels: 300 },
      b: { color: sitter.variant === 'faecal' ? '#2f4858' : body },
    },
  };
};

export const heating = { boiler, pump, radiator, 'water-heater': waterHeater };
