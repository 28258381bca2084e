/** Tool sets, measures, fasteners, paint tools, tile spacers. */
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
} from './brush.ts';
import { shade } from './paint.ts';

const WOOD = '#c79c63';

const toolset: Draw = ({ kind }) =>
  shadow(200, 336, 150) +
  path('M70 180l26-98h208l26 98z', '#474f55') +
  path('M84 172l22-82h188l22 82z', '#2d3538') +
  panel(62, 178, 276, 140, '#555e64', 12) +
  rect(76, 192, 248, 112, '#2d3538', 8) +
  times(has(kind, 'wrenches') ? 7 : 5, (i) => {
    const x = 96 + i * (has(kind, 'wrenches') ? 32 : 44);
    if (has(kind, 'wrenches'))
      return (
        line(`M${x + 10} 212v72`, METAL, 9) +
        circle(x + 10, 214, 12, METAL) +
        circle(x + 10, 214, 5, '#2d3538') +
        circle(x + 10, 286, 9, METAL)
      );
    return i % 2
      ? line(`M${x + 14} 206v40`, METAL, 6) +
          panel(x + 4, 244, 20, 50, has(kind, 'electric') ? '#b8402f' : '#e08434', 8, 'round')
      : circle(x + 14, 226, 14, METAL) +
          circle(x + 14, 226, 6, '#2d3538') +
          circle(x + 14, 268, 17, METAL) +
          circle(x + 14, 268, 8, '#2d3538');
  }) +
  times(6, (i) => rect(120 + i * 28, 112, 16, 38, METAL, 4)) +
  rect(180, 318, 40, 12, '#e08434', 4);

const measure: Draw = ({ kind }) => {
  if (has(kind, 'level')) {
    if (has(kind, 'laser'))
      return (
        shadow(200, 338, 90) +
        line('M20 190h360M200 40v290', '#58c26b', 3, 'opacity=".85"') +
        panel(136, 130, 128, 150, '#2d3538', 22, 'round') +
        rect(150, 146, 100, 60, '#e08434', 10) +
        circle(200, 190, 20, '#7fe39a') +
        circle(200, 190, 8, '#fff') +
        line('M164 280l-30 50M236 280l30 50M200 280v50', STEEL_DARK, 10)
      );
    return (
      shadow(205, 300, 150) +
      `<g transform="rotate(-18 200 200)">${panel(40, 168, 320, 62, '#e0a12f', 8, 'tall')}${rect(164, 178, 72, 34, '#b8e08a', 14, 'stroke="#5d7f3a" stroke-width="4"')}${ellipse(200, 192, 15, 8, '#f4ffe2')}${line('M184 178v34M216 178v34', '#2d3538', 3)}${circle(84, 199, 19, '#b8e08a', 'stroke="#5d7f3a" stroke-width="4"')}${circle(316, 199, 19, '#b8e08a', 'stroke="#5d7f3a" stroke-width="4"')}</g>`
    );
  }
  if (has(kind, 'rangefinder'))
    return (
      shadow(200, 338, 70) +
      panel(148, 76, 104, 254, '#2d3538', 22, 'round') +
      rect(160, 104, 80, 92, '#c8d8b8', 6) +
      line('M176 130h48M176 150h36M176 172h52', '#3c4a36', 6) +
      circle(200, 236, 22, '#e08434') +
      times(3, (i) => circle(172 + i * 28, 286, 10, '#555e64')) +
      line('M200 76V30', '#e0402f', 4)
    );
  if (has(kind, 'calliper'))
    return (
      shadow(205, 300, 150) +
      `<g transform="rotate(-20 200 200)">${panel(50, 170, 310, 30, '#c3cacd', 3, 'lying')}${path('M50 170h34v100l-20-30-14-70z', '#b4bdc2')}${path('M150 160h64v60h-34v44l-22-28z', '#8a959b')}${rect(156, 164, 54, 30, '#2d3538', 4)}${times(20, (i) => line(`M${100 + i * 12} 192v8`, '#2d3538', 2))}</g>`
    );
  if (has(kind, 'square'))
    return (
      shadow(200, 330, 130) +
      path('M96 70h44v196h190v44H96z', '#c3cacd') +
      path('M96 70h44v196h190v44H96z', 'url(#face)') +
      times(9, (i) => line(`M140 ${84 + i * 20}h-14M${160 + i * 19} 266v14`, '#2d3538', 3)) +
      rect(88, 60, 60, 30, '#e0a12f', 4)
    );
  return (
    shadow(200, 330, 130) +
    panel(92, 104, 170, 190, '#e0a12f', 40) +
    circle(177, 199, 56, '#2d3538') +
    circle(177, 199, 42, '#474f55') +
    rect(144, 190, 66, 16, '#fff', 4) +
    rect(252, 264, 112, 24, '#f3e08a') +
    times(11, (i) => line(`M${262 + i * 9} 264v${i % 5 ? 8 : 15}`, '#2d3538', 2)) +
    rect(360, 258, 8, 40, METAL, 2)
  );
};

