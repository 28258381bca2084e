import { SCENES } from '#domain/scenes.ts';
import { circle, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { box, calm, contact, type DrawScene, outlet, pendant, plankFloor, plant, tiledWall } from './room.ts';

const at = SCENES.kitchen;
const FRONT = '#2f6672';
const TOP = '#e6d3b1';

export const kitchen: DrawScene = (color) => {
  const wall = calm(color('wall', '#e7e3d6'), 0.45);
  const lamp = color('lamp', '#ffc229');
  const metal = color('tap', '#8d979c');
  const { x, y } = at.tap;
  return (
    rect(0, 0, 400, 214, wall) +
    rect(0, 0, 400, 8, '#fafaf7') +
    plankFloor(calm(color('floor', '#c79c63'), 0.1)) +
    box(at.skirting, calm(color('skirting', '#f1f1ee'), 0.1)) +
    tiledWall(at.splash, calm(color('splash', '#dfe7e4'), 0.25), 26, 12) +
    drawShelves() +
    drawTrack(color('track', '#3a4146')) +
    drawCounter() +
    line(`M${x + 20} ${y + 40}v-28q0 -11 -10 -11t-10 11v4`, metal, 3.6) +
    outlet(at.socket, color('socket', '#f8f8f5')) +
    drawTable() +
    pendant(at.lamp.x + at.lamp.w / 2, 0, at.lamp.y, at.lamp, lamp)
  );
};

function drawCounter(): string {
  const left = 26;
  const width = 272;
  const front = (index: number, w: number) =>
    rect(left + index, 168, w, 62, FRONT, 2) +
    rect(left + index + 2, 170, w - 4, 58, shade(FRONT, 0.08), 2) +
    rect(left + index + w / 2 - 10, 175, 20, 2.6, '#d9b873', 1.3);
  return (
    contact(left + width / 2, 238, width * 0.5) +
    rect(left + 4, 228, width - 8, 10, '#16323a') +
    front(0, 66) +
    front(68, 66) +
    front(136, 66) +
    rect(left + 204, 168, 68, 62, '#3a4146', 2) +
    rect(left + 212, 184, 52, 36, '#22292d', 3) +
    rect(left + 212, 176, 52, 3, '#8d979c', 1.5) +
    rect(left - 4, 158, width + 8, 10, TOP, 2) +
    rect(left - 4, 165, width + 8, 3, shade(TOP, -0.14)) +
    rect(186, 158, 54, 4, '#9aa4a8', 2) +
    // A board, a jar and a kettle.
    rect(44, 128, 22, 30, '#c99a5f', 3) +
    circle(55, 133, 2.4, '#8d6541') +
    rect(80, 142, 14, 16, '#dfe7e6', 3) +
    rect(80, 139, 14, 5, '#b9603f', 2) +
    path('M116 158q-4 -22 10 -22t10 22z', '#ffc229') +
    line('M136 142q9 2 6 14', '#e0a417', 2.6)
  );
}

function drawShelves(): string {
  return (
    rect(40, 88, 150, 6, TOP, 1) +
    rect(40, 93, 150, 2, shade(TOP, -0.2)) +
    times(4, (index) =>
      rect(52 + index * 20, 70, 14, 18, ['#dfe7e6', '#8fb2a4', '#e7b65a', '#fbfbf9'][index] ?? '#fff', 3),
    ) +
    rect(140, 66, 8, 22, '#0b5563', 1) +
    rect(150, 68, 7, 20, '#b9603f', 1) +
    rect(159, 64, 9, 24, '#e3eded', 1) +
    plant(178, 78, 0.6)
  );
}

function drawTrack(fill: string): string {
  const { x, y, w } = at.track;
  return (
    rect(x, y, w, 4, fill, 2) +
    times(4, (index) => {
      const left = x + 18 + index * 50;
      return (
        rect(left, y + 4, 3, 4, fill) +
        rect(left - 4, y + 7, 11, 11, fill, 3) +
        path(`M${left - 4} ${y + 18}h11l16 60h-43z`, '#ffe9a8', 'opacity=".16"')
      );
    })
  );
}

function drawTable(): string {
  return (
    contact(344, 280, 52) +
    rect(300, 204, 92, 7, TOP, 3) +
    line('M312 211l-6 66M380 211l6 66', '#8d6541', 4) +
    line('M322 240h44', '#8d6541', 2) +
    path('M306 188h20v6q-10 8 -20 0z', '#fbfbf9') +
    circle(350, 196, 7, '#b8402f') +
    circle(362, 198, 6, '#e7b65a') +
    path('M336 199h36q-4 8 -18 8t-18 -8z', '#dfe7e6')
  );
}
