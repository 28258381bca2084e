/** Goods that have no recipe of the studio yet: an oil radiator, the small parts of tracks. */
import { circle, type Draw, has, line, lit, panel, RUBBER, rect, shadow, times, tube } from './brush.ts';
import { shade } from './paint.ts';

const oilRadiator: Draw = () =>
  shadow(200, 332, 150) +
  times(
    8,
    (i) =>
      panel(84 + i * 29, 104, 25, 196, '#f4f5f3', 11, 'round') + rect(93 + i * 29, 134, 6, 136, '#d3d9d9', 3),
  ) +
  rect(72, 122, 256, 10, '#dfe4e4', 5) +
  rect(72, 276, 256, 10, '#dfe4e4', 5) +
  panel(316, 112, 32, 182, '#474f55', 6, 'round') +
  circle(104, 316, 13, RUBBER) +
  circle(296, 316, 13, RUBBER);

const track: Draw = ({ paint, kind }) =>
  has(kind, 'supply')
    ? shadow(200, 300, 130) +
      panel(110, 140, 180, 110, '#474f55', 8) +
      rect(130, 164, 100, 14, '#fff', 3, 'opacity=".8"') +
      tube('M290 200h44', RUBBER, 12) +
      tube('M110 200H64', RUBBER, 12)
    : shadow(200, 300, 120) +
      lit('M90 170h130v-80h60v140H90z', paint.fill, 'face') +
      line('M104 200h146V104', shade(paint.dark, -0.3), 6);

export const goods: Readonly<Record<string, Draw>> = { radiator: oilRadiator, track };
