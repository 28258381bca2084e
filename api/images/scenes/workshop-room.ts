import { SCENES } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { box, calm, contact, type DrawScene, tiledFloor } from './room.ts';

const at = SCENES.workshop;
const BENCH = '#c99a5f';

export const workshop: DrawScene = (color) =>
  drawBoards(calm(color('wall', '#d3ab6a'), 0.42)) +
  tiledFloor(calm(color('floor', '#a9b0b3'), 0.2)) +
  drawPegboard() +
  drawLamp(color('lamp', '#f4f4f1')) +
  drawDrill(color('drill', '#0b7285')) +
  drawGrinder(color('grinder', '#e08434')) +
  drawLevel(color('level', '#ffc229')) +
  drawBench() +
  drawToolbox(color('toolbox', '#b8402f')) +
  drawSaw(color('saw', '#2f6672')) +
  drawCable(color('cable', '#ffc229')) +
  drawStorage(color('storage', '#7b868c'));

function drawBoards(fill: string): string {
  return (
    rect(0, 0, 400, 214, fill) +
    times(5, (index) => rect(index * 100, 0, 1.4, 214, shade(fill, -0.14))) +
    rect(0, 104, 400, 1.4, shade(fill, -0.14)) +
    times(40, (index) => {
      const x = (index * 67) % 400;
      const y = (index * 43) % 208;
      return rect(
        x,
        y,
        14,
        3,
        shade(fill, index % 2 ? -0.06 : 0.14),
        1,
        `transform="rotate(${(index * 37) % 90} ${x} ${y})"`,
      );
    })
  );
}

function drawPegboard(): string {
  return (
    rect(80, 48, 168, 92, '#33505a', 4) +
    times(15, (column) => times(8, (row) => circle(88 + column * 10.8, 56 + row * 10.8, 1.1, '#20383f')))
  );
}

function drawLamp(fill: string): string {
  const { x, y, w } = at.lamp;
  return (
    line(`M${x + 20} 0v${y}M${x + w - 20} 0v${y}`, '#4a5a63', 1.4) +
    ellipse(x + w / 2, y + 14, w * 0.8, 34, 'url(#glow)', 'opacity=".45"') +
    rect(x, y, w, 8, fill, 3, 'stroke="#c3cbc7"') +
    rect(x + 4, y + 7, w - 8, 5, '#fff3cf', 2)
  );
}

function drawDrill(fill: string): string {
  const { x, y } = at.drill;
  return (
    rect(x + 12, y, 32, 16, fill, 5) +
    rect(x + 12, y, 32, 5, shade(fill, 0.25), 4) +
    path(`M${x + 4} ${y + 4}h8v8h-8z`, '#22292d') +
    rect(x - 4, y + 7, 9, 2.4, '#aab3b8') +
    path(`M${x + 28} ${y + 14}h14l4 20h-14z`, '#22292d') +
    rect(x + 26, y + 33, 24, 9, fill, 3)
  );
}

function drawGrinder(fill: string): string {
  const { x, y, w } = at.grinder;
  return (
    rect(x + 14, y + 6, w - 18, 15, fill, 6) +
    rect(x + 14, y + 6, w - 18, 5, shade(fill, 0.25), 5) +
    rect(x + 34, y + 8, 18, 11, '#22292d', 3) +
    rect(x + 6, y + 4, 13, 18, '#7b868c', 3) +
    path(`M${x - 2} ${y + 22}h28v4h-28z`, '#aab3b8') +
    path(`M${x} ${y + 20}q12 -14 26 0z`, '#22292d')
  );
}

const drawLevel = (fill: string) => {
  const { x, y, w, h } = at.level;
  return (
    box(at.level, fill, 2) +
    rect(x, y, w, 3, shade(fill, 0.3), 2) +
    [20, w / 2 - 9, w - 38]
      .map(
        (left) =>
          rect(x + left, y + 3, 18, h - 6, '#e6f2d0', 2) + rect(x + left + 6, y + 4, 5, h - 8, '#7fae3c', 2),
      )
      .join('')
  );
};

function drawBench(): string {
  return (
    contact(150, 250, 118) +
    rect(28, 162, 240, 11, BENCH, 2) +
    rect(28, 170, 240, 4, shade(BENCH, -0.2)) +
    rect(40, 174, 12, 74, shade(BENCH, -0.1)) +
    rect(228, 174, 12, 74, shade(BENCH, -0.1)) +
    rect(52, 216, 176, 7, shade(BENCH, -0.05)) +
    rect(70, 192, 40, 24, '#2f6672', 2) +
    rect(118, 196, 30, 20, '#e8dcc4', 2) +
    rect(156, 190, 44, 26, '#7b868c', 2) +
    rect(110, 146, 60, 16, '#dab984', 1) +
    rect(118, 138, 44, 8, '#e2bf83', 1)
  );
}

function drawToolbox(fill: string): string {
  const { x, y, w, h } = at.toolbox;
  return (
    line(`M${x + 12} ${y + 12}v-8h${w - 24}v8`, '#22292d', 3) +
    rect(x, y + 10, w, h - 10, fill, 3) +
    rect(x, y + 10, w, 8, shade(fill, -0.18), 3) +
    rect(x + w / 2 - 6, y + 15, 12, 7, '#c3cbc7', 2)
  );
}

function drawSaw(fill: string): string {
  const { x, y, w, h } = at.saw;
  return (
    rect(x + 8, y + 2, w - 20, 12, fill, 5) +
    line(`M${x + 14} ${y + 3}q10 -12 24 -1`, shade(fill, -0.25), 5) +
    rect(x, y + 14, w - 6, 4, '#aab3b8', 1) +
    path(`M${x + 8} ${y + 18}h6l-3 ${h - 18}z`, '#7b868c')
  );
}

function drawCable(fill: string): string {
  const { x, y } = at.cable;
  return (
    line(`M${x + 6} 92q40 30 10 80`, '#22292d', 2) +
    circle(x + 15, y + 24, 17, '#22292d') +
    circle(x + 15, y + 24, 13, fill) +
    [9, 5]
      .map((r) => circle(x + 15, y + 24, r, 'none', `stroke="${shade(fill, -0.25)}" stroke-width="1.6"`))
      .join('') +
    rect(x + 3, y + 38, 24, 5, '#22292d', 2)
  );
}

function drawStorage(fill: string): string {
  const { x, y, w, h } = at.storage;
  const shelf = (down: number) =>
    rect(x, y + down, w, 5, shade(fill, -0.1)) + rect(x, y + down, w, 1.6, shade(fill, 0.3));
  return (
    contact(x + w / 2, y + h, w * 0.52) +
    rect(x, y, 5, h, fill) +
    rect(x + w - 5, y, 5, h, fill) +
    rect(x + 10, y + 14, 30, 26, '#2f6672', 2) +
    rect(x + 46, y + 8, 34, 32, '#e8dcc4', 2) +
    rect(x + 8, y + 58, 22, 26, '#dfe3e1', 3) +
    rect(x + 8, y + 66, 22, 9, '#ffc229') +
    rect(x + 34, y + 58, 22, 26, '#dfe3e1', 3) +
    rect(x + 34, y + 66, 22, 9, '#0b5563') +
    rect(x + 62, y + 64, 24, 20, '#b8402f', 2) +
    rect(x + 12, y + 100, 70, 30, '#8fb2a4', 3) +
    rect(x + 40, y + 108, 14, 6, '#5b8073', 2) +
    [0, 40, 84, 130].map(shelf).join('')
  );
}
