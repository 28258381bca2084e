/** Heating, pipes, valves, pumps. */
import {
  circle,
  cylinder,
  type Draw,
  ellipse,
  has,
  line,
  METAL,
  panel,
  path,
  RUBBER,
  rect,
  STEEL_DARK,
  shadow,
  times,
  tube,
} from './brush.ts';
import { shade, toPaint } from './paint.ts';

const CERAMIC = toPaint('#f4f5f3');

const ACCENT = '#0b5563';

const radiator: Draw = ({ kind }) => {
  const white = CERAMIC;
  if (has(kind, 'steel'))
    return (
      shadow(200, 328, 150) +
      panel(66, 110, 268, 190, white.fill, 8) +
      times(20, (i) => line(`M${80 + i * 12.6} 128v152`, '#d3d9d9', 3)) +
      rect(66, 104, 268, 14, '#dfe4e4', 5) +
      circle(66, 284, 9, METAL)
    );
  const oil = has(kind, 'oil');
  return (
    shadow(200, 332, 150) +
    times(
      8,
      (i) =>
        panel(84 + i * 29, 104, 25, 196, white.fill, 11, 'round') +
        rect(93 + i * 29, 134, 6, 136, '#d3d9d9', 3),
    ) +
    rect(72, 122, 256, 10, '#dfe4e4', 5) +
    rect(72, 276, 256, 10, '#dfe4e4', 5) +
    (oil
      ? panel(316, 112, 32, 182, '#474f55', 6, 'round') +
        circle(104, 316, 13, RUBBER) +
        circle(296, 316, 13, RUBBER)
      : circle(66, 127, 9, METAL) + circle(66, 281, 9, METAL))
  );
};

const boiler: Draw = ({ kind }) => {
  const isFloor = has(kind, 'floor') || has(kind, 'pellet') || has(kind, 'fuel');
  const color = has(kind, 'fuel') || has(kind, 'pellet') ? '#b8402f' : '#f1f1ee';
  if (isFloor)
    return (
      shadow(200, 342, 120) +
      tube('M200 96V50', STEEL_DARK, 34) +
      panel(116, 92, 168, 240, color, 8) +
      rect(140, 216, 120, 76, RUBBER, 6) +
      circle(244, 254, 7, METAL) +
      rect(140, 116, 120, 40, '#2d3538', 6) +
      rect(152, 128, 46, 14, '#9fe0b0', 2) +
      (has(kind, 'pellet') ? panel(284, 150, 62, 182, '#555e64', 6) : '')
    );
  return (
    shadow(200, 334, 90) +
    tube('M160 300v32M200 300v32M240 300v32', '#b9734a', 12) +
    panel(126, 62, 148, 242, color, 14, 'round') +
    rect(150, 238, 100, 42, '#2d3538', 8) +
    rect(160, 248, 36, 18, '#8bd3e6', 2) +
    circle(226, 258, 10, '#c3cacd') +
    (has(kind, 'electric')
      ? path('M208 110l-30 56h22l-12 44 38-62h-24l14-38z', '#edbb3c')
      : path('M200 112q34 38 18 66q-6 12-18 12t-18-12q-10-22 18-66z', '#e08434'))
  );
};

const waterHeater: Draw = ({ kind }) => {
  if (has(kind, 'instant'))
    return (
      shadow(200, 322, 70) +
      tube('M176 268v44M224 268v44', '#b9734a', 12) +
      panel(136, 96, 128, 176, '#f1f1ee', 16, 'round') +
      circle(200, 214, 24, '#dfe4e4') +
      line('M200 214v-20', ACCENT, 6) +
      rect(164, 122, 72, 34, '#2d3538', 6)
    );
  if (has(kind, 'gas')) return boiler({ paint: CERAMIC, kind: 'gas-wall', ratio: null });
  const flat = has(kind, 'flat');
  return (
    shadow(200, 340, 80) +
    tube('M176 306v30', '#356f92', 12) +
    tube('M224 306v30', '#b8402f', 12) +
    panel(flat ? 112 : 130, 56, flat ? 176 : 140, 254, '#f4f5f3', flat ? 26 : 56, 'round') +
    circle(200, 258, 24, '#dfe4e4') +
    line('M200 258l12-14', ACCENT, 5) +
    rect(164, 96, 72, 9, ACCENT, 3)
  );
};

