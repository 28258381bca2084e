/** Contact sheets: many pictures beside each other, each with the name of a product that shows it, to be looked at before they are believed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { workFolder } from './workplace.ts';

const COLUMNS = 6;
const SIDE = 256;
/** Three lines of a name under its picture. */
const [NAMES, LINE, LETTERS] = [58, 17, 32] as const;

export interface Shown {
  picture: Buffer | string;
  /** of a product that shows it; empty: of none */
  name: string;
}

export async function writeSheet(name: string, shown: readonly Shown[]): Promise<string> {
  const tiles = await Promise.all(
    shown.map(({ picture }) => sharp(picture).resize(SIDE, SIDE).png().toBuffer()),
  );
  const path = join(workFolder, 'sheets', `${name}.png`);
  mkdirSync(join(workFolder, 'sheets'), { recursive: true });
  const columns = Math.min(COLUMNS, tiles.length);
  const height = SIDE + NAMES;
  const place = (at: number) => ({ left: (at % columns) * SIDE, top: Math.floor(at / columns) * height });
  const names = shown.map((one, at) => ({
    input: Buffer.from(drawName(one.name)),
    left: place(at).left,
    top: place(at).top + SIDE,
  }));
  const size = { width: columns * SIDE, height: Math.ceil(tiles.length / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([...tiles.map((input, at) => ({ input, ...place(at) })), ...names])
    .png()
    .toFile(path);
  return path;
}

function drawName(name: string): string {
  const lines: string[] = [''];
  for (const word of name.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= LETTERS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  const plain = (words: string) => words.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  const rows = lines
    .slice(0, 3)
    .map(
      (line, at) =>
        `<text x="6" y="${15 + at * LINE}" font-family="Onest" font-size="13">${plain(line)}</text>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${NAMES}">${rows.join('')}</svg>`;
}
