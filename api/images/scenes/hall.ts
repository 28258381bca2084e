import { SCENES } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { box, calm, contact, type DrawScene, outlet, pendant, plant, tiledFloor } from './room.ts';

const at = SCENES.hall;

export const hall: DrawScene = (color) => {
  const wall = calm(color('wall', '#dfe3dc'), 0.4);
  return (
    rect(0, 0, 400, 214, wall) +
    drawPanels(color('panels', '#b58d5f')) +
    rect(0, 0, 400, 8, '#fafaf7') +
    tiledFloor(calm(color('floor', '#a9b0b3'), 0.14)) +
    rect(0, 206, 400, 8, '#f8f8f5') +
    drawDoor(color('door', '#4a5a63'), color('lock', '#c3cbc7')) +
    outlet(at.switch, color('switch', '#f8f8f5')) +
    drawHooks() +
    drawStorage(color('storage', '#c79c63')) +
    pendant(at.lamp.x + at.lamp.w / 2, 0, at.lamp.y, at.lamp, color('lamp', '#3a4146')) +
    drawBench() +
    ellipse(106, 252, 62, 11, '#8a5a3a', 'opacity=".9"') +
    ellipse(106, 251, 52, 8, '#a87450')
  );
};

function drawPanels(fill: string): string {
  const { x, w, h } = at.panels;
  return (
    rect(x, 0, w, h, shade(fill, -0.22)) +
    times(13, (index) => rect(x + 1 + index * 8, 0, 6, h, shade(fill, [0.08, 0, 0.14][index % 3] ?? 0)))
  );
}

function drawDoor(fill: string, metal: string): string {
  const { x, y, w, h } = at.door;
  const groove = shade(fill, -0.25);
  return (
    rect(x - 8, y - 8, w + 16, h + 8, shade(fill, 0.18), 2) +
    rect(x, y, w, h, fill) +
    rect(x, y, 8, h, shade(fill, 0.12)) +
    [26, 62, 98, 134].map((down) => line(`M${x + 12} ${y + down}h${w - 24}`, groove, 2)).join('') +
    circle(x + w / 2, y + 46, 2.6, '#1b2226') +
    rect(at.lock.x, at.lock.y, 9, 26, metal, 3) +
    rect(at.lock.x - 11, at.lock.y + 9, 16, 4, shade(metal, 0.15), 2) +
    circle(at.lock.x + 4.5, at.lock.y + 20, 1.8, '#4a5a63')
  );
}

function drawHooks(): string {
  return (
    rect(192, 92, 84, 6, '#3a4146', 2) +
    [202, 226, 250, 268].map((x) => line(`M${x} 98v5q0 4 4 4`, '#3a4146', 2)).join('') +
    path('M197 104q8 -6 16 0l6 60q-14 6 -28 0z', '#0b5563') +
    path('M203 104l2 60h-4z', '#2f7483') +
    path('M244 106q7 -5 14 0l4 34q-11 5 -22 0z', '#ffc229')
  );
}

function drawStorage(fill: string): string {
  const { x, y, w, h } = at.storage;
  const shelf = (down: number) => rect(x, y + down, w, 4, shade(fill, -0.12));
  return (
    contact(x + w / 2, y + h + 4, w * 0.5) +
    box(at.storage, shade(fill, 0.28), 2) +
    [0, 33, 66, 99, 132].map(shelf).join('') +
    rect(x, y, 4, h, fill) +
    rect(x + w - 4, y, 4, h, fill) +
    rect(x + 10, y + 16, 24, 17, '#dfe7e6', 2) +
    rect(x + 42, y + 12, 22, 21, '#8fb2a4', 2) +
    rect(x + 10, y + 48, 56, 18, '#e8dcc4', 2) +
    path(`M${x + 12} ${y + 99}v-8q12 -2 18 4h6v4z`, '#4a5a63') +
    path(`M${x + 42} ${y + 99}v-8q12 -2 18 4h6v4z`, '#4a5a63') +
    path(`M${x + 12} ${y + 132}v-9q12 -2 18 5h6v4z`, '#b9603f') +
    plant(x + w / 2, y - 8, 0.75)
  );
}

function drawBench(): string {
  return (
    contact(234, 238, 46) +
    rect(190, 200, 88, 9, '#e8dcc4', 4) +
    rect(190, 208, 88, 4, '#8d6541', 1) +
    line('M198 212v24M270 212v24', '#8d6541', 4)
  );
}
