import { HORIZON, SCENES } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { calm, contact, type DrawScene, plankFloor, plant } from './room.ts';

const at = SCENES.terrace;

export const terrace: DrawScene = (color) =>
  rect(0, 0, 400, HORIZON, '#cfe3ea') +
  circle(336, 44, 20, '#ffe3a0') +
  ellipse(296, 58, 30, 9, '#ffffff', 'opacity=".8"') +
  ellipse(262, 46, 22, 7, '#ffffff', 'opacity=".7"') +
  path('M214 132q40 -44 92 -22t94 -10v60h-186z', '#9dbd9b') +
  drawFence(color('fence', '#835637')) +
  path('M214 200q60 -8 186 0v20h-186z', '#7fae7c') +
  drawFacade(calm(color('facade', '#ddd8c8'), 0.25)) +
  plankFloor(calm(color('floor', '#a06c3c'), 0.1)) +
  drawDoor(color('door', '#3a4146')) +
  drawLamp(color('lamp', '#3a4146')) +
  drawHose(color('hose', '#4f8459')) +
  drawMower(color('mower', '#b8402f')) +
  drawCan(color('oil', '#c98a3c')) +
  drawChair();

function drawFence(fill: string): string {
  const { x, y, w, h } = at.fence;
  return (
    rect(x, y + 22, w, 5, shade(fill, -0.2)) +
    rect(x, y + 78, w, 5, shade(fill, -0.2)) +
    times(15, (index) => {
      const left = x + 2 + index * 12.6;
      return path(
        `M${left} ${y + h}V${y + 6}l4.6 -6l4.6 6V${y + h}z`,
        shade(fill, [0, 0.1, -0.06][index % 3] ?? 0),
      );
    })
  );
}

function drawFacade(fill: string): string {
  const { w, h } = at.facade;
  return (
    rect(0, 0, w, h, fill) +
    times(
      13,
      (row) =>
        line(`M0 ${16 + row * 16}H${w}`, shade(fill, -0.12), 1.2) +
        rect(0, 17 + row * 16, w, 2, shade(fill, 0.25)),
    ) +
    rect(w - 6, 0, 6, h, shade(fill, -0.16)) +
    path(`M-4 0h${w + 26}l-10 16H-4z`, '#7a4a33') +
    rect(-4, 14, w + 20, 5, '#5b3a28') +
    rect(0, h - 14, w, 14, '#9b958a')
  );
}

function drawDoor(fill: string): string {
  const { x, y, w, h } = at.door;
  const pane = (left: number) =>
    rect(left, y + 10, w / 2 - 12, h - 20, '#bcd7df') +
    path(`M${left} ${y + 70}l20 -44v22l-20 44z`, '#ffffff', 'opacity=".4"');
  return (
    rect(x - 4, y - 4, w + 8, h + 4, shade(fill, 0.2)) +
    rect(x, y, w, h, fill) +
    pane(x + 7) +
    pane(x + w / 2 + 5) +
    rect(x + w / 2 - 6, y + 80, 3, 16, '#ffc229', 1.5)
  );
}

function drawLamp(fill: string): string {
  const { x, y, w, h } = at.lamp;
  return (
    ellipse(x + w / 2, y + h, 34, 30, 'url(#glow)', 'opacity=".6"') +
    rect(x + 3, y, w - 6, 6, fill, 2) +
    path(`M${x} ${y + 8}h${w}l-3 20h${6 - w}z`, '#fff3cf', `stroke="${fill}" stroke-width="2"`) +
    rect(x + 2, y + 27, w - 4, 4, fill, 1)
  );
}

function drawHose(fill: string): string {
  const { x, y, w } = at.hose;
  const cx = x + w / 2;
  return (
    rect(cx - 2, y, 4, 58, '#4a5a63') +
    [17, 12, 7]
      .map((r) =>
        circle(cx, y + 24, r, 'none', `stroke="${shade(fill, r === 12 ? 0.14 : 0)}" stroke-width="5"`),
      )
      .join('') +
    line(`M${cx + 16} ${y + 30}q14 26 34 26`, fill, 5)
  );
}

function drawMower(fill: string): string {
  const { x, y, w, h } = at.mower;
  return (
    contact(x + w / 2, y + h - 2, w * 0.44) +
    line(`M${x + w - 8} ${y - 22}l-18 52`, '#3a4146', 4) +
    line(`M${x + w - 16} ${y - 22}h18`, '#22292d', 6) +
    path(`M${x + 4} ${y + 44}q2 -22 24 -24h24q16 2 18 24z`, fill) +
    path(`M${x + 4} ${y + 44}q2 -22 24 -24h6q-16 6 -16 24z`, shade(fill, 0.22)) +
    rect(x + 24, y + 10, 24, 12, '#3a4146', 3) +
    circle(x + 16, y + 46, 10, '#22292d') +
    circle(x + 16, y + 46, 4, '#c3cbc7') +
    circle(x + 60, y + 46, 10, '#22292d') +
    circle(x + 60, y + 46, 4, '#c3cbc7')
  );
}

function drawCan(fill: string): string {
  const { x, y, w, h } = at.oil;
  return (
    contact(x + w / 2, y + h, w * 0.56) +
    rect(x, y + 6, w, h - 6, '#dfe3e1', 3) +
    rect(x, y + 14, w, 16, fill) +
    ellipse(x + w / 2, y + 6, w / 2, 4.5, '#c3cbc7') +
    line(`M${x} ${y + 8}q${w / 2} -22 ${w} 0`, '#7b868c', 1.6)
  );
}

function drawChair(): string {
  return (
    contact(186, 274, 44) +
    line('M156 232l-8 42M216 232l8 42', '#8d6541', 4) +
    path('M150 196q4 -8 12 -8h48q8 0 12 8l4 38h-80z', '#2f6672') +
    rect(148, 228, 76, 12, '#e8dcc4', 5) +
    path('M168 200l22 -3l3 22l-22 3z', '#ffc229') +
    plant(234, 250, 1)
  );
}
