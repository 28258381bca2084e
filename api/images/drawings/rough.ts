/** Walls, frames and roofs: bricks, blocks, timber, steel, profiles, gutters. */
import {
  circle,
  type Draw,
  ellipse,
  has,
  line,
  lit,
  METAL,
  path,
  rect,
  STEEL_DARK,
  shadow,
  times,
  tube,
} from './brush.ts';
import { type Paint, shade, toPaint } from './paint.ts';
import { findTexture } from './textures.ts';

/** A brick or block in a skewed view: front, top, side. */
const cuboid = (x: number, y: number, w: number, h: number, d: number, { fill, light, dark }: Paint) =>
  rect(x, y, w, h, fill) +
  rect(x, y, w, h, 'url(#face)') +
  path(`M${x} ${y}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}z`, light) +
  path(`M${x + w} ${y}l${d} ${-d * 0.6}v${h}l${-d} ${d * 0.6}z`, dark);

const brick: Draw = ({ paint, kind }) => {
  const holes = (x: number, y: number) =>
    times(6, (i) =>
      ellipse(
        x + 34 + (i % 3) * 34 + (i > 2 ? 8 : 0),
        y - 8 - (i > 2 ? 10 : 0),
        8,
        3,
        shade(paint.dark, -0.4),
      ),
    );
  const one = (x: number, y: number) =>
    cuboid(x, y, 122, 56, 34, paint) + (has(kind, 'hollow') || has(kind, 'facing') ? holes(x, y) : '');
  return shadow(205, 334, 145) + one(66, 270) + one(194, 270) + one(130, 204);
};

const block: Draw = ({ paint, kind }) => {
  const speckles = (x: number, y: number, w: number, h: number) =>
    times(18, (i) =>
      circle(
        x + 8 + ((i * 37) % (w - 16)),
        y + 8 + ((i * 53) % (h - 16)),
        2 + (i % 3),
        paint.dark,
        'opacity=".45"',
      ),
    );
  const thin = has(kind, 'partition');
  const one = (x: number, y: number) =>
    cuboid(x, y, 190, 92, thin ? 30 : 64, paint) +
    speckles(x, y, 190, 92) +
    (has(kind, 'grooved') ? rect(x + 40, y + 22, 44, 14, paint.dark, 7) : '');
  return shadow(205, 334, 145) + one(74, 238) + one(96, 132);
};

const timber: Draw = ({ paint, kind }) => {
  const beam = has(kind, 'beam');
  const grain = findTexture('timber', 'board') ?? (() => '');
  const bar = (x: number, y: number, w: number, h: number) =>
    path(`M${x + w} ${y}l120-66v${h}l-120 66z`, paint.dark) +
    path(`M${x} ${y}l120-66h${w}l-120 66z`, paint.light) +
    line(`M${x + w * 0.3} ${y - 2}l116-64M${x + w * 0.7} ${y - 2}l116-64`, paint.dark, 1.5, 'opacity=".5"') +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">${grain(paint)}</svg>` +
    ellipse(
      x + w / 2,
      y + h / 2,
      w * 0.28,
      h * 0.28,
      'none',
      `stroke="${paint.dark}" stroke-width="2" opacity=".7"`,
    );
  const [w, h] = beam ? [84, 84] : has(kind, 'batten') ? [46, 46] : [86, 30];
  const rows = beam ? 2 : 4;
  return (
    shadow(205, 330, 140) +
    times(rows, (row) => times(2, (column) => bar(66 + column * (w + 8), 300 - h - row * (h + 4), w, h)))
  );
};

const rebar: Draw = ({ paint, kind }) =>
  has(kind, 'coil')
    ? shadow(200, 330, 130) +
      times(6, (i) =>
        ellipse(
          200,
          300 - i * 22,
          112,
          38,
          'none',
          `stroke="${i % 2 ? STEEL_DARK : paint.fill}" stroke-width="13"`,
        ),
      )
    : shadow(205, 320, 140) +
      times(6, (i) => {
        const way = `M${70 + i * 22} ${300 - (i % 2) * 14}L${250 + i * 18} ${92 + (i % 3) * 10}`;
        return (
          tube(way, '#7b6f68', 15, 'round') + line(way, '#4c443f', 11, 'stroke-dasharray="2 8" opacity=".6"')
        );
      });

const profile: Draw = ({ kind }) => {
  const metal = toPaint('#b9c3c8');
  const side = has(kind, 'u') ? 40 : 28;
  const isAngle = has(kind, 'angle') || has(kind, 'beacon');
  const one = (x: number, y: number) => {
    const back = path(
      `M${x} ${y}l190-150v-${side}l-190 150z`,
      metal.light,
      `stroke="${STEEL_DARK}" stroke-width="1.5"`,
    );
    const floor = path(
      `M${x} ${y}l190-150 44 14-190 150z`,
      metal.fill,
      `stroke="${STEEL_DARK}" stroke-width="1.5"`,
    );
    const front = path(`M${x + 44} ${y + 14}l190-150v-${side}l-190 150z`, metal.dark, 'opacity=".88"');
    const holes = times(9, (i) => circle(x + 30 + i * 20, y - 8 - i * 16, 5, STEEL_DARK));
    const lip = has(kind, 'c') ? 'l-12-4' : '';
    const end = line(`M${x} ${y - side}v${side}l44 14${isAngle ? '' : `v-${side}${lip}`}`, STEEL_DARK, 4);
    return back + floor + (has(kind, 'beacon') ? holes : '') + (isAngle ? '' : front) + end;
  };
  return shadow(205, 322, 140) + one(70, 244) + one(92, 312);
};

