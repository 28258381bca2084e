import { SCENES } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { body, box, calm, contact, type DrawScene, outlet, plankFloor, plant, windowOf } from './room.ts';

const at = SCENES.living;

export const living: DrawScene = (color) => {
  const wall = calm(color('wall', '#c9d6d0'), 0.42);
  const trim = calm(color('cornice', '#f5f5f1'), 0.3);
  return (
    drawWallpaper(wall) +
    box(at.cornice, trim) +
    rect(0, 10, 400, 2, shade(trim, -0.14)) +
    plankFloor(calm(color('floor', '#b58d5f'), 0.08)) +
    box(at.skirting, calm(color('skirting', '#f1f1ee'), 0.12)) +
    windowOf({ x: 84, y: 44, w: 100, h: 92 }) +
    drawCurtains() +
    body(at.sill, color('sill', '#f8f8f5'), 2) +
    drawRadiator(color('radiator', '#f4f4f1')) +
    drawDoor(color('door', '#d9c8a8'), color('handle', '#aab3b8')) +
    outlet(at.socket, color('socket', '#f8f8f5')) +
    drawLamp(color('lamp', '#c9974a')) +
    drawSofa() +
    plant(24, 244, 1.25)
  );
};

function drawWallpaper(fill: string): string {
  const mark = shade(fill, -0.07);
  return (
    rect(0, 0, 400, 214, fill) +
    times(10, (column) =>
      times(6, (row) => {
        const x = 20 + column * 40;
        const y = 30 + row * 36 + (column % 2) * 18;
        return path(`M${x} ${y - 8}q6 8 0 16q-6 -8 0 -16z`, mark);
      }),
    )
  );
}

function drawCurtains(): string {
  const cloth = '#e8dcc4';
  const fold = (x: number) => line(`M${x} 36v152`, shade(cloth, -0.1), 1.4);
  return (
    rect(52, 30, 164, 4, '#4a5a63', 2) +
    path('M58 34h24q-4 80 4 154h-30q4 -80 2 -154z', cloth) +
    path('M186 34h24q-2 74 2 154h-30q8 -74 4 -154z', cloth) +
    [64, 72, 194, 202].map(fold).join('')
  );
}

function drawRadiator(fill: string): string {
  const { x, y, w, h } = at.radiator;
  return times(10, (index) =>
    rect(
      x + index * (w / 10),
      y,
      w / 10 - 1.6,
      h,
      fill,
      3,
      `stroke="${shade(fill, -0.14)}" stroke-width=".7"`,
    ),
  );
}

function drawDoor(fill: string, metal: string): string {
  const { x, y, w, h } = at.door;
  const panel = shade(fill, -0.1);
  return (
    rect(x - 6, y - 6, w + 12, h + 8, shade(fill, 0.2), 2) +
    rect(x, y, w, h, fill) +
    rect(x + 9, y + 10, w - 18, 56, fill, 2, `stroke="${panel}" stroke-width="1.6"`) +
    rect(x + 9, y + 78, w - 18, 70, fill, 2, `stroke="${panel}" stroke-width="1.6"`) +
    circle(at.handle.x + 3, at.handle.y + 4, 3.4, shade(metal, -0.15)) +
    rect(at.handle.x + 2, at.handle.y + 2.6, 12, 3, metal, 1.5)
  );
}

function drawLamp(fill: string): string {
  const { x, y, w, h } = at.lamp;
  const cx = x + w / 2;
  return (
    line(`M${cx} 12v${y}`, '#4a5a63', 1.6) +
    ellipse(cx, y + h - 4, w, 34, 'url(#glow)', 'opacity=".5"') +
    line(`M${cx} ${y + 6}q-26 4 -26 18M${cx} ${y + 6}q26 4 26 18M${cx} ${y + 6}v22`, fill, 2.4) +
    [cx - 26, cx, cx + 26]
      .map((each, index) =>
        circle(each, y + 30 + (index === 1 ? 5 : 0), 8.5, '#fff3cf', `stroke="${fill}" stroke-width="1.4"`),
      )
      .join('')
  );
}

function drawSofa(): string {
  const cloth = '#2f6672';
  return (
    ellipse(252, 276, 124, 17, '#e7dcc6') +
    ellipse(252, 276, 112, 13, '#f0e8d6') +
    contact(248, 262, 78) +
    rect(176, 184, 144, 44, shade(cloth, -0.12), 10) +
    rect(170, 204, 22, 48, cloth, 8) +
    rect(304, 204, 22, 48, cloth, 8) +
    rect(186, 214, 62, 30, shade(cloth, 0.1), 6) +
    rect(248, 214, 62, 30, shade(cloth, 0.1), 6) +
    rect(184, 242, 128, 12, shade(cloth, -0.2), 3) +
    path('M196 196l26 -4l4 26l-26 4z', '#ffc229') +
    path('M276 194l24 3l-4 25l-24 -3z', '#e8dcc4') +
    rect(186, 254, 5, 10, '#8d6541') +
    rect(306, 254, 5, 10, '#8d6541')
  );
}
