/** Wires, sockets, switches, breakers. */
import {
  circle,
  type Draw,
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

const PLASTIC = toPaint('#f1f1ee');

const cable: Draw = ({ paint, kind }) => {
  const wires = has(kind, 'network')
    ? ['#e08434', '#4f8459', '#356f92', '#835637']
    : has(kind, 'single')
      ? ['#c9883f']
      : ['#835637', '#356f92', '#c9c23f'];
  return (
    shadow(195, 320, 130) +
    times(5, (i) =>
      circle(
        185,
        196,
        104 - i * 14,
        'none',
        `stroke="${i % 2 ? shade(paint.fill, -0.16) : paint.fill}" stroke-width="14"`,
      ),
    ) +
    times(5, (i) =>
      circle(185, 196, 107 - i * 14, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".25"'),
    ) +
    times(
      3,
      (i) =>
        `<g transform="rotate(${i * 120} 185 196)">${rect(176, 84, 18, 70, '#dfe4e4', 3, 'opacity=".9"')}</g>`,
    ) +
    tube('M284 232q34 24 44 52', paint.fill, 20) +
    wires.map((color, i) => line(`M328 284l${10 + i * 9} ${30 - i * 7}`, color, 7)).join('')
  );
};

const plate = (x: number, y: number, w: number, h: number, fill: string) =>
  rect(x, y, w, h, shade(fill, -0.18), 14, 'transform="translate(3 5)"') +
  panel(x, y, w, h, fill, 14) +
  rect(
    x + 16,
    y + 16,
    w - 32,
    h - 32,
    shade(fill, -0.04),
    8,
    `stroke="${shade(fill, -0.16)}" stroke-width="2"`,
  );

const hole = (cx: number, cy: number, r: number, fill: string) =>
  circle(cx, cy, r, shade(fill, -0.14)) +
  circle(cx, cy + 3, r - 5, shade(fill, -0.05)) +
  circle(cx - r * 0.36, cy, r * 0.14, '#2d3538') +
  circle(cx + r * 0.36, cy, r * 0.14, '#2d3538') +
  rect(cx - 5, cy - r + 3, 10, 9, METAL, 2) +
  rect(cx - 5, cy + r - 12, 10, 9, METAL, 2);

const socket: Draw = ({ paint, kind }) => {
  const { fill } = paint;
  const frame = /frame-(\d)/.exec(kind)?.[1];
  if (frame) {
    const count = Number(frame);
    const side = Math.min(150, 300 / count);
    const left = 200 - (side * count) / 2;
    return (
      shadow(200, 300, 150) +
      rect(left - 6, 196 - side / 2 - 6, side * count + 12, side + 12, fill, 12) +
      rect(left - 6, 196 - side / 2 - 6, side * count + 12, side + 12, 'url(#face)', 12) +
      times(count, (i) =>
        rect(
          left + i * side + side * 0.1,
          196 - side * 0.4,
          side * 0.8,
          side * 0.8,
          '#e4e6e3',
          6,
          `stroke="${shade(fill, -0.25)}" stroke-width="2"`,
        ),
      )
    );
  }
  if (has(kind, 'double'))
    return (
      shadow(200, 296, 150) +
      plate(54, 122, 292, 156, fill) +
      hole(130, 200, 50, fill) +
      hole(270, 200, 50, fill)
    );
  if (has(kind, 'network'))
    return (
      shadow(200, 316, 110) +
      plate(106, 106, 188, 188, fill) +
      times(
        2,
        (i) =>
          rect(146 + i * 60, 178, 48, 42, '#2d3538', 4) +
          rect(158 + i * 60, 170, 24, 12, '#2d3538', 2) +
          times(4, (pin) => rect(154 + i * 60 + pin * 9, 206, 4, 12, '#c9a45a')),
      )
    );
  return shadow(200, 316, 110) + plate(106, 106, 188, 188, fill) + hole(200, 200, 58, fill);
};

const lightSwitch: Draw = ({ paint, kind }) => {
  const count = Number(/\d/.exec(kind)?.[0] ?? 1);
  if (has(kind, 'dimmer'))
    return (
      shadow(200, 316, 110) +
      plate(106, 106, 188, 188, paint.fill) +
      circle(200, 200, 52, shade(paint.fill, -0.1)) +
      circle(200, 200, 44, paint.fill) +
      circle(200, 200, 44, 'url(#ball)') +
      line('M200 172v-14', '#0b5563', 6)
    );
  const w = 132 / count;
  return (
    shadow(200, 316, 110) +
    plate(106, 106, 188, 188, paint.fill) +
    times(
      count,
      (i) =>
        panel(134 + i * w + 2, 134, w - 4, 132, shade(paint.fill, 0.3), 6, 'tall') +
        rect(134 + i * w + w / 2 - 5, 150, 10, 4, '#e08434', 2),
    )
  );
};

const breaker: Draw = ({ kind }) => {
  const isRcd = has(kind, 'rcd') || has(kind, 'rcbo');
  const poles = isRcd ? 2 : Number(/^\d/.exec(kind)?.[0] ?? 1);
  const w = 56;
  const left = 200 - (poles * w) / 2;
  return (
    shadow(200, 334, 40 + poles * 28) +
    times(poles, (i) => {
      const x = left + i * w;
      return `${panel(x, 92, w - 2, 236, PLASTIC.fill, 5)}${panel(x, 150, w - 2, 116, '#e3e5e2', 3)}${rect(x + 14, 108, w - 30, 14, STEEL_DARK, 7)}${rect(x + 14, 298, w - 30, 14, STEEL_DARK, 7)}`;
    }) +
    rect(left + 12, 186, poles * w - 26, 16, '#2d3538', 3) +
    rect(left + 16, 196, poles * w - 34, 32, isRcd ? '#356f92' : '#2d3538', 4) +
    (isRcd
      ? rect(left + 12, 240, 22, 14, '#edbb3c', 3)
      : rect(left + 12, 162, poles * w - 26, 8, '#b8402f', 2))
  );
};

/** A distribution board: metal or plastic, with or without a meter. */
const enclosure: Draw = ({ kind }) => {
  const isPlastic = has(kind, 'plastic');
  const door = has(kind, 'clear') ? '#7f9aa3' : isPlastic ? '#f1f1ee' : '#c8cdc9';
  return (
    shadow(200, 340, 110) +
    panel(98, 64, 204, 268, isPlastic ? '#f1f1ee' : '#b9bfbb', 8) +
    panel(112, 80, 176, 236, door, 6) +
    (has(kind, 'meter')
      ? rect(138, 104, 124, 92, '#dfeaee', 6, 'stroke="#6d777d" stroke-width="5"') +
        rect(154, 122, 92, 26, '#2d3538', 3) +
        rect(162, 128, 60, 14, '#9fe0b0', 2)
      : '') +
    (has(kind, 'clear')
      ? times(2, (row) =>
          times(
            6,
            (i) =>
              rect(126 + i * 25, 110 + row * 100, 22, 72, '#f1f1ee', 2, 'opacity=".75"') +
              rect(132 + i * 25, 138 + row * 100, 10, 20, '#2d3538', 2, 'opacity=".7"'),
          ),
        )
      : '') +
    (isPlastic
      ? rect(120, 184, 8, 34, '#c3cacd', 3)
      : circle(276, 208, 9, STEEL_DARK) +
        path('M180 236l-18 34h14l-8 28 26-40h-14l8-22z', '#edbb3c', has(kind, 'metal') ? '' : 'opacity="0"'))
  );
};

const extension: Draw = ({ kind }) => {
  if (has(kind, 'reel') || has(kind, 'power'))
    return (
      shadow(200, 338, 110) +
      line('M136 330l40-120M264 330l-40-120', RUBBER, 12) +
      circle(200, 190, 108, '#e08434') +
      circle(200, 190, 84, '#2d3538') +
      times(4, (i) => circle(200, 190, 80 - i * 9, 'none', 'stroke="#555e64" stroke-width="5"')) +
      circle(200, 190, 42, '#e08434') +
      circle(200, 190, 42, 'url(#ball)') +
      circle(186, 190, 6, '#2d3538') +
      circle(214, 190, 6, '#2d3538')
    );
  const color = has(kind, 'surge') ? '#474f55' : '#f1f1ee';
  return (
    shadow(205, 320, 150) +
    tube('M88 214q-40 70 40 90t130-6', has(kind, 'surge') ? RUBBER : '#dfe4e4', 12, 'round') +
    `<g transform="rotate(-14 200 190)">${panel(70, 140, 268, 92, color, 18)}${times(4, (i) => hole(116 + i * 54, 186, 23, color))}${rect(308, 168, 18, 36, '#b8402f', 4)}</g>`
  );
};

export const electric: Record<string, Draw> = {
  cable,
  socket,
  switch: lightSwitch,
  breaker,
  enclosure,
  extension,
};
