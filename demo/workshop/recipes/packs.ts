/** Sacks, tins, pails and canisters: one scene for each size of pack, the brand's face printed on it. */
import { toTitle } from '../../range/product/picture-name.ts';
import { colorOf } from '../prints/colors.ts';
import { barCode, rect, smallPrint, svg, text } from '../prints/draw.ts';
import { drawFace, type Face } from '../prints/pack.ts';
import { toPalette } from '../prints/palette.ts';
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode, findNumber, toAmount } from './amounts.ts';

const KINDS = {
  mix: { ru: 'сухая смесь', kz: 'құрғақ қоспа' },
  paint: { ru: 'краска', kz: 'бояу' },
  enamel: { ru: 'эмаль', kz: 'эмаль' },
  lacquer: { ru: 'лак', kz: 'лак' },
  wood: { ru: 'для дерева', kz: 'ағашқа арналған' },
  primer: { ru: 'грунтовка', kz: 'астар' },
  mastic: { ru: 'мастика', kz: 'мастика' },
  ready: { ru: 'готовый состав', kz: 'дайын қоспа' },
} as const;

function kindOf({ family, variant }: Sitter): Face['kind'] {
  if (family === 'bag') return KINDS.mix;
  if (/primer/.test(variant)) return KINDS.primer;
  if (/enamel/.test(variant)) return KINDS.enamel;
  if (/lacquer/.test(variant)) return KINDS.lacquer;
  if (/wood|antiseptic/.test(variant)) return KINDS.wood;
  if (/bitumen|waterproofing/.test(variant)) return KINDS.mastic;
  return /putty|grout/.test(variant) ? KINDS.ready : KINDS.paint;
}

function toFace(sitter: Sitter): Face {
  const strength = findCode(sitter, 'strength_mark');
  const color = findCode(sitter, 'color') ?? (/^enamel-(.+)$/.exec(sitter.variant)?.[1] || undefined);
  return {
    brand: sitter.brand,
    title: toTitle(sitter),
    kind: kindOf(sitter),
    amount: toAmount(sitter),
    mark: strength === undefined ? undefined : strength.toUpperCase().replace('M', 'М'),
    swatch: color === undefined ? undefined : colorOf(color),
    palette: toPalette(sitter.brandCode),
  };
}

/** Round a sack: front, side, back, side. */
export const bag: Recipe = (sitter) => {
  const isSmall = (findNumber(sitter, 'pack_kg') ?? 25) < 10;
  const [wide, deep, high] = isSmall ? [1.3, 0.56, 1.95] : [1.62, 0.62, 2.5];
  const width = 2200;
  const unit = width / (2 * (wide + deep));
  const [front, side, height] = [wide * unit, deep * unit, Math.round(high * unit)];
  const face = toFace(sitter);
  const { palette } = face;
  const drawSide = (x: number) =>
    [
      rect(x, height * 0.6, side, height * 0.4, palette.main),
      rect(x, height * 0.578, side, height * 0.024, palette.accent),
      rect(x, 0, side, height * 0.065, palette.main),
      text(face.brand, {
        x: x + side * 0.14,
        y: height * 0.2,
        size: height * 0.055,
        color: palette.main,
        fit: side * 0.72,
      }),
      smallPrint(x + side * 0.14, height * 0.26, side * 0.72, 14, palette.ink),
      barCode(x + side * 0.2, height * 0.68, side * 0.5, height * 0.1),
    ].join('');
  const parts = [0, front + side].flatMap((x) => [drawFace(face, x, front, height), drawSide(x + front)]);
  const print = { svg: svg(width, height, [rect(0, 0, width, height, palette.paper), ...parts]) };
  return {
    scene: { shape: isSmall ? 'small' : 'usual' },
    fill: { a: { color: palette.paper, print, printPixels: 2200 } },
  };
};

/** Round a tin or a pail: the face in front (the middle of the wrap), small print beside it. */
function toWrap(face: Face, ratio: number, paper: string): { svg: string } {
  const width = 2000;
  const height = Math.round(width * ratio);
  const side = width * 0.335;
  const faceWidth = width - 2 * side;
  const { palette } = face;
  return {
    svg: svg(width, height, [
      rect(0, 0, width, height, paper),
      rect(0, height * 0.6, width, height * 0.4, palette.main),
      rect(0, height * 0.578, width, height * 0.024, palette.accent),
      rect(0, 0, width, height * 0.065, palette.main),
      drawFace(face, side, faceWidth, height),
      smallPrint(side * 0.35, height * 0.2, side * 0.5, 8, palette.ink),
      smallPrint(width - side * 0.85, height * 0.2, side * 0.5, 8, palette.ink),
      barCode(width - side * 0.8, height * 0.7, side * 0.36, height * 0.14),
    ]),
  };
}

export const can: Recipe = (sitter) => {
  const litres = findNumber(sitter, 'volume_l') ?? findNumber(sitter, 'pack_kg') ?? 2;
  const shape = litres < 1.5 ? 'flat' : litres < 4 ? 'usual' : 'tall';
  const face = toFace(sitter);
  const ratio = { flat: 1.45, usual: 1.81, tall: 2.03 }[shape] / (2 * Math.PI);
  return {
    scene: { shape },
    fill: {
      a: { color: face.palette.paper, print: toWrap(face, ratio, face.palette.paper), printPixels: 1900 },
    },
  };
};

export const bucket: Recipe = (sitter) => {
  const amount = findNumber(sitter, 'pack_kg') ?? findNumber(sitter, 'volume_l') ?? 10;
  const shape = amount < 8 ? 'usual' : 'tall';
  const face = toFace(sitter);
  const isBlack = /bitumen/.test(sitter.variant);
  const plastic = isBlack ? '#24282b' : '#f4f4f1';
  const palette = { ...face.palette, paper: plastic, ink: isBlack ? '#ffffff' : face.palette.ink };
  const named = isBlack ? { ...palette, main: face.palette.accent, onMain: '#16232b' } : palette;
  const ratio = ({ usual: 1.85, tall: 2.25 }[shape] * 0.9) / (2 * Math.PI * 0.94);
  const print = toWrap({ ...face, palette: named }, ratio, plastic);
  return {
    scene: { shape },
    fill: { a: { color: plastic, print, printPixels: 1900 }, b: { color: plastic } },
  };
};

export const canister: Recipe = (sitter) => {
  const isBottle = (findNumber(sitter, 'volume_l') ?? 5) < 2.5;
  const face = toFace(sitter);
  const [width, height] = isBottle ? [900, 1017] : [900, 695];
  const print = {
    svg: svg(width, height, [
      rect(0, 0, width, height, face.palette.paper),
      drawFace(face, 0, width, height),
    ]),
  };
  const plastic = sitter.variant.endsWith('blue')
    ? '#5f9fc4'
    : sitter.variant === 'antiseptic'
      ? '#7fa06a'
      : '#eef0ee';
  return {
    scene: { shape: isBottle ? 'bottle' : 'usual' },
    fill: { a: { color: face.palette.paper, print, printPixels: 620 }, b: { color: plastic } },
  };
};