const gutter: Draw = ({ paint, kind }) => {
  if (has(kind, 'downpipe'))
    return (
      shadow(200, 338, 60) +
      lit('M166 62h68v270q-34 14-68 0z', paint.fill, 'round') +
      rect(160, 62, 80, 34, paint.dark, 6) +
      rect(160, 62, 80, 34, 'url(#round)', 6)
    );
  if (has(kind, 'elbow'))
    return (
      shadow(220, 332, 90) +
      tube('M150 84v70q0 40 40 60l50 26q30 16 30 56v24', paint.fill, 66) +
      rect(112, 74, 76, 24, paint.dark, 5)
    );
  if (has(kind, 'outlet'))
    return (
      shadow(200, 334, 80) +
      lit('M86 132h228q-6 74-70 84v104h-88v-104q-64-10-70-84z', paint.fill, 'round') +
      rect(82, 122, 236, 18, paint.dark, 5)
    );
  if (has(kind, 'bracket'))
    return (
      shadow(200, 330, 100) +
      line('M300 70v76q0 114-100 114t-100-114', paint.fill, 20) +
      line('M300 70v76q0 114-100 114t-100-114', '#fff', 4, 'opacity=".4"') +
      times(2, (i) => circle(300, 84 + i * 34, 5, shade(paint.dark, -0.4)))
    );
  if (has(kind, 'clamp'))
    return (
      shadow(200, 330, 90) +
      circle(200, 190, 82, 'none', `stroke="${paint.fill}" stroke-width="24"`) +
      circle(200, 190, 90, 'none', 'stroke="#fff" stroke-width="4" opacity=".35"') +
      rect(172, 262, 56, 60, paint.dark, 6) +
      times(2, (i) => rect(i ? 282 : 96, 178, 24, 26, METAL, 4))
    );
  const corner = has(kind, 'corner');
  return (
    shadow(205, 320, 150) +
    path('M62 196l206-92 76 24-206 96z', shade(paint.fill, -0.35)) +
    lit('M62 196q0 84 40 100q36 12 36-72z', paint.fill, 'face') +
    lit('M138 224l206-96q0 78-36 92l-196 84q26-18 26-80z', paint.fill, 'tall') +
    line('M62 196l206-92M138 224l206-96', paint.light, 6) +
    (corner ? path('M210 130l64 84 30-14-52-90z', paint.dark, 'opacity=".8"') : '')
  );
};

const fence: Draw = ({ paint, kind }) => {
  if (has(kind, 'mesh') || has(kind, 'panel')) {
    const wire = has(kind, 'green') || has(kind, 'panel') ? '#4f8459' : METAL;
    const diagonals = times(28, (i) =>
      line(`M${-120 + i * 22} 104l212 212M${-60 + i * 22} 316l212-212`, wire, 3),
    );
    const rhombs = `<svg x="66" y="104" width="270" height="212" viewBox="66 104 270 212">${diagonals}</svg>`;
    const bars =
      times(12, (i) => line(`M${78 + i * 22} 100v216`, wire, 4)) +
      times(4, (i) => line(`M70 ${128 + i * 56}h262`, wire, 6));
    return (
      shadow(200, 330, 150) +
      (has(kind, 'panel') ? bars : rhombs) +
      times(
        2,
        (i) =>
          rect(56 + i * 276, 84, 14, 246, shade(wire, -0.3), 3) +
          rect(56 + i * 276, 84, 14, 246, 'url(#round)', 3),
      )
    );
  }
  if (has(kind, 'post'))
    return (
      shadow(200, 334, 70) +
      times(
        3,
        (i) =>
          rect(128 + i * 54, 70, 34, 262, paint.fill, 3) +
          rect(128 + i * 54, 70, 34, 262, 'url(#round)', 3) +
          rect(124 + i * 54, 62, 42, 14, paint.dark, 4),
      )
    );
  return (
    shadow(200, 332, 140) +
    rect(72, 150, 256, 16, paint.dark) +
    rect(72, 262, 256, 16, paint.dark) +
    times(has(kind, 'sheet') ? 9 : 6, (i) => {
      const w = has(kind, 'sheet') ? 26 : 32;
      const x = 78 + i * (has(kind, 'sheet') ? 27.5 : 43);
      return lit(
        `M${x} 326v-206${has(kind, 'sheet') ? `h${w}` : `q${w / 2}-26 ${w} 0`}v206z`,
        paint.fill,
        'round',
      );
    })
  );
};

const greenhouse: Draw = ({ kind }) => {
  const house = has(kind, 'house')
    ? 'M78 318v-126l122-96 122 96v126z'
    : has(kind, 'drop')
      ? 'M78 318q0-150 122-232q122 82 122 232z'
      : 'M78 318v-100a122 118 0 0 1 244 0v100z';
  return (
    shadow(200, 330, 150) +
    path(house, '#bcdbe2', 'opacity=".6"') +
    path(house, 'url(#face)', `stroke="${STEEL_DARK}" stroke-width="7"`) +
    line('M140 318V134M260 318V134M78 226h244', STEEL_DARK, 4) +
    rect(172, 206, 56, 112, '#d9edf1', 2, `stroke="${STEEL_DARK}" stroke-width="5"`) +
    circle(218, 264, 4, STEEL_DARK) +
    times(5, (i) => path(`M${96 + i * 50} 318q8-26 16 0z`, '#4f8459'))
  );
};

export const rough: Record<string, Draw> = {
  brick,
  block,
  timber,
  rebar,
  profile,
  gutter,
  fence,
  greenhouse,
};
