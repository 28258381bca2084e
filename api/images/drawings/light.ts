/** Lamps and luminaires. */
import {
  circle,
  type Draw,
  ellipse,
  has,
  line,
  lit,
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
import { shade } from './paint.ts';

const bulbs: Draw = ({ kind }) => {
  const base = (y: number, w: number) =>
    panel(200 - w / 2, y, w, 40, '#b4bdc2', 6, 'round') +
    times(3, (i) => line(`M${200 - w / 2} ${y + 9 + i * 11}h${w}`, STEEL_DARK, 3)) +
    path(`M${200 - w / 3} ${y + 40}h${(w / 3) * 2}l-8 12h-${(w / 3) * 2 - 16}z`, RUBBER);
  const glass = has(kind, 'filament') ? '#f3d9a0' : '#f7f7f2';
  if (has(kind, 'tube'))
    return (
      shadow(205, 310, 150) +
      `<g transform="rotate(-24 200 200)">${panel(60, 176, 280, 44, '#f7f7f2', 20, 'lying')}${rect(52, 174, 34, 48, '#b4bdc2', 8)}${rect(314, 174, 34, 48, '#b4bdc2', 8)}</g>`
    );
  if (has(kind, 'gx53'))
    return (
      shadow(200, 300, 120) +
      ellipse(200, 220, 116, 46, '#b4bdc2') +
      ellipse(200, 206, 116, 46, '#f7f7f2') +
      ellipse(200, 206, 116, 46, 'url(#ball)')
    );
  if (has(kind, 'spot'))
    return (
      shadow(200, 336, 80) +
      rect(182, 268, 10, 44, METAL, 3) +
      rect(208, 268, 10, 44, METAL, 3) +
      lit('M122 128h156l-44 146h-68z', '#e4e6e3', 'round') +
      ellipse(200, 128, 78, 24, '#cfd6d9') +
      ellipse(200, 128, 62, 17, '#fff3c9')
    );
  if (has(kind, 'candle'))
    return (
      shadow(200, 338, 60) +
      ellipse(200, 160, 110, 120, 'url(#glow)') +
      path('M200 58q52 72 46 128q-4 44-20 72h-52q-16-28-20-72q-6-56 46-128z', glass) +
      path('M200 58q52 72 46 128q-4 44-20 72h-52q-16-28-20-72q-6-56 46-128z', 'url(#ball)') +
      base(258, 48)
    );
  const r = has(kind, 'globe') ? 104 : 84;
  const cy = has(kind, 'globe') ? 160 : 148;
  return (
    shadow(200, 340, 70) +
    circle(200, cy, r + 46, 'url(#glow)') +
    lit(
      `M${200 - r * 0.62} ${cy + r * 0.7}L168 262h64L${200 + r * 0.62} ${cy + r * 0.7}z`,
      has(kind, 'filament') ? glass : '#e4e6e3',
      'round',
    ) +
    circle(200, cy, r, glass) +
    circle(200, cy, r, 'url(#ball)') +
    (has(kind, 'filament') ? line('M178 232l-10-96 16 30 16-30 16 30 16-30-10 96', '#e0a12f', 4) : '') +
    base(262, 64)
  );
};

const luminaire: Draw = ({ paint, kind }) => {
  const shadeOf = (x: number, y: number, s = 1) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${lit('M-34 40q0-60 34-64q34 4 34 64z', '#f6ead0', 'round')}${ellipse(0, 40, 34, 9, '#fff6d8')}</g>`;
  const metal = shade(paint.fill, -0.05);
  if (has(kind, 'chandelier')) {
    const top = has(kind, 'ceiling') ? 110 : 40;
    const places = [70, 135, 200, 265, 330].map((x, i) => [x, i === 2 ? 252 : i % 2 ? 238 : 214] as const);
    const arms = places.map(([x, y]) => line(`M200 200Q${(200 + x) / 2} ${y + 8} ${x} ${y - 24}`, metal, 6));
    const shades = places.map(([x, y]) => circle(x, y + 26, 48, 'url(#glow)') + shadeOf(x, y, 0.72));
    return (
      line(`M200 ${top}v${204 - top}`, metal, 8) +
      ellipse(200, top, 40, 10, metal) +
      arms.join('') +
      shades.join('') +
      circle(200, 200, 15, metal)
    );
  }
  if (has(kind, 'led'))
    return (
      circle(200, 200, 160, 'url(#glow)') +
      ellipse(200, 190, 136, 56, '#dfe4e4') +
      ellipse(200, 200, 136, 56, '#fdfbf2') +
      ellipse(200, 200, 136, 56, 'url(#ball)') +
      ellipse(200, 200, 112, 44, 'none', 'stroke="#fff" stroke-width="4"')
    );
  if (has(kind, 'floor'))
    return (
      shadow(200, 344, 80) +
      line('M200 130v204', metal, 8) +
      ellipse(200, 336, 54, 12, metal) +
      circle(200, 116, 90, 'url(#glow)') +
      shadeOf(200, 96, 2)
    );
  if (has(kind, 'table'))
    return (
      shadow(200, 336, 80) +
      line('M200 200v110', metal, 10) +
      lit('M146 316q54-30 108 0q-54 18-108 0z', metal, 'tall') +
      circle(200, 160, 100, 'url(#glow)') +
      shadeOf(200, 130, 2.2)
    );
  if (has(kind, 'sconce'))
    return (
      ellipse(200, 180, 130, 130, 'url(#glow)') +
      panel(176, 176, 48, 130, metal, 14, 'round') +
      shadeOf(200, 130, 1.9)
    );
  return (
    line('M200 40v90', metal, 6) +
    circle(200, 210, 120, 'url(#glow)') +
    lit('M96 252q0-116 104-124q104 8 104 124z', paint.fill, 'round') +
    ellipse(200, 252, 104, 24, shade(paint.fill, -0.3)) +
    ellipse(200, 254, 90, 18, '#fff3c9')
  );
};

const track: Draw = ({ paint, kind }) => {
  const rail = (y: number) =>
    panel(54, y, 292, 26, paint.fill, 4, 'tall') + line(`M60 ${y + 13}h280`, shade(paint.dark, -0.3), 4);
  if (has(kind, 'spot'))
    return (
      ellipse(236, 300, 120, 60, 'url(#glow)') +
      rail(88) +
      rect(176, 112, 44, 30, paint.dark, 4) +
      line('M198 142v24', paint.dark, 12) +
      `<g transform="rotate(-24 200 220)">${panel(160, 160, 84, 130, paint.fill, 16, 'round')}${ellipse(202, 290, 42, 12, '#fff3c9')}</g>`
    );
  if (has(kind, 'linear'))
    return (
      ellipse(200, 270, 170, 70, 'url(#glow)') +
      rail(110) +
      panel(90, 150, 220, 48, paint.fill, 6, 'tall') +
      rect(98, 192, 204, 10, '#fff3c9', 3)
    );
  if (has(kind, 'supply'))
    return (
      shadow(200, 300, 130) +
      panel(110, 140, 180, 110, '#474f55', 8) +
      rect(130, 164, 100, 14, '#fff', 3, 'opacity=".8"') +
      tube('M290 200h44', RUBBER, 12) +
      tube('M110 200H64', RUBBER, 12)
    );
  if (has(kind, 'connector'))
    return (
      shadow(200, 300, 120) +
      lit('M90 170h130v-80h60v140H90z', paint.fill, 'face') +
      line('M104 200h146V104', shade(paint.dark, -0.3), 6)
    );
  return `${shadow(200, 310, 150)}<g transform="rotate(-20 200 200)">${rail(130)}${rail(186)}${rail(242)}</g>`;
};

export const light: Record<string, Draw> = {
  lamp: bulbs,
  luminaire,
  track,
};
