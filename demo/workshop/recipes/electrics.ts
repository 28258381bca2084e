/** What hangs on a rail, in a wall or on a lead: ratings as the makers print them. */
import { findValue } from '../../range/product/picture-name.ts';
import { rect, svg, text } from '../prints/draw.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber } from './amounts.ts';
import { paintOf } from './paints.ts';

const ink = '#3a4247';

function ratingOf(sitter: Sitter): string {
  return `${(findCode(sitter, 'breaker_curve') ?? '').toUpperCase()}${findNumber(sitter, 'electric_current_a')}`;
}

/** A hundred units a centimetre; the levers hide the middle, the strip at the foot is their colour. */
function drawFront(sitter: Sitter, modules: number): string {
  const width = Math.round(177 * modules - 20);
  const [height, foot] = [387, 23];
  const { main, accent } = toPalette(sitter.brandCode);
  const leakage = findNumber(sitter, 'breaker_leakage_ma');
  const room = width - 24;
  const capacity = String((findNumber(sitter, 'breaker_capacity_ka') ?? 6) * 1000);
  const isLeaking = leakage !== undefined;
  const isNarrow = modules === 1;
  const rating = isLeaking ? `${ratingOf(sitter)} A` : ratingOf(sitter);
  const middle = { x: width / 2, anchor: 'middle', color: ink } as const;
  const right = { x: width - 92, anchor: 'middle', color: ink } as const;
  return svg(width, height, [
    rect(0, 0, width, height, '#f3f4f3'),
    rect(0, 0, width, 12, main),
    text(sitter.brand, {
      x: 14,
      y: isNarrow ? 48 : 58,
      size: isNarrow ? 34 : 42,
      color: main,
      fit: isNarrow ? room : room * 0.5,
    }),
    isNarrow
      ? text(rating, { ...middle, y: 92, size: 46, fit: room })
      : text(rating, { x: width - 14, y: 68, size: 58, color: ink, anchor: 'end', fit: room * 0.45 }),
    isLeaking ? text(`${leakage} mA`, { ...right, y: 150, size: 28, fit: 160 }) : '',
    isLeaking
      ? text(`~ ${(findCode(sitter, 'breaker_leak_type') ?? 'ac').toUpperCase()}`, {
          ...right,
          y: 182,
          size: 25,
        })
      : '',
    isLeaking ? text('ТЕСТ', { ...right, y: 224, size: 20 }) : '',
    text('230/400 V~', { ...middle, y: 322, size: 20, weight: 400, fit: room }),
    `<rect x="${width / 2 - 46}" y="332" width="92" height="26" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
    text(capacity, { ...middle, y: 353, size: 22 }),
    rect(0, height - foot, width, foot, isLeaking ? '#2b3034' : main),
    rect(width * 0.7, height - foot, width * 0.3, foot, isLeaking ? accent : main),
  ]);
}

const breaker: Recipe = (sitter) => {
  const modules = findNumber(sitter, 'breaker_modules') ?? 1;
  const test = findNumber(sitter, 'breaker_leakage_ma') === undefined ? 'no' : 'yes';
  const print = { svg: drawFront(sitter, modules) };
  return {
    scene: { modules, test },
    fill: { a: { color: '#f3f4f3', print, printPixels: 240 * modules }, b: { color: '#eceeed' } },
  };
};

/** Household leads and surge filters are strips; the rest is what it is called. */
const extension: Recipe = (sitter) => {
  const isStrip = sitter.variant === 'home' || sitter.variant === 'surge';
  const sockets = findNumber(sitter, 'extension_sockets') ?? 4;
  const hasSwitch = sitter.variant === 'surge' || findValue(sitter, 'extension_switch') === true;
  return {
    scene: isStrip
      ? { kind: 'strip', sockets, switch: hasSwitch ? 'yes' : 'no' }
      : { kind: sitter.variant, sockets },
    fill: { b: { color: paintOf(sitter) } },
  };
};

export const electrics = { breaker, extension };
