/** The garden and its machines, storage. */
import {
  circle,
  cylinder,
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

const WOOD = '#c79c63';

const GREEN = '#4f8459';

const storage: Draw = ({ paint, kind }) => {
  if (has(kind, 'rack') || has(kind, 'shelf')) {
    const isShelf = has(kind, 'shelf');
    const metal = has(kind, 'metal') ? '#8a959b' : isShelf ? '#2d3538' : '#c3cacd';
    if (isShelf)
      return (
        shadow(200, 300, 140) +
        line('M110 200v70M290 200v70', METAL, 9) +
        panel(64, 170, 272, 34, paint.fill, 3, 'tall') +
        panel(96, 110, 40, 60, '#356f92', 3) +
        panel(140, 96, 34, 74, '#e0a12f', 3) +
        cylinder(250, 128, 28, 40, GREEN)
      );
    return (
      shadow(200, 344, 120) +
      times(2, (i) => rect(88 + i * 212, 56, 12, 284, metal)) +
      times(4, (i) => panel(84, 84 + i * 76, 232, 14, shade(metal, 0.2), 2, 'tall')) +
      panel(112, 118, 64, 42, WOOD, 2) +
      panel(200, 186, 84, 50, '#356f92', 4) +
      panel(110, 262, 96, 50, '#c79c63', 2)
    );
  }
  if (has(kind, 'hanger'))
    return has(kind, 'floor')
      ? shadow(200, 344, 110) +
          line('M124 336V80h152v256M100 336h48M252 336h48', STEEL_DARK, 10) +
          times(4, (i) => line(`M${150 + i * 32} 80v16l-22 18h44l-22-18`, WOOD, 5))
      : shadow(200, 300, 130) +
          panel(64, 150, 272, 44, WOOD, 6, 'tall') +
          times(5, (i) => line(`M${96 + i * 52} 180v34q0 22 22 16`, STEEL_DARK, 10));
  if (has(kind, 'toolbox'))
    return (
      shadow(200, 332, 140) +
      line('M150 140q0-44 50-44t50 44', RUBBER, 17) +
      panel(72, 138, 256, 66, has(kind, 'steel') ? '#b8402f' : '#2d3538', 12, 'tall') +
      panel(80, 204, 240, 116, has(kind, 'steel') ? '#a33427' : '#474f55', 8) +
      rect(120, 192, 30, 34, '#e0a12f', 4) +
      rect(250, 192, 30, 34, '#e0a12f', 4)
    );
  const clear = has(kind, 'clear');
  return (
    shadow(200, 330, 140) +
    lit('M84 156h232l-16 160q-100 16-200 0z', clear ? '#cfe3e9' : '#6d9bb3', 'round') +
    panel(70, 132, 260, 30, clear ? '#8fb9c7' : '#4f7f98', 8, 'tall') +
    times(4, (i) => line(`M${130 + i * 46} 176l-4 124`, '#fff', 4, 'opacity=".4"'))
  );
};

const mower: Draw = ({ kind }) => {
  const body = has(kind, 'petrol') ? '#b8402f' : GREEN;
  return (
    shadow(190, 338, 150) +
    line('M206 216L318 76h26', '#474f55', 13) +
    lit('M76 232q10-42 66-42h92q46 0 54 60v30H76z', body, 'tall') +
    panel(130, 150, 84, 56, '#2d3538', 14, 'tall') +
    (has(kind, 'petrol')
      ? circle(172, 150, 17, '#c3cacd')
      : tube('M210 170q40 0 60-40', '#e08434', 7, 'round')) +
    times(2, (i) => circle(110 + i * 158, 296, 36, RUBBER) + circle(110 + i * 158, 296, 17, '#aab3b8')) +
    lit('M270 222l66 12v58l-54-8z', '#555e64', 'face')
  );
};

const trimmer: Draw = ({ kind }) =>
  shadow(180, 342, 140) +
  line('M308 84L128 292', METAL, 12) +
  `<g transform="rotate(-49 300 92)">${panel(266, 66, 96, 56, has(kind, 'petrol') ? '#e08434' : GREEN, 18, 'lying')}</g>` +
  line('M226 150l52 30M236 130q-22-40-46-20', '#2d3538', 13) +
  lit('M66 306q22-46 76-34l18 26q-54-4-74 30z', GREEN, 'tall') +
  circle(116, 306, 17, '#2d3538') +
  times(4, (i) => path(`M${60 + i * 34} 340q4-22 12-34q2 16 6 34z`, '#7fae6f'));

const chainSaw: Draw = ({ kind }) =>
  shadow(200, 322, 160) +
  `<g transform="rotate(-8 200 200)">${lit('M206 206h150q22 0 22 18t-22 18H206z', '#aab3b8', 'lying')}${rect(206, 206, 168, 36, 'none', 18, 'stroke="#2d3538" stroke-width="7" stroke-dasharray="9 6"')}${lit('M64 170q0-34 40-34h84q36 0 36 40v70q0 24-28 24H96q-32 0-32-30z', has(kind, 'petrol') ? '#e08434' : GREEN, 'tall')}${line('M92 140q10-60 84-48t30 60', '#2d3538', 17)}${line('M66 200q-40 10-30 48t64 22', '#2d3538', 20)}${rect(100, 176, 80, 14, '#fff', 4, 'opacity=".85"')}</g>`;

const cultivator: Draw = ({ kind }) =>
  shadow(200, 340, 140) +
  line('M196 210L304 84h34M196 210L286 70', '#474f55', 12) +
  panel(120, 144, 110, 80, has(kind, 'petrol') ? '#b8402f' : GREEN, 16, 'tall') +
  panel(144, 220, 60, 54, '#2d3538', 8) +
  times(
    2,
    (side) =>
      times(
        5,
        (i) =>
          `<g transform="rotate(${i * 72} ${112 + side * 128} 290)">${path(`M${108 + side * 128} 290h8l10-44-22 8z`, '#6d777d')}</g>`,
      ) + circle(112 + side * 128, 290, 12, '#2d3538'),
  );

const hose: Draw = ({ paint }) =>
  shadow(200, 326, 140) +
  times(
    5,
    (i) =>
      ellipse(
        196,
        290 - i * 26,
        124,
        48,
        'none',
        `stroke="${i % 2 ? shade(paint.fill, -0.16) : paint.fill}" stroke-width="22"`,
      ) + ellipse(196, 284 - i * 26, 124, 48, 'none', 'stroke="#fff" stroke-width="3" opacity=".3"'),
  ) +
  tube('M314 200q34 20 30 70', paint.fill, 22) +
  panel(326, 264, 36, 40, '#e0a12f', 6, 'round');

const watering: Draw = ({ kind }) => {
  if (has(kind, 'gun'))
    return (
      shadow(200, 330, 110) +
      `<g transform="rotate(-12 200 200)">${panel(110, 116, 190, 52, '#2d3538', 22, 'lying')}${panel(280, 106, 44, 72, '#e08434', 12, 'lying')}${lit('M118 160h60l-16 150q-28 14-50 0z', GREEN, 'round')}${line('M188 170q26 40-16 80', METAL, 8)}</g>${times(5, (i) => line(`M334 ${90 + i * 12}l38 ${-20 + i * 12}`, '#8bb9d0', 4, 'stroke-dasharray="7 7"'))}`
    );
  if (has(kind, 'sprinkler'))
    return (
      shadow(200, 330, 120) +
      panel(110, 288, 180, 26, '#2d3538', 10, 'tall') +
      panel(180, 210, 40, 84, GREEN, 8, 'round') +
      panel(140, 186, 120, 26, '#e08434', 12, 'lying') +
      times(7, (i) =>
        line(
          `M200 180Q${100 + i * 34} 40 ${50 + i * 50} ${150 + Math.abs(3 - i) * 16}`,
          '#8bb9d0',
          4,
          'stroke-dasharray="8 8"',
        ),
      )
    );
  if (has(kind, 'drip'))
    return (
      shadow(200, 326, 140) +
      times(
        3,
        (i) =>
          tube(`M60 ${150 + i * 64}h280`, '#2d3538', 15) +
          times(4, (drop) => path(`M${96 + drop * 68} ${166 + i * 64}q11 17 0 24q-11-7 0-24z`, '#5fa4c8')),
      ) +
      tube('M60 130v190', '#474f55', 20)
    );
  return (
    shadow(200, 338, 120) +
    line('M130 330l40-120M270 330l-40-120', STEEL_DARK, 13) +
    circle(200, 190, 104, GREEN) +
    times(4, (i) =>
      circle(200, 190, 92 - i * 14, 'none', `stroke="${i % 2 ? '#e0a12f' : '#c98f28'}" stroke-width="13"`),
    ) +
    circle(200, 190, 34, '#2d3538') +
    line('M200 190l70-30', '#474f55', 11)
  );
};

const garden: Draw = ({ kind }) => {
  const shaft = line('M200 60v190', WOOD, 15) + line('M196 64v180', '#fff', 3, 'opacity=".35"');
  if (has(kind, 'barrow'))
    return (
      shadow(200, 340, 150) +
      line('M60 150l130 60 110 90', '#474f55', 11) +
      lit('M104 130h226l-52 120H164z', GREEN, 'tall') +
      path('M104 130h226l-8 18H112z', '#3a6845') +
      circle(300, 292, 38, RUBBER) +
      circle(300, 292, 16, '#aab3b8') +
      line('M150 232v100', '#474f55', 11)
    );
  if (has(kind, 'pruner') || has(kind, 'lopper')) {
    const long = has(kind, 'lopper') ? 190 : 120;
    return (
      shadow(200, 336, 100) +
      path('M200 160q-46-60-20-104q30 34 34 96z', '#c3cacd') +
      path('M200 160q40-44 34-84q-34 26-44 78z', '#8a959b') +
      circle(200, 162, 13, STEEL_DARK) +
      tube(`M194 170l-38 ${long - 30}`, '#b8402f', 24, 'round') +
      tube(`M206 170l38 ${long - 30}`, '#b8402f', 24, 'round')
    );
  }
  if (has(kind, 'sprayer'))
    return (
      shadow(200, 340, 90) +
      lit('M138 150q0-40 62-40t62 40v160q-62 26-124 0z', '#f1f1ee', 'round') +
      rect(138, 250, 124, 40, GREEN) +
      panel(172, 62, 56, 50, '#2d3538', 8, 'round') +
      rect(158, 50, 84, 18, '#2d3538', 8) +
      tube('M262 180q70 10 66 80l-8 60', RUBBER, 8, 'round') +
      line('M320 320l20-90', METAL, 7)
    );
  if (has(kind, 'can'))
    return (
      shadow(190, 336, 120) +
      tube('M226 230l96-92', GREEN, 28) +
      ellipse(332, 128, 26, 14, '#3a6845', 'transform="rotate(45 332 128)"') +
      line('M112 180q-60-90 70-92', GREEN, 17) +
      cylinder(170, 168, 76, 150, GREEN)
    );
  if (has(kind, 'rake'))
    return (
      shadow(200, 336, 100) +
      shaft +
      panel(110, 246, 180, 16, STEEL_DARK, 6, 'tall') +
      times(10, (i) => line(`M${118 + i * 18} 260q0 34-8 52`, STEEL_DARK, 7))
    );
  if (has(kind, 'hoe'))
    return shadow(210, 336, 90) + shaft + path('M194 244h14q70 4 84 64l-16 4q-30-34-82-34z', STEEL_DARK);
  const wide = has(kind, 'snow');
  return (
    shadow(200, 344, 100) +
    shaft +
    line('M176 60h48', '#2d3538', 17) +
    (wide
      ? lit('M104 236h192l16 92H88z', '#356f92', 'tall') +
        times(6, (i) => line(`M${126 + i * 30} 246l${-4 + i} 70`, '#2a5a78', 4))
      : lit(
          has(kind, 'spade') ? 'M150 226h100v96q-50 22-100 0z' : 'M150 226h100q10 76-50 116q-60-40-50-116z',
          '#8a959b',
          'round',
        ))
  );
};

export const gardenGoods: Record<string, Draw> = {
  storage,
  mower,
  trimmer,
  'chain-saw': chainSaw,
  cultivator,
  hose,
  watering,
  garden,
};
