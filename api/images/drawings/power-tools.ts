/** Power tools and what is put into them. */
import {
  ACCENT,
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

const BODY = '#0f6a7a';

const battery = (x: number, y: number) =>
  panel(x, y, 92, 44, RUBBER, 8, 'tall') + rect(x + 14, y + 14, 40, 6, '#e08434', 2);

const drill: Draw = ({ kind }) => {
  const cordless = !has(kind, 'corded');
  return (
    shadow(190, 340, 120) +
    lit('M86 116q0-22 24-22h142q30 0 34 30t-26 36h-76l-16 130h-68l10-126q-24-8-24-48z', BODY, 'tall') +
    path('M120 176l34 0-12 108h-34z', RUBBER, 'opacity=".8"') +
    lit('M286 106h34l12 10v24l-12 10h-34z', '#474f55', 'lying') +
    panel(330, 122, has(kind, 'driver') ? 26 : 48, 12, METAL, 3, 'lying') +
    rect(112, 112, 74, 13, '#fff', 4, 'opacity=".85"') +
    path('M180 164q26 4 22 34', 'none', 'stroke="#e08434" stroke-width="13" stroke-linecap="round"') +
    (cordless ? battery(82, 286) : tube('M126 288q-6 44-60 40', RUBBER, 12, 'round'))
  );
};

const rotaryHammer: Draw = ({ kind }) => {
  const max = has(kind, 'max');
  return (
    shadow(200, 338, 140) +
    (max || has(kind, 'barrel') ? panel(150, 176, 90, 130, shade(BODY, -0.2), 16, 'round') : '') +
    lit('M64 128q0-24 26-24h178q30 0 40 26v34q-10 22-40 22H108q-44 0-44-30z', BODY, 'tall') +
    line('M84 182q-16 72 22 108q18 14 52 10', '#2d3538', 26) +
    lit('M304 122h40l10 10v22l-10 10h-40z', '#474f55', 'lying') +
    panel(352, 136, 34, 14, METAL, 3, 'lying') +
    panel(262, 182, 22, 84, '#2d3538', 10, 'round') +
    rect(112, 124, 96, 14, '#fff', 4, 'opacity=".85"') +
    (has(kind, 'cordless') ? battery(126, 292) : '')
  );
};

const grinder: Draw = ({ kind }) => {
  const r = has(kind, 'large') ? 84 : 62;
  return (
    shadow(200, 324, 150) +
    `<g transform="rotate(-16 200 200)">${panel(70, 166, 190, 62, BODY, 26, 'lying')}${panel(30, 172, 70, 50, '#2d3538', 22, 'lying')}${panel(246, 156, 62, 76, '#8a959b', 12, 'lying')}${ellipse(286, 244, r, r * 0.34, '#555e64')}${ellipse(286, 238, r, r * 0.34, '#8c9499')}${ellipse(286, 238, 17, 6, '#2d3538')}${path(`M${286 - r} 238a${r} ${r * 0.34} 0 0 1 ${r} -${r * 0.34}v-20h-${r * 0.7}z`, STEEL_DARK, 'opacity=".8"')}${line('M268 152l10-60', '#2d3538', 22)}${rect(120, 182, 80, 13, '#fff', 4, 'opacity=".85"')}</g>` +
    (has(kind, 'cordless') ? battery(40, 250) : '')
  );
};

const blade = (cx: number, cy: number, r: number) =>
  circle(cx, cy, r, '#c6cdd1') +
  circle(cx, cy, r, 'none', `stroke="${STEEL_DARK}" stroke-width="7" stroke-dasharray="9 8"`) +
  circle(cx, cy, r, 'url(#ball)', 'opacity=".6"') +
  circle(cx, cy, r * 0.2, STEEL_DARK);

const saw: Draw = ({ kind }) => {
  if (has(kind, 'jigsaw'))
    return (
      shadow(200, 336, 110) +
      lit('M96 160q0-58 58-58h98q42 0 42 44v70h-198z', BODY, 'tall') +
      path('M136 142h96q14 0 14 16t-14 16h-86q-14 0-14-16z', '#f7f7f4') +
      panel(80, 216, 226, 22, METAL, 4, 'lying') +
      path('M246 238h22v78l-12 14-10-14z', '#c6cdd1') +
      line('M268 246l6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6', STEEL_DARK, 3)
    );
  if (has(kind, 'sabre'))
    return (
      shadow(200, 310, 160) +
      `<g transform="rotate(-10 200 200)">${panel(60, 150, 220, 66, BODY, 26, 'lying')}${lit('M60 170q-34 10-26 60t44 44l24-18-24-24z', '#2d3538', 'tall')}${panel(270, 162, 34, 44, '#474f55', 6, 'lying')}${path('M304 174h76l-8 14h-68z', '#c6cdd1')}${rect(110, 166, 80, 13, '#fff', 4, 'opacity=".85"')}</g>`
    );
  if (has(kind, 'mitre'))
    return (
      shadow(200, 338, 140) +
      panel(70, 288, 260, 32, '#aab3b8', 6, 'tall') +
      ellipse(200, 290, 80, 20, '#8a959b') +
      line('M110 290l40-120', '#474f55', 20) +
      blade(214, 196, 76) +
      lit('M132 188a84 84 0 0 1 162-30l-80 40z', BODY, 'tall') +
      line('M258 124l46-30', '#2d3538', 22)
    );
  return (
    shadow(200, 336, 140) +
    blade(226, 232, 84) +
    panel(70, 232, 262, 18, METAL, 4, 'lying') +
    lit('M122 232a104 104 0 0 1 200-18z', BODY, 'tall') +
    line('M128 176q-36-46 8-70t92 14', '#2d3538', 26) +
    rect(176, 172, 80, 13, '#fff', 4, 'opacity=".85"')
  );
};

const accessory: Draw = ({ kind }) => {
  const disc = (fill: string, more: string) =>
    shadow(200, 326, 120) +
    circle(200, 190, 124, fill) +
    circle(200, 190, 124, 'url(#ball)', 'opacity=".7"') +
    more +
    circle(200, 190, 22, '#f7f7f4') +
    circle(200, 190, 22, 'none', `stroke="${STEEL_DARK}" stroke-width="4"`);
  if (has(kind, 'cutting'))
    return disc(
      '#555e64',
      circle(200, 190, 62, '#b8402f') +
        circle(200, 190, 108, 'none', 'stroke="#6d777d" stroke-width="3" stroke-dasharray="3 6"'),
    );
  if (has(kind, 'sanding'))
    return disc(
      '#a8663c',
      times(40, (i) =>
        circle(
          200 + Math.cos(i * 2.4) * (30 + i * 2.2),
          190 + Math.sin(i * 2.4) * (30 + i * 2.2),
          2.5,
          '#6f4023',
        ),
      ) +
        times(8, (i) => circle(200 + Math.cos(i * 0.785) * 82, 190 + Math.sin(i * 0.785) * 82, 9, '#f7f7f4')),
    );
  if (has(kind, 'diamond'))
    return disc(
      '#c6cdd1',
      circle(
        200,
        190,
        117,
        'none',
        `stroke="#8a959b" stroke-width="14" ${has(kind, 'segment') ? 'stroke-dasharray="64 10"' : ''}`,
      ) + circle(200, 190, 58, 'none', `stroke="${ACCENT}" stroke-width="22"`),
    );
  if (has(kind, 'hole'))
    return (
      shadow(200, 330, 90) +
      lit('M120 132h160v150h-160z', '#8a959b', 'round') +
      ellipse(200, 132, 80, 24, '#aab3b8') +
      ellipse(200, 132, 62, 17, '#2d3538') +
      line(
        'M120 286l8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12',
        '#6d777d',
        5,
      ) +
      rect(188, 60, 24, 72, METAL, 4)
    );
  if (has(kind, 'saw'))
    return disc(
      '#c6cdd1',
      circle(200, 190, 122, 'none', `stroke="${STEEL_DARK}" stroke-width="13" stroke-dasharray="14 18"`) +
        circle(200, 190, 58, 'none', 'stroke="#e08434" stroke-width="20"'),
    );
  if (has(kind, 'set'))
    return (
      shadow(200, 336, 140) +
      panel(72, 96, 256, 220, '#2d3538', 14) +
      times(12, (i) => {
        const [x, y] = [104 + (i % 6) * 36, 128 + Math.floor(i / 6) * 92];
        return (
          panel(x, y, 18, 30, METAL, 3, 'round') + path(`M${x + 4} ${y + 30}h10v26l-5 8-5-8z`, '#c9a45a')
        );
      }) +
      rect(176, 82, 48, 20, '#e08434', 6)
    );
  const bits = has(kind, 'sds') ? 3 : 5;
  return (
    shadow(205, 330, 130) +
    `<g transform="rotate(20 200 200)">${times(bits, (i) => {
      const x = 110 + i * (180 / (bits - 1));
      const w = has(kind, 'sds') ? 22 : 16 - i * 1.6;
      const h = has(kind, 'sds') ? 250 : 230 - i * 22;
      return (
        panel(x - w / 2, 66, w, h, has(kind, 'sds') ? '#8a959b' : '#c9a45a', 3, 'round') +
        times(9, (turn) => line(`M${x - w / 2} ${112 + turn * ((h - 60) / 9)}l${w} ${-12}`, STEEL_DARK, 3)) +
        path(`M${x - w / 2} ${66 + h}h${w}l${-w / 2} 16z`, STEEL_DARK)
      );
    })}</g>`
  );
};

export const powerTools: Record<string, Draw> = {
  drill,
  'rotary-hammer': rotaryHammer,
  grinder,
  saw,
  accessory,
};