/** Pipes and fittings of one kind: white, grey or brown, as their variant says. */
const fitting: Draw = ({ paint, kind }) => {
  const body = (way: string) => tube(way, paint.fill, 64);
  const collar = (x: number, y: number, turned = false) =>
    turned
      ? panel(x - 15, y - 42, 30, 84, paint.fill, 6, 'lying')
      : panel(x - 42, y - 15, 84, 30, paint.fill, 6, 'round');
  if (has(kind, 'pipe'))
    return (
      shadow(205, 318, 140) +
      times(
        3,
        (i) =>
          `<g transform="translate(${i * 34} ${i * 22})">${tube('M70 262L252 96', paint.fill, 46)}${ellipse(252, 96, 16, 22, shade(paint.dark, -0.4), 'transform="rotate(45 252 96)"')}${has(kind, 'reinforced') ? line('M70 262L252 96', '#b8402f', 3) : ''}</g>`,
      )
    );
  if (has(kind, 'elbow') || has(kind, 'bend'))
    return (
      shadow(215, 326, 100) + body('M160 308V190q0-44 44-44h112') + collar(160, 304) + collar(308, 146, true)
    );
  if (has(kind, 'tee'))
    return (
      shadow(200, 320, 130) +
      body('M74 172h252') +
      body('M200 172v126') +
      collar(84, 172, true) +
      collar(316, 172, true) +
      collar(200, 292)
    );
  if (has(kind, 'inspection'))
    return (
      shadow(200, 326, 110) +
      body('M200 78v244') +
      collar(200, 90) +
      collar(200, 312) +
      circle(200, 196, 50, paint.dark) +
      circle(200, 196, 40, paint.fill) +
      rect(192, 168, 16, 56, paint.dark, 4)
    );
  if (has(kind, 'cap') || has(kind, 'plug'))
    return (
      shadow(200, 312, 90) + cylinder(200, 150, 78, 130, paint.fill) + rect(120, 240, 160, 26, paint.dark, 6)
    );
  if (has(kind, 'valve'))
    return (
      shadow(200, 310, 120) +
      body('M84 226h232') +
      collar(92, 226, true) +
      collar(308, 226, true) +
      rect(186, 140, 28, 64, METAL, 4) +
      panel(124, 116, 152, 26, has(kind, 'check') ? paint.dark : '#b8402f', 12, 'lying')
    );
  if (has(kind, 'threaded') || has(kind, 'union'))
    return (
      shadow(200, 306, 120) +
      body('M90 200h180') +
      collar(104, 200, true) +
      panel(206, 140, 66, 120, '#c9a45a', 6, 'lying') +
      times(5, (i) => line(`M${276 + i * 9} 168v64`, '#c9a45a', 6))
    );
  return (
    shadow(200, 306, 120) +
    body('M84 200h232') +
    panel(140, 154, 120, 92, paint.fill, 8, 'lying') +
    line('M200 156v88', paint.dark, 3)
  );
};

const valve: Draw = ({ kind }) => {
  const brass = toPaint('#c9ced1');
  const body =
    panel(94, 186, 212, 64, brass.fill, 8, 'lying') +
    panel(84, 174, 44, 88, brass.dark, 6, 'lying') +
    panel(272, 174, 44, 88, brass.dark, 6, 'lying');
  if (has(kind, 'filter'))
    return (
      shadow(200, 322, 120) +
      body +
      `<g transform="rotate(35 220 250)">${panel(196, 236, 48, 88, brass.fill, 8, 'round')}</g>`
    );
  if (has(kind, 'check'))
    return shadow(200, 300, 120) + body + line('M170 218h46l-14-14M216 218l-14 14', STEEL_DARK, 6);
  if (has(kind, 'radiator'))
    return (
      shadow(200, 322, 90) +
      tube('M200 300v-70h90', brass.fill, 44) +
      panel(158, 92, 84, 112, '#f1f1ee', 22, 'round') +
      times(5, (i) => line(`M${170 + i * 15} 106v84`, '#c3cacd', 3))
    );
  if (has(kind, 'angle'))
    return (
      shadow(200, 326, 90) +
      tube('M160 310v-96h130', brass.fill, 46) +
      panel(122, 108, 76, 74, brass.dark, 16, 'round')
    );
  const handle = has(kind, 'gas') ? '#edbb3c' : has(kind, 'union') ? '#356f92' : '#b8402f';
  return (
    shadow(200, 306, 120) +
    body +
    rect(186, 140, 28, 50, brass.dark, 4) +
    panel(has(kind, 'ball') ? 180 : 130, 118, has(kind, 'ball') ? 150 : 140, 28, handle, 12, 'lying')
  );
};

const pump: Draw = ({ kind }) => {
  const body = toPaint(has(kind, 'circulation') ? '#b8402f' : '#356f92');
  if (has(kind, 'borehole'))
    return (
      shadow(200, 342, 50) +
      panel(170, 50, 60, 286, '#c3cacd', 22, 'round') +
      rect(170, 150, 60, 34, STEEL_DARK) +
      times(4, (i) => rect(176, 156 + i * 7, 48, 3, '#dfe4e4')) +
      rect(170, 262, 60, 16, ACCENT) +
      line('M214 58q40 4 40 60', RUBBER, 8)
    );
  if (has(kind, 'drainage') || has(kind, 'faecal'))
    return (
      shadow(200, 340, 90) +
      line('M152 96q48-40 96 0', RUBBER, 13) +
      panel(136, 98, 128, 170, has(kind, 'faecal') ? '#555e64' : body.fill, 26, 'round') +
      panel(122, 256, 156, 70, RUBBER, 12, 'tall') +
      times(7, (i) => rect(134 + i * 20, 290, 9, 30, '#6d777d', 3)) +
      tube('M256 240h44v-60', '#e08434', 30)
    );
  const motor =
    panel(196, 150, 130, 100, body.fill, 18, 'lying') +
    times(6, (i) => line(`M${216 + i * 17} 158v84`, body.dark, 4));
  const wheel =
    circle(152, 204, 72, '#aab3b8') +
    circle(152, 204, 72, 'url(#ball)') +
    circle(152, 204, 30, STEEL_DARK) +
    tube('M152 136V88', '#aab3b8', 40);
  const tank = has(kind, 'station')
    ? panel(96, 214, 208, 92, '#b8402f', 44, 'lying') + line('M124 318l12-22M276 318l-12-22', RUBBER, 12)
    : line('M150 292h150', RUBBER, 16);
  return (
    shadow(200, 332, 140) +
    tank +
    (has(kind, 'station') ? `<g transform="translate(40 -18) scale(.8)">${motor}${wheel}</g>` : motor + wheel)
  );
};

export const heating: Record<string, Draw> = {
  radiator,
  boiler,
  'water-heater': waterHeater,
  ppr: fitting,
  sewer: fitting,
  valve,
  pump,
};
