/**
 * Where in a photograph the corners of the thing's box are seen: pairs in thousandths of the picture, near lower left, near
 * lower right, far lower right, far lower left, and the same four above. The workshop of the photographs writes them beside
 * these (`boxes.json`); a folder without the file has photographs that nobody measured.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Point = readonly [number, number];
export type Box = readonly Point[];

interface BoxFile {
  /** `x,y x,y …` */
  boxes: string[];
  /** the box of a picture, by its place in the list */
  pictures: Record<string, number>;
}

export function readBoxes(folder: string | undefined): (name: string) => Box | null {
  const { boxes, pictures } = folder === undefined ? { boxes: [], pictures: {} } : readFile(folder);
  const known = new Map(Object.entries(pictures));
  return (name) => {
    const corners = boxes[known.get(name) ?? -1];
    return corners === undefined ? null : corners.split(' ').map(toPoint);
  };
}

function toPoint(pair: string): Point {
  const [x = 0, y = 0] = pair.split(',').map(Number);
  return [x, y];
}

function readFile(folder: string): BoxFile {
  try {
    return JSON.parse(readFileSync(join(folder, 'boxes.json'), 'utf8')) as BoxFile;
  } catch (error) {
    // An operator's folder has none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { boxes: [], pictures: {} };
    throw error;
  }
}
