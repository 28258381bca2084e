/** Makes the drawn pictures that are missing or out of date. Needs no Blender. */
import { join } from 'node:path';
import sharp from 'sharp';
import { planDrawings } from '../plan.ts';
import { hash, type Ledger, pictureFolder, writeWhole } from '../workplace.ts';
import { drawPicture } from './drawings.ts';

/** The largest side that the shop serves. */
const SIDE = 896;
const FIELD = 400;
/** Dots per inch at which a drawing's unit is a pixel. */
const DENSITY = 72;

/** Gives how many were made. */
export async function makeDrawings(ledger: Ledger): Promise<number> {
  let made = 0;
  for (const name of planDrawings()) {
    const svg = drawPicture(name);
    if (svg === null) throw new Error(`nobody drew ${name}`);
    const madeOf = hash(svg);
    if (ledger.isMade(name, madeOf)) continue;
    const drawn = sharp(Buffer.from(svg), { density: (DENSITY * SIDE) / FIELD }).resize(SIDE, SIDE);
    const picture = drawn.removeAlpha().webp({ quality: 50, effort: 6, smartSubsample: true });
    writeWhole(join(pictureFolder, `${name}.webp`), await picture.toBuffer());
    ledger.write(name, madeOf);
    made++;
  }
  return made;
}
