/** Doors and what belongs to them: hardware, mouldings, nets. */
import { circle, type Draw, ellipse, has, line, METAL, panel, path, rect, shadow, times } from './brush.ts';
import { surface } from './flat.ts';
import { shade } from './paint.ts';

const door: Draw = (sitter) => {
  const { paint, kind } = sitter;
  const glass = has(kind, 'glass');
  return (
    shadow(200, 346, 100) +
    rect(112, 46, 176, 296, shade(paint.dark, -0.1), 2) +
    surface('door', sitter, [122, 56, 156, 284]) +
    rect(122, 56, 156, 284, 'url(#face)') +
    (glass
      ? times(
          3,
          (i) =>
            rect(150, 82 + i * 82, 100, 66, '#d6e6ea', 2, `stroke="${paint.dark}" stroke-width="4"`) +
            path(`M156 ${88 + i * 82}h34l-34 44z`, '#fff', 'opacity=".6"'),
        )
      : times(
          2,
          (i) =>
            rect(
              148,
              82 + i * 132,
              104,
              i ? 102 : 108,
              'none',
              3,
              `stroke="${paint.dark}" stroke-width="5"`,
            ) +
            rect(158, 92 + i * 132, 84, i ? 82 : 88, 'none', 2, `stroke="${paint.light}" stroke-width="2"`),
        )) +
    rect(258, 196, 8, 34, '#c3cacd', 3) +
    panel(232, 206, 32, 9, '#aab3b8', 4, 'lying')
  );
};

const entranceDoor: Draw = ({ paint }) =>
  shadow(200, 346, 110) +
  rect(104, 42, 192, 302, shade(paint.dark, -0.35), 3) +
  panel(116, 54, 168, 288, paint.fill, 3) +
  times(
    4,
    (i) =>
      rect(138, 78 + i * 62, 124, 44, 'none', 3, `stroke="${shade(paint.dark, -0.15)}" stroke-width="5"`) +
      line(`M140 ${120 + i * 62}h120`, paint.light, 2),
  ) +
  panel(258, 176, 16, 70, '#c3cacd', 6, 'round') +
  circle(266, 162, 8, '#c3cacd') +
  circle(266, 262, 8, '#c3cacd') +
  circle(200, 70, 6, '#2d3538');

const hardware: Draw = ({ paint, kind }) => {
  if (has(kind, 'hinge'))
    return (
      shadow(200, 330, 110) +
      times(
        2,
        (i) =>
          panel(i ? 212 : 96, 96, 92, 220, paint.fill, 8) +
          times(4, (hole) =>
            circle(
              (i ? 238 : 142) + (hole % 2) * 26 - (i ? 0 : 18),
              130 + hole * 50,
              9,
              shade(paint.dark, -0.3),
            ),
          ),
      ) +
      panel(188, 86, 24, 240, paint.dark, 10, 'round')
    );
  if (has(kind, 'closer'))
    return (
      shadow(200, 300, 140) +
      panel(80, 190, 190, 62, paint.fill, 12, 'lying') +
      line('M226 190l60-74-150-22', paint.dark, 13) +
      circle(226, 200, 17, paint.dark) +
      circle(286, 118, 9, METAL)
    );
  if (has(kind, 'cylinder'))
    return (
      shadow(200, 310, 140) +
      panel(70, 150, 190, 56, paint.fill, 26, 'lying') +
      panel(70, 186, 190, 40, paint.fill, 8, 'lying') +
      rect(156, 150, 26, 92, paint.dark, 6) +
      rect(76, 170, 26, 8, '#2d3538', 3) +
      `<g transform="rotate(-18 300 240)">${circle(306, 232, 32, METAL)}${circle(306, 232, 15, '#f7f7f4')}${path('M240 226h40v14h-8v10h-10v-8h-8v8h-14z', METAL)}</g>`
    );
  if (has(kind, 'latch') || has(kind, 'lock'))
    return (
      shadow(200, 336, 100) +
      panel(178, 70, 34, 262, paint.fill, 8) +
      panel(206, 120, 110, 150, shade(paint.fill, -0.15), 8) +
      rect(154, 150, 30, 30, METAL, 4) +
      circle(262, 160, 13, '#2d3538') +
      rect(256, 206, 12, 34, '#2d3538', 5)
    );
  return (
    shadow(200, 318, 130) +
    circle(142, 190, 52, paint.fill) +
    circle(142, 190, 52, 'url(#ball)') +
    circle(142, 190, 38, 'none', `stroke="${paint.dark}" stroke-width="3"`) +
    panel(132, 172, 190, 36, paint.fill, 18, 'lying') +
    circle(142, 190, 22, paint.light)
  );
};

const molding: Draw = ({ paint, kind }) => {
  if (has(kind, 'rose'))
    return (
      shadow(200, 330, 110) +
      times(3, (i) =>
        circle(200, 194, 126 - i * 34, i % 2 ? paint.dark : paint.fill, 'stroke="#cfd5d6" stroke-width="3"'),
      ) +
      times(12, (i) =>
        ellipse(
          200,
          110,
          15,
          32,
          paint.fill,
          `stroke="#cfd5d6" stroke-width="3" transform="rotate(${i * 30} 200 194)"`,
        ),
      ) +
      circle(200, 194, 30, paint.fill, 'stroke="#cfd5d6" stroke-width="3"')
    );
  const steps = has(kind, 'ceiling') ? 6 : 4;
  return (
    shadow(205, 318, 150) +
    `<g transform="rotate(-24 200 200)">${times(steps, (i) => panel(40, 130 + i * (120 / steps), 320, 120 / steps, i % 2 ? shade(paint.fill, -0.06) : paint.fill, 0, 'tall'))}${has(kind, 'light') ? rect(40, 124, 320, 8, '#ffe08a') : ''}${rect(352, 130, 12, 120, paint.dark)}</g>`
  );
};

const mosquitoNet: Draw = ({ paint, kind }) => {
  const net = times(21, (i) =>
    line(`M${104 + i * 9.5} 74v250M104 ${74 + i * 12.4}h192`, '#7d878c', 1, 'opacity=".8"'),
  );
  return (
    shadow(200, 342, 110) +
    rect(104, 74, 192, 250, '#eef1f0') +
    net +
    (has(kind, 'velcro')
      ? rect(104, 74, 192, 250, 'none', 0, `stroke="${paint.dark}" stroke-width="7" stroke-dasharray="14 6"`)
      : rect(100, 70, 200, 258, 'none', 4, `stroke="${paint.fill}" stroke-width="16"`)) +
    (has(kind, 'roller') ? panel(88, 52, 224, 32, paint.fill, 12, 'lying') : '') +
    (has(kind, 'magnet') ? line('M200 76v248', paint.dark, 8) : '')
  );
};

export const doors: Record<string, Draw> = {
  door,
  'entrance-door': entranceDoor,
  'door-hardware': hardware,
  molding,
  'mosquito-net': mosquitoNet,
};
