/**
 * `npm run pictures -- bag can`, `-- sections`, `-- rooms`, `-- in-use`, `-- drawings`, `-- boxes`, `-- all`: makes the pictures of
 * these families that are missing or out of date, and can be stopped and started again at any time. `--missing` leaves
 * what is out of date, `--lit` what must be photographed first. `--lighter` encodes anew what was kept heavier than it
 * would be today. `--preview` makes a small sheet of them instead, `sheet` one of what is there, `--list` says what is
 * planned. All but the drawings need Blender; the shop does not.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeBoxes } from './boxes/make-boxes.ts';
import { Composer } from './compose.ts';
import { makeDrawings } from './drawings/make-drawings.ts';
import { GOODS, GOODS_IN_USE, lighten } from './encode.ts';
import { listSittings, makePicture, makeSitting, type Sitting } from './make.ts';
import { FINAL, hasLight, isRoom, PREVIEW, photograph } from './photograph.ts';
import { BOXES, DRAWINGS, IN_USE, type PlannedPicture, planPictures, ROOMS, SECTIONS } from './plan.ts';
import { recipes } from './recipes/recipes.ts';
import { tellDemo } from './rooms/spots.ts';
import { type Shown, writeSheet } from './sheet.ts';
import { Ledger, pictureFolder, setOwnFonts, writeWhole } from './workplace.ts';

const toFile = (name: string) => join(pictureFolder, `${name}.webp`);
const print = (line: string) => process.stdout.write(`${line}\n`);
/** A sheet shows so many of a family, spread over its variants. */
const ON_A_SHEET = 18;

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const named = words.filter((word) => !word.startsWith('--') && word !== 'sheet');
const known = new Set([...recipes.keys(), SECTIONS, ROOMS, IN_USE, DRAWINGS, BOXES, 'all']);
const unknown = named.filter((family) => !known.has(family));
if (unknown.length > 0 || (named.length === 0 && !words.includes('sheet'))) {
  print(`Name what to picture: ${[...known].sort().join(', ')}`);
  process.exit(1);
}
setOwnFonts();
const families = named.length === 0 || named.includes('all') ? null : named;
const plan = planPictures(families);

if (flags.has('--list')) listPlan();
else if (words.includes('sheet')) await showSheets();
else if (flags.has('--preview')) await preview();
else if (flags.has('--lighter')) await lightenAll();
else await makeAll();

function listPlan(): void {
  for (const [family, pictures] of groupByFamily(plan)) {
    const scenes = new Set(pictures.map(({ scene }) => JSON.stringify(scene)));
    const made = pictures.filter(({ name }) => existsSync(toFile(name)));
    const figures = `${countProducts(pictures)} products, ${pictures.length} pictures, ${scenes.size} scenes`;
    print(
      `${family}: ${figures}${made.length < pictures.length ? `; ${made.length} pictures are there` : ''}`,
    );
  }
  const made = plan.filter(({ name }) => existsSync(toFile(name)));
  const bytes = made.reduce((sum, { name }) => sum + statSync(toFile(name)).size, 0);
  const there = `${made.length} of ${plan.length} pictures are there, ${(bytes / 1e6).toFixed(1)} MB`;
  print(`${there}; ${countProducts(made)} of ${countProducts(plan)} products show one`);
}

function countProducts(pictures: readonly PlannedPicture[]): number {
  return pictures.reduce((sum, { products }) => sum + products, 0);
}

async function showSheets(): Promise<void> {
  for (const [family, pictures] of groupByFamily(plan)) {
    const there = pictures.filter(({ name }) => existsSync(toFile(name)));
    const shown = there.map(({ name, shows = name }) => ({ picture: toFile(name), name: shows }));
    if (shown.length > 0) print(await writeSheet(family, spread(shown, ON_A_SHEET)));
  }
}

async function preview(): Promise<void> {
  for (const [family, pictures] of groupByFamily(plan)) {
    const shown: Shown[] = [];
    for (const { stage, scene, pictures: sitters } of listSittings(
      spread(pictures, ON_A_SHEET),
      PREVIEW,
      null,
    )) {
      const composer = new Composer(await photograph(stage, scene, PREVIEW), { isRoom: isRoom(stage) });
      for (const picture of sitters)
        shown.push({ picture: await makePicture(composer, picture), name: picture.shows ?? picture.name });
    }
    print(await writeSheet(`${family}-preview`, shown));
  }
}

async function makeAll(): Promise<void> {
  const ledger = new Ledger();
  if (families === null || families.includes(DRAWINGS)) print(`${await makeDrawings(ledger)} drawings made`);
  if (families === null || families.includes(BOXES)) print(`${makeBoxes()} pictures measured`);
  // First pictures before second ones; of them what is photographed already: it costs seconds. Then what most products show.
  const isLit = ({ stage, scene }: Sitting) => hasLight(stage, scene, FINAL);
  const isSecond = ({ pictures }: Sitting) => pictures[0]?.family === IN_USE;
  const wanted = flags.has('--missing') ? plan.filter(({ name }) => !existsSync(toFile(name))) : plan;
  const all = listSittings(wanted, FINAL, ledger).sort(
    (a, b) =>
      Number(isSecond(a)) - Number(isSecond(b)) ||
      Number(isLit(b)) - Number(isLit(a)) ||
      countProducts(b.pictures) - countProducts(a.pictures),
  );
  const sittings = flags.has('--lit') ? all.filter(isLit) : all;
  const total = sittings.reduce((sum, { pictures }) => sum + pictures.length, 0);
  print(`${total} of ${plan.length} pictures to make, in ${sittings.length} scenes`);
  const started = performance.now();
  let [scenes, made] = [0, 0];
  for (const sitting of sittings) {
    await makeSitting(sitting, FINAL, ledger, () => {
      made++;
    });
    if (isRoom(sitting.stage)) tellDemo();
    scenes++;
    const seconds = (performance.now() - started) / 1000;
    const left = Math.ceil(((seconds / scenes) * (sittings.length - scenes)) / 60);
    const name = `${sitting.stage} ${Object.values(sitting.scene).join(' ')}`;
    print(`${made}/${total}  ${name}  ${Math.round(seconds / scenes)} s a scene, about ${left} min left`);
  }
}

/** The heaviest first. */
async function lightenAll(): Promise<void> {
  const weigh = (name: string) => statSync(toFile(name)).size;
  const there = plan
    .filter(({ family, name }) => family !== ROOMS && existsSync(toFile(name)))
    .sort((a, b) => weigh(b.name) - weigh(a.name));
  let [lightened, saved] = [0, 0];
  for (const { family, name } of there) {
    const kept = readFileSync(toFile(name));
    const made = await lighten(kept, family === IN_USE ? GOODS_IN_USE : GOODS);
    if (!made) continue;
    writeWhole(toFile(name), made);
    saved += kept.length - made.length;
    lightened++;
  }
  print(`${lightened} of ${there.length} pictures are lighter, by ${(saved / 1e6).toFixed(1)} MB together`);
}

/** As many, evenly taken: neighbours in the list are alike. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);
}

function groupByFamily(pictures: readonly PlannedPicture[]): Map<string, PlannedPicture[]> {
  return Map.groupBy(pictures, ({ family }) => family);
}
