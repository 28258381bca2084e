/** What rooms are built of: walls, floors and the quiet things around the goods. Light comes from the upper left. */
import { type Box, HORIZON, SCENE_HEIGHT, SCENE_WIDTH } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';

/** The colour of a thing: that of the chosen product, or the usual one. */
export type ColorOf = (thing: string, usual: string) => string;
export type DrawScene = (color: ColorOf) => string;

export const box = ({ x, y, w, h }: Box, fill: string, rx = 0, more = '') => rect(x, y, w, h, fill, rx, more);

/** A flat body with a lighter upper edge and a darker lower one. */
export const body = ({ x, y, w, h }: Box, fill: string, rx = 4) =>
  rect(x, y, w, h, fill, rx) +
  rect(x, y, w, Math.min(4, h / 4), shade(fill, 0.3), rx) +
  rect(x, y + h - Math.min(5, h / 5), w, Math.min(5, h / 5), shade(fill, -0.14), rx);

/** Large light surfaces are toned down: a whole wall in the colour of a sample would shout. */
export const calm = (color: string, amount = 0.35) => shade(color, amount);

export function tiledWall({ x, y, w, h }: Box, fill: string, tileW: number, tileH: number): string {
  const joints = shade(fill, -0.1);
  const across = Math.ceil(h / tileH);
  const down = Math.ceil(w / tileW);
  return (
    rect(x, y, w, h, fill) +
    times(across, (row) =>
      times(down, (at) =>
        (row * 7 + at * 5) % 6 === 0
          ? rect(
              x + at * tileW,
              y + row * tileH,
              Math.min(tileW, w - at * tileW),
              Math.min(tileH, h - row * tileH),
              shade(fill, 0.16),
            )
          : '',
      ),
    ) +
    times(across, (row) => line(`M${x} ${y + row * tileH}h${w}`, joints, 0.8)) +
    times(down, (at) => line(`M${x + at * tileW} ${y}v${h}`, joints, 0.8))
  );
}

const MIDDLE = SCENE_WIDTH / 2;
const DEPTH = SCENE_HEIGHT - HORIZON;

/** Where a line of the floor that begins at x on the wall ends at the lower edge. */
const spread = (x: number) => MIDDLE + (x - MIDDLE) * 1.9;

function floorRows(joints: string, heights: readonly number[]): string {
  return heights.map((part) => line(`M0 ${HORIZON + DEPTH * part}H${SCENE_WIDTH}`, joints, 1)).join('');
}

export function tiledFloor(fill: string): string {
  const joints = shade(fill, -0.16);
  return (
    rect(0, HORIZON, SCENE_WIDTH, DEPTH, fill) +
    times(15, (at) => {
      const x = -40 + at * 34;
      return line(`M${x} ${HORIZON}L${spread(x)} ${SCENE_HEIGHT}`, joints, 1);
    }) +
    floorRows(joints, [0.16, 0.38, 0.66]) +
    floorShade()
  );
}

export function plankFloor(fill: string): string {
  const joints = shade(fill, -0.18);
  const planks = times(19, (at) => {
    const x = -60 + at * 28;
    const tone = [0.06, -0.05, 0.12, 0][at % 4] ?? 0;
    const plank = `M${x} ${HORIZON}L${x + 28} ${HORIZON}L${spread(x + 28)} ${SCENE_HEIGHT}L${spread(x)} ${SCENE_HEIGHT}z`;
    const cut = [0.3, 0.72, 0.5, 0.18, 0.86][at % 5] ?? 0.5;
    const left = x + (spread(x) - x) * cut;
    const right = x + 28 + (spread(x + 28) - x - 28) * cut;
    return (
      path(plank, shade(fill, tone)) +
      line(`M${x} ${HORIZON}L${spread(x)} ${SCENE_HEIGHT}`, joints, 0.8) +
      line(`M${left} ${HORIZON + DEPTH * cut}L${right} ${HORIZON + DEPTH * cut}`, joints, 0.8)
    );
  });
  return rect(0, HORIZON, SCENE_WIDTH, DEPTH, fill) + planks + floorShade();
}

/** The floor is darker where it meets the wall. */
const floorShade = () => rect(0, HORIZON, SCENE_WIDTH, 10, '#16232b', 0, 'opacity=".1"');

export const contact = (cx: number, y: number, rx: number) =>
  ellipse(cx, y, rx, 5, '#16232b', 'opacity=".16"');

export function windowOf({ x, y, w, h }: Box): string {
  const frame = '#f8f8f5';
  return (
    rect(x - 5, y - 5, w + 10, h + 8, shade(frame, -0.12), 2) +
    rect(x - 4, y - 4, w + 8, h + 6, frame, 2) +
    rect(x, y, w, h, '#cfe3ea') +
    path(
      `M${x} ${y + h}v${-h * 0.3}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} 0v${h * 0.3}z`,
      '#a9c4a8',
    ) +
    path(
      `M${x} ${y + h * 0.62}L${x + w * 0.34} ${y}h${w * 0.16}L${x} ${y + h * 0.9}z`,
      '#ffffff',
      'opacity=".35"',
    ) +
    rect(x + w / 2 - 2.5, y, 5, h, frame)
  );
}

export function plant(x: number, y: number, scale = 1): string {
  const leaf = (dx: number, dy: number, turn: number, fill: string) =>
    `<ellipse cx="${dx}" cy="${dy}" rx="5" ry="17" fill="${fill}" transform="rotate(${turn} ${dx} ${dy + 14})"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${leaf(0, -24, -34, '#3f7a5a')}${leaf(0, -27, 28, '#4f8a68')}${leaf(0, -30, -8, '#5b9a76')}${leaf(0, -20, 58, '#3f7a5a')}${path('M-10 -8h20l-3 18h-14z', '#b9603f')}${path('M-11 -10h22v5h-22z', '#c9724f')}</g>`;
}

export function pendant(
  cx: number,
  top: number,
  length: number,
  { w, h }: Pick<Box, 'w' | 'h'>,
  fill: string,
): string {
  const y = top + length;
  return (
    line(`M${cx} ${top}v${length}`, '#4a5a63', 1.4) +
    ellipse(cx, y + h + 16, w * 0.9, 26, 'url(#glow)', 'opacity=".5"') +
    path(`M${cx - w * 0.16} ${y}h${w * 0.32}L${cx + w / 2} ${y + h}h${-w}z`, fill) +
    path(`M${cx - w * 0.16} ${y}h${w * 0.12}L${cx - w * 0.2} ${y + h}h${-w * 0.3}z`, shade(fill, 0.25)) +
    ellipse(cx, y + h, w * 0.42, 3, '#fff3cf')
  );
}

export const outlet = ({ x, y, w, h }: Box, fill: string) =>
  rect(x, y, w, h, fill, 2.5, `stroke="${shade(fill, -0.22)}" stroke-width=".8"`) +
  times(Math.max(1, Math.round(w / 14)), (at) => circle(x + 7 + at * 14, y + h / 2, 3.4, shade(fill, -0.2)));
