/** Makes planned pictures: scene after scene, each photographed once and filled for all its pictures. */
import { join } from 'node:path';
import sharp from 'sharp';
import { Composer, type Fillings, type Print, readPrint } from './compose.ts';
import { encodePicture, GOODS_IN_USE, ROOM } from './encode.ts';
import { FINAL, isRoom, photograph, type Quality, sceneHash } from './photograph.ts';
import { type PlannedPicture, ROOMS } from './plan.ts';
import { printPlanks } from './planks/plank.ts';
import type { FillingOrder } from './recipe.ts';
import { layingHash, printLaid } from './rooms/laid.ts';
import { printSurface } from './surfaces/surface.ts';
import {
  hash,
  type Ledger,
  pictureFolder,
  plankFolder,
  readSources,
  surfaceFolder,
  writeWhole,
} from './workplace.ts';

/** Raised when pictures come to be composed in another way; how they are encoded does not change what they show. */
const COMPOSER = '2';
const PRINT_PIXELS = 1200;

export interface Sitting {
  stage: string;
  scene: PlannedPicture['scene'];
  pictures: (PlannedPicture & { madeOf: string })[];
}

/** The pictures that are not there yet, by the scene that shows them. */
export function listSittings(
  plan: readonly PlannedPicture[],
  quality: Quality,
  ledger: Ledger | null,
): Sitting[] {
  const sittings = new Map<string, Sitting>();
  const surfaces = hash(...readSources(surfaceFolder, '.ts'));
  const planks = hash(surfaces, ...readSources(plankFolder, '.ts'));
  const sourcesOf = (fill: string) =>
    fill.includes('"planks"') ? [planks] : [fill.includes('"surface"') ? surfaces : ''];
  const laying = layingHash();
  for (const picture of plan) {
    const sceneOf = sceneHash(picture.stage, picture.scene, quality);
    const fill = JSON.stringify(picture.fill);
    const madeOf = isRoom(picture.stage)
      ? hash(COMPOSER, sceneOf, fill, laying)
      : hash(COMPOSER, sceneOf, fill, ...sourcesOf(fill));
    if (ledger?.isMade(picture.name, madeOf)) continue;
    const sitting = sittings.get(sceneOf) ?? { stage: picture.stage, scene: picture.scene, pictures: [] };
    sitting.pictures.push({ ...picture, madeOf });
    sittings.set(sceneOf, sitting);
  }
  return [...sittings.values()];
}

/** The picture's WebP. */
export async function makePicture(composer: Composer, picture: PlannedPicture): Promise<Buffer> {
  const { side, height } = composer;
  const scale = height / FINAL.pixels;
  const fillings: Fillings = {};
  for (const [slot, order] of Object.entries(picture.fill) as ['a' | 'b' | 'c', FillingOrder][]) {
    fillings[slot] = { color: order.color, print: order.print && (await drawPrint(order, scale)) };
  }
  const pixels = composer.fill(fillings);
  if (!isRoom(picture.stage)) return encodePicture(pixels, side);
  if (picture.family === ROOMS) return encodePicture(pixels, side, { height, keeping: ROOM });
  const within = { left: Math.round((side - height) / 2), top: 0, width: height, height };
  return encodePicture(pixels, side, { height, within, keeping: GOODS_IN_USE });
}

async function drawPrint({ print, printPixels = PRINT_PIXELS }: FillingOrder, scale: number): Promise<Print> {
  if (!print) throw new Error('no such print');
  const width = Math.round(printPixels * scale);
  if ('of' in print) return printLaid(print, width);
  if ('planks' in print) return printPlanks(print.planks, width, Math.round(width * print.ratio));
  if ('surface' in print) return printSurface(print.surface, width, Math.round(width * (print.ratio ?? 1)));
  return readPrint(await sharp(Buffer.from(print.svg)).png().toBuffer(), width);
}

export async function makeSitting(
  sitting: Sitting,
  quality: Quality,
  ledger: Ledger,
  made: () => void,
): Promise<void> {
  const composer = new Composer(await photograph(sitting.stage, sitting.scene, quality), {
    isRoom: isRoom(sitting.stage),
  });
  for (const picture of sitting.pictures) {
    writeWhole(join(pictureFolder, `${picture.name}.webp`), await makePicture(composer, picture));
    ledger.write(picture.name, picture.madeOf);
    made();
  }
}
