import { SCENES } from '#domain/scenes.ts';
import { circle, ellipse, line, path, rect, times } from '../drawings/brush.ts';
import { shade } from '../drawings/paint.ts';
import { box, calm, contact, type DrawScene, plant, tiledFloor, tiledWall } from './room.ts';

const at = SCENES.bathroom;
const WHITE = '#fbfbf9';

export const bathroom: DrawScene = (color) => {
  const metal = color('bathTap', '#b4bdc2');
  const basinMetal = color('basinTap', '#b4bdc2');
  const wall = calm(color('wall', '#cfe0de'), 0.3);
  return (
    tiledWall(at.wall, wall, 44, 24) +
    rect(0, 0, 400, 10, '#fafaf7') +
    tiledFloor(calm(color('floor', '#b9c2c0'), 0.12)) +
    drawMirror() +
    drawLamp() +
    drawRail(color('towelRail', '#b4bdc2')) +
    drawToilet() +
    drawVanity(color('vanity', '#8fa9a6')) +
    line(`M${at.basinTap.x + 10} ${at.basinTap.y + 26}v-16q0 -8 8 -8q6 0 6 7`, basinMetal, 3.4) +
    drawBath() +
    line(`M${at.bathTap.x + 20} ${at.bathTap.y + 52}v-40q0 -10 -10 -10t-10 10v8`, metal, 3.6) +
    path(`M${at.bathTap.x - 7} ${at.bathTap.y + 20}h14l-2 5h-10z`, shade(metal, -0.1)) +
    plant(214, 262, 0.9)
  );
};

function drawBath(): string {
  const { x, y, w, h } = at.bath;
  const lip = y + 8;
  return (
    contact(x + w / 2, y + h - 4, w * 0.46) +
    path(`M${x + 8} ${lip}q4 62 34 70h${w - 84}q30 -8 34 -70z`, WHITE) +
    path(`M${x + 8} ${lip}q4 62 34 70h18q-30 -14 -34 -70z`, '#e4e8e6') +
    rect(x, y, w, 12, '#ffffff', 6, 'stroke="#dfe4e1"') +
    rect(x + 40, y + h - 11, 10, 8, '#c3cbc7', 2) +
    rect(x + w - 50, y + h - 11, 10, 8, '#c3cbc7', 2) +
    path(`M${x + 22} ${y + 2}h34v40q-17 8 -34 0z`, '#e7b65a') +
    path(`M${x + 22} ${y + 30}h34v6h-34z`, '#f4d28e')
  );
}

function drawMirror(): string {
  const { x, y, w, h } = at.mirror;
  return (
    ellipse(x + w / 2, y + h / 2, w * 0.7, h * 0.7, '#fff6dc', 'opacity=".55"') +
    box(at.mirror, '#dcebee', 10, 'stroke="#ffffff" stroke-width="3"') +
    path(`M${x + 10} ${y + h - 12}L${x + 42} ${y + 6}h12L${x + 14} ${y + h - 6}z`, '#ffffff', 'opacity=".55"')
  );
}

function drawLamp(): string {
  const { x, y, w, h } = at.lamp;
  return (
    ellipse(x + w / 2, y + h, w, 24, 'url(#glow)', 'opacity=".55"') +
    rect(x, y + 4, w, 7, '#3a4146', 3) +
    rect(x + 3, y + 9, w - 6, 4, '#fff3cf', 2)
  );
}

function drawRail(fill: string): string {
  const { x, y, w, h } = at.towelRail;
  const rail = (left: number) => rect(left, y, 3.6, h, fill, 2);
  return (
    rail(x) +
    rail(x + w - 3.6) +
    times(6, (step) => rect(x, y + 5 + step * 11.6, w, 3, shade(fill, 0.12), 1.5)) +
    path(`M${x + 5} ${y + 16}h20v36q-10 4 -20 0z`, '#0b5563') +
    path(`M${x + 5} ${y + 42}h20v4h-20z`, '#4c8390')
  );
}

function drawVanity(fill: string): string {
  const { x, y, w, h } = at.vanity;
  return (
    contact(x + w / 2, y + h + 12, w * 0.48) +
    rect(x, y, w, h, fill, 3) +
    rect(x, y + h / 2 - 0.6, w, 1.4, shade(fill, -0.2)) +
    rect(x + w / 2 - 14, y + 12, 28, 3, shade(fill, -0.32), 1.5) +
    rect(x + w / 2 - 14, y + h / 2 + 11, 28, 3, shade(fill, -0.32), 1.5) +
    rect(x - 4, y - 6, w + 8, 9, WHITE, 3, 'stroke="#dfe4e1"') +
    circle(x + 14, y - 10, 3, '#8fb2a4') +
    rect(x + 10, y - 14, 8, 9, '#e7b65a', 2)
  );
}

function drawToilet(): string {
  const { x, y, w, h } = at.toilet;
  return (
    contact(x + w / 2, y + h - 2, w * 0.42) +
    rect(x + 8, y, w - 16, 40, '#ffffff', 5, 'stroke="#dfe4e1"') +
    rect(x + w / 2 - 6, y - 3, 12, 4, '#c3cbc7', 2) +
    path(`M${x + 4} ${y + 46}h${w - 8}q0 26 -12 32v10h-16v-10q-12 -6 -12 -32z`, WHITE) +
    path(`M${x + 4} ${y + 46}q0 26 12 32v10h6v-10q-10 -8 -10 -32z`, '#e4e8e6') +
    ellipse(x + w / 2, y + 46, w / 2 - 2, 6.5, '#ffffff', 'stroke="#d3dad6"')
  );
}
