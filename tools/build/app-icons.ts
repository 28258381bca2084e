/**
 * The shop's mark as the pictures that phones, manifests and messengers ask for, drawn by sharp from one outline.
 * Served under fixed names: whoever keeps them asks again.
 */
import sharp from 'sharp';
import type { Plugin } from 'vite';

const SUN = '#ffc229';
const INK = '#16232b';
const PETROL = '#073b45';

const mark = `<path d="M3 0h24a3 3 0 0 1 3 3v17.5L20.5 30H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="${SUN}"/>
<path d="M5.5 8.2v13.600h19V8.2M15 8.2v13.600" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The mark in the middle of a ground, taking this part of its height. */
function drawMark(width: number, height: number, part: number, ground: string, below = ''): string {
  const scale = (height * part) / 30;
  const left = (width - 30 * scale) / 2;
  const top = (height - 30 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${ground}"/>${below}<g transform="translate(${left} ${top}) scale(${scale})">${mark}</g></svg>`;
}

/** The yellow tape along the lower edge of a shared page's picture. */
const tape = (width: number, height: number) => {
  const ticks = Array.from({ length: Math.floor(width / 20) }, (_, index) => {
    const isLong = index % 5 === 0;
    return `M${index * 20 + 2} ${height - 48}v${isLong ? 34 : 20}`;
  }).join('');
  return `<rect y="${height - 48}" width="${width}" height="48" fill="${SUN}"/><path d="${ticks}" stroke="${INK}" stroke-width="3"/>`;
};

const PICTURES: readonly [fileName: string, drawing: string][] = [
  ['icons/icon-192.png', drawMark(192, 192, 0.8, PETROL)],
  ['icons/icon-512.png', drawMark(512, 512, 0.8, PETROL)],
  // Whatever shape the phone cuts out, its inner 80 % stay: the mark keeps well within them.
  ['icons/icon-maskable-512.png', drawMark(512, 512, 0.5, PETROL)],
  ['icons/apple-touch-icon.png', drawMark(180, 180, 0.7, PETROL)],
  ['og.png', drawMark(1200, 630, 0.5, PETROL, tape(1200, 630))],
];

const makeAppIcons = (): Promise<{ fileName: string; source: Buffer }[]> =>
  Promise.all(
    PICTURES.map(async ([fileName, drawing]) => ({
      fileName,
      source: await sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer(),
    })),
  );

export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      for (const { fileName, source } of await makeAppIcons())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
