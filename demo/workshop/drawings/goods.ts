/** Goods that have no recipe of the studio yet: the small parts of tracks. */
import { type Draw, has, line, lit, panel, RUBBER, rect, shadow, tube } from './brush.ts';
import { shade } from './paint.ts';

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

export const goods: Readonly<Record<string, Draw>> = { track };
