/** Pipes and what joins and shuts them: sizes and makers as they are printed on them. */
import { svg } from '../prints/draw.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';

const plastics: Record<string, string> = { white: '#f1f2f1', grey: '#b4b9bc', green: '#4f9a6a' };
const plasticOf = (sitter: Sitter): string => plastics[findCode(sitter, 'color') ?? 'white'] ?? '#f1f2f1';

/** Along a pipe: the maker's line on top, the colour of a glass fibre layer in the strip that no camera sees. */
function drawPipe(sitter: Sitter): string {
  const reinforced = sitter.variant === 'pipe-reinforced';
  const [size, wall] = [findNumber(sitter, 'diameter_mm'), findNumber(sitter, 'pipe_wall_mm')];
  const words = `${sitter.brand}  PP-R ${reinforced ? 'GF ' : ''}${size}×${String(wall).replace('.', ',')}  ${reinforced ? 'PN25  95 °C' : 'PN20  70 °C'}`;
  const base = plasticOf(sitter);
  const ink = reinforced ? '#b3321f' : '#3d4a55';
  const line = (y: number) =>
    `<text transform="translate(300 ${y}) rotate(-90)" font-family="Onest" font-weight="700" font-size="38" fill="${ink}">${words}</text>`;
  return svg(600, 1600, [
    `<rect width="600" height="1600" fill="${base}"/>`,
    `<rect width="14" height="1600" fill="${reinforced ? '#c7802f' : base}"/>`,
    `<rect x="390" width="16" height="1600" fill="${ink}" opacity=".8"/>`,
    line(1560),
    line(700),
  ]);
}

/** The shape by its variant, and by what else bends or turns it. */
function toPprKind(sitter: Sitter): string {
  if (sitter.variant.startsWith('pipe')) return 'pipe';
  if (sitter.variant === 'elbow') return `elbow-${findCode(sitter, 'pipe_angle')}`;
  if (sitter.variant === 'coupling-threaded') return `threaded-${findCode(sitter, 'pipe_thread_kind')}`;
  return sitter.variant;
}

const ppr: Recipe = (sitter) => {
  const kind = toPprKind(sitter);
  const color = plasticOf(sitter);
  if (kind !== 'pipe') return { scene: { kind }, fill: { b: { color } } };
  return { scene: { kind }, fill: { a: { color, print: { svg: drawPipe(sitter) }, printPixels: 600 } } };
};

const sewerColors: Record<string, string> = { grey: '#a9aeb1', brown: '#a4552f' };

const sewer: Recipe = (sitter) => {
  const [, kind = '', tone = ''] = /^(.+)-(grey|brown)$/.exec(sitter.variant) ?? [];
  const angle = findNumber(sitter, 'pipe_angle');
  return {
    scene: angle === undefined ? { kind } : { kind, angle },
    fill: { b: { color: sewerColors[tone] ?? '#a9aeb1' } },
  };
};

const coatings: Record<string, string> = { nickel: '#dcdbd8', 'bare-brass': '#dfb865' };

/** Gas is yellow everywhere; the rest is red, as water's handles are. */
const valve: Recipe = (sitter) => {
  const isGas = sitter.variant === 'gas';
  const handle = findCode(sitter, 'valve_handle');
  const shape = {
    kind: isGas ? 'ball' : sitter.variant,
    threads: findCode(sitter, 'pipe_thread_kind') ?? 'inner-inner',
  };
  return {
    scene: handle === undefined ? shape : { ...shape, handle },
    fill: {
      b: { color: isGas ? '#f0b81e' : '#c3262c' },
      c: { color: coatings[findCode(sitter, 'valve_coating') ?? 'nickel'] ?? '#dcdbd8' },
    },
  };
};

export const plumbing = { ppr, sewer, valve };
