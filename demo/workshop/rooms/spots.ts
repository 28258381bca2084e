/**
 * What the demo must know of the rooms: where their things are to be seen, so that a mark lies on what it names, and of
 * which families all surfaces have been laid in a room. Written after every scene, read when the demo range is loaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/run.ts';
import { FINAL, readSpots } from '../photograph.ts';
import { IN_USE, planPictures } from '../plan.ts';
import { pictureFolder, writeWhole } from '../workplace.ts';
import { rooms } from './rooms.ts';

const demoFolder = join(root, 'demo', 'range');
const spotsFile = join(demoFolder, 'sets', 'room-spots.json');
const familiesFile = join(demoFolder, 'product', 'laid-families.json');
const isThere = (name: string) => existsSync(join(pictureFolder, `${name}.webp`));

export function tellDemo(): void {
  writeSpots();
  const planned = Map.groupBy(planPictures([IN_USE]), ({ name }) => name.split('/')[0] ?? '');
  const whole = [...planned]
    .filter(([, pictures]) => pictures.every(({ name }) => isThere(name)))
    .map(([family]) => family);
  writeWhole(familiesFile, `${JSON.stringify(whole.sort())}\n`);
}

/** Rooms whose light is kept on another machine keep the places they have. */
function writeSpots(): void {
  const known: Record<string, Record<string, readonly number[]>> = JSON.parse(
    readFileSync(spotsFile, 'utf8'),
  );
  for (const [name, { stage, scene }] of Object.entries(rooms)) {
    const spots = readSpots(stage, scene, FINAL);
    if (Object.keys(spots).length > 0 && isThere(`room/${name}`)) known[name] = spots;
  }
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1));
  // As the project's formatter writes it.
  const toPlace = ([thing, place]: [string, readonly number[]]) => `    "${thing}": [${place.join(', ')}]`;
  const lines = sorted.map(
    ([name, spots]) => `  "${name}": {\n${Object.entries(spots).map(toPlace).join(',\n')}\n  }`,
  );
  writeWhole(spotsFile, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}
