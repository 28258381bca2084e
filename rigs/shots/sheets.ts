/** Sets of pictures as they are looked at: all screens of a width and a language on one sheet, and a set beside an earlier one. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const COLUMNS = 6;
const SHOWN = { width: 440, height: 620 };
const GAP = 12;
const WORDS = 28;
const GROUND = '#7d8285';

const label = (words: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${WORDS}"><text x="4" y="20" font-family="sans-serif" font-size="17" fill="#fff">${words}</text></svg>`,
  );

/** The upper part of each screen, its name above it. */
export async function writeSheet(folder: string, sheet: string, names: readonly string[]): Promise<string> {
  const { width, height } = SHOWN;
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const left = GAP + (index % COLUMNS) * (width + GAP);
      const top = GAP + Math.floor(index / COLUMNS) * (height + WORDS + GAP);
      const screen = sharp(join(folder, `${name}.png`));
      const of = await screen.metadata();
      const isLong = of.height / of.width >= height / width;
      const fit = isLong ? 'cover' : 'contain';
      const input = await screen
        .resize({ width, height, fit, position: 'top', background: GROUND })
        .png()
        .toBuffer();
      return [
        { input: label(name, width), left, top },
        { input, left, top: top + WORDS },
      ];
    }),
  );
  const columns = Math.min(COLUMNS, names.length);
  const file = join(folder, `${sheet}.png`);
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(names.length / COLUMNS) * (height + WORDS + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
  return file;
}

/** Before at the left, after at the right, in `<folder>/beside/`; what has not changed has no pair. */
export async function writePairs(before: string, after: string, names: readonly string[]): Promise<number> {
  const folder = join(after, 'beside');
  mkdirSync(folder, { recursive: true });
  let pairs = 0;
  for (const name of names) {
    const files = [join(before, `${name}.png`), join(after, `${name}.png`)];
    if (!files.every((file) => existsSync(file))) continue;
    const [one, other] = files.map((file) => readFileSync(file));
    if (!one || !other || one.equals(other)) continue;
    const sizes = await Promise.all([one, other].map((each) => sharp(each).metadata()));
    const [left = 0, right = 0] = sizes.map(({ width }) => width);
    await sharp({
      create: {
        width: left + GAP + right,
        height: Math.max(...sizes.map(({ height }) => height)),
        channels: 3,
        background: GROUND,
      },
    })
      .composite([
        { input: one, left: 0, top: 0 },
        { input: other, left: left + GAP, top: 0 },
      ])
      .png()
      .toFile(join(folder, `${name}.png`));
    pairs++;
  }
  return pairs;
}
