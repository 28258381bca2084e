/**
 * Tells the shop where in the photographs the corners of the things are seen (`boxes.json`), for those whose second picture
 * draws sizes along them. Scenes are built and not photographed: half a second each.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, parseSizeView } from '#api/images/images.ts';
import { drawRange } from '../../range/draw-range.ts';
import { PRODUCTS, planPictures } from '../plan.ts';
import { fontFolder, pictureFolder, workFolder, writeWhole } from '../workplace.ts';

/** The pictures that have a side to be measured. */
function listMeasured(): Set<string> {
  const names = new Set<string>();
  for (const { product } of drawRange(PRODUCTS)) {
    for (const image of product.images) {
      const view = parseSizeView(image);
      if (view?.sides.some(({ axis }) => axis !== '')) names.add(view.photograph);
    }
  }
  return names;
}

/** Gives how many pictures are measured. */
export function makeBoxes(): number {
  const measured = listMeasured();
  const scenes = new Map<string, { order: [string, object]; names: string[] }>();
  for (const { name, stage, scene } of planPictures(null)) {
    if (!measured.has(name)) continue;
    const key = JSON.stringify([stage, scene]);
    const known = scenes.get(key) ?? { order: [stage, scene], names: [] };
    known.names.push(name);
    scenes.set(key, known);
  }
  const all = [...scenes.values()];
  const boxes = build(all.map(({ order }) => order));
  const pairs = all.flatMap(({ names }, at) => names.map((name) => [name, at] as const));
  const pictures = Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  const corners = boxes.map((box) => box.map((point) => point.join(',')).join(' '));
  const told = JSON.stringify({ boxes: corners, pictures }, null, 2);
  writeWhole(join(pictureFolder, 'boxes.json'), `${told}\n`);
  return pairs.length;
}

function build(scenes: readonly (readonly [string, object])[]): Box[] {
  mkdirSync(workFolder, { recursive: true });
  const told = join(workFolder, 'boxes.json');
  const order = join(workFolder, 'boxes-order.json');
  const stage = { out: join(workFolder, 'boxes'), pixels: 768, samples: 1, threads: 1, fonts: fontFolder };
  writeFileSync(order, JSON.stringify({ ...stage, told, scenes }));
  const script = join(import.meta.dirname, 'run.py');
  execFileSync('nice', ['-n', '19', 'blender', '-b', '--factory-startup', '-P', script, '--', order], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(told, 'utf8'));
}