const screws: Draw = ({ kind }) => {
  const metal = has(kind, 'black')
    ? '#3a4146'
    : has(kind, 'yellow')
      ? '#d3a63f'
      : has(kind, 'roofing')
        ? '#356f92'
        : '#aab3b8';
  const one = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${has(kind, 'roofing') ? rect(-26, -4, 52, 10, RUBBER, 4) + panel(-18, -22, 36, 20, metal, 4, 'round') : has(kind, 'washer') ? ellipse(0, 0, 30, 8, metal) + ellipse(0, -6, 18, 7, shade(metal, 0.3)) : lit('M-24 0q0-10 24-10t24 10l-12 14h-24z', metal, 'round')}${panel(-8, 10, 16, 130, has(kind, 'roofing') ? '#aab3b8' : metal, 2, 'round')}${path('M-8 140h16l-8 24z', metal)}${times(9, (i) => line(`M-12 ${30 + i * 13}l24-8`, shade(metal, -0.3), 4))}</g>`;
  return shadow(200, 332, 130) + one(112, 110, 8) + one(176, 92, -6) + one(244, 108, 4) + one(300, 96, -14);
};

const anchor: Draw = ({ kind }) => {
  const plastic = has(kind, 'plastic') || has(kind, 'nail') || has(kind, 'insulation');
  const one = (x: number, angle: number) => {
    const body = plastic
      ? panel(-14, 0, 28, 150, has(kind, 'insulation') ? '#f1f1ee' : '#6d8fa3', 8, 'round') +
        times(6, (i) =>
          path(
            `M-14 ${50 + i * 15}l-7 8 7 4zM14 ${50 + i * 15}l7 8-7 4z`,
            has(kind, 'insulation') ? '#dfe4e4' : '#567789',
          ),
        ) +
        (has(kind, 'insulation')
          ? ellipse(0, -4, 48, 15, '#f1f1ee') + ellipse(0, -4, 48, 15, 'url(#ball)')
          : ellipse(0, 0, 20, 6, '#567789')) +
        (has(kind, 'nail') ? rect(-5, -44, 10, 46, METAL, 2) + ellipse(0, -46, 15, 5, STEEL_DARK) : '')
      : panel(-11, -30, 22, 190, METAL, 3, 'round') +
        times(5, (i) => line(`M-11 ${-22 + i * 8}h22`, STEEL_DARK, 3)) +
        panel(-16, 70, 32, 70, shade(METAL, 0.2), 5, 'round') +
        rect(-22, 14, 44, 20, '#8a959b', 3) +
        ellipse(0, 38, 28, 8, STEEL_DARK) +
        (has(kind, 'molly')
          ? path('M-16 80q-20 26 0 52M16 80q20 26 0 52', 'none', `stroke="${METAL}" stroke-width="8"`)
          : '') +
        path('M-11 160h22l-6 14h-10z', STEEL_DARK);
    return `<g transform="translate(${x} 122) rotate(${angle})">${body}</g>`;
  };
  return shadow(200, 326, 120) + one(118, 10) + one(200, -4) + one(284, -14);
};

const paintTool: Draw = ({ kind }) => {
  if (has(kind, 'paint'))
    return (
      shadow(200, 320, 140) +
      lit('M70 150h260l-30 150q-100 20-200 0z', '#555e64', 'tall') +
      path('M92 166h216l-22 112q-86 16-172 0z', '#3a4146') +
      times(6, (i) => line(`M${104 + i * 4} ${182 + i * 16}h${192 - i * 8}`, '#555e64', 4))
    );
  if (has(kind, 'masking'))
    return (
      shadow(200, 326, 110) +
      ellipse(200, 206, 120, 100, '#e6cf8c') +
      ellipse(200, 196, 120, 100, '#efdfa8') +
      ellipse(200, 196, 66, 54, '#c9b17a') +
      ellipse(200, 200, 58, 47, '#f7f7f4') +
      path('M300 250l56 26-8 22-60-26z', '#e6cf8c')
    );
  if (has(kind, 'telescopic'))
    return (
      shadow(205, 320, 140) +
      `<g transform="rotate(-38 200 200)">${panel(20, 190, 200, 24, '#2d3538', 10, 'lying')}${panel(210, 194, 160, 16, METAL, 6, 'lying')}${rect(196, 186, 34, 32, '#e08434', 8)}</g>`
    );
  if (has(kind, 'wide') && !has(kind, 'flat'))
    return (
      shadow(200, 336, 110) +
      path('M96 62h208l-26 120h-156z', '#dfe4e6') +
      path('M96 62h208l-26 120h-156z', 'url(#face)', `stroke="${METAL}" stroke-width="3"`) +
      lit('M170 182h60l8 40q6 60-12 104q-26 12-52 0q-18-44-12-104z', '#e08434', 'round')
    );
  return (
    shadow(200, 336, 110) +
    panel(128, 190, 144, 46, METAL, 4, 'lying') +
    times(16, (i) =>
      path(`M${130 + i * 9} 236h9l-${(i % 3) * 2} ${84 + (i % 4) * 6}h-5z`, i % 2 ? '#d8c7a4' : '#c4b088'),
    ) +
    lit('M176 190q0-60 8-96q16-30 32 0q8 36 8 96z', WOOD, 'round') +
    circle(200, 88, 6, '#f7f7f4')
  );
};

const brush: Draw = (sitter) => paintTool({ ...sitter, kind: 'flat' });

const roller: Draw = ({ kind }) => {
  const mini = has(kind, 'mini');
  const w = mini ? 130 : 210;
  return (
    shadow(200, 340, 100) +
    panel(200 - w / 2, 70, w, mini ? 46 : 70, '#f1e2b8', 18, 'lying') +
    times(12, (i) =>
      line(`M${206 - w / 2 + i * (w / 12)} 76v${mini ? 34 : 56}`, '#d8c58f', 3, 'opacity=".7"'),
    ) +
    line(`M${200 + w / 2} ${mini ? 93 : 105}h26v62H200v60`, METAL, 9) +
    lit('M182 224h36l6 100q-24 14-48 0z', '#e08434', 'round')
  );
};

const spacer: Draw = ({ kind }) => {
  if (has(kind, 'cross'))
    return (
      shadow(200, 320, 120) +
      times(
        5,
        (i) =>
          `<g transform="translate(${[120, 210, 286, 160, 250][i]} ${[130, 110, 180, 236, 262][i]}) rotate(${i * 24})">${rect(-38, -9, 76, 18, '#f1f1ee', 4, 'stroke="#c3cacd" stroke-width="2"')}${rect(-9, -38, 18, 76, '#f1f1ee', 4, 'stroke="#c3cacd" stroke-width="2"')}</g>`,
      )
    );
  if (has(kind, 'wedge'))
    return (
      shadow(200, 318, 130) +
      times(
        4,
        (i) =>
          lit(`M${70 + i * 20} ${130 + i * 46}l190-26v34l-190 22z`, '#e08434', 'tall') +
          times(8, (tooth) => rect(90 + i * 20 + tooth * 19, 124 + i * 46 - tooth * 2, 6, 9, '#b9622a')),
      )
    );
  const clip = (x: number, y: number) =>
    path(`M${x} ${y}h70v12h-26v50q0 14-9 14t-9-14v-50h-26z`, '#e9ecec', 'stroke="#aab3b8" stroke-width="3"') +
    rect(x + 4, y + 72, 62, 12, '#e9ecec', 3, 'stroke="#aab3b8" stroke-width="3"');
  return (
    shadow(200, 318, 130) +
    clip(84, 108) +
    clip(176, 92) +
    clip(262, 120) +
    (has(kind, 'kit')
      ? times(3, (i) => lit(`M${80 + i * 76} 290l70-14v22l-70 12z`, '#e08434', 'tall'))
      : clip(140, 206) + clip(228, 212))
  );
};

export const handTools: Record<string, Draw> = {
  toolset,
  measure,
  screws,
  anchor,
  brush,
  roller,
  spatula: paintTool,
  tape: paintTool,
  tray: paintTool,
  pole: paintTool,
  spacer,
};
