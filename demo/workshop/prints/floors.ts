/** Repeats of soft floors, drawn: parquets of pieces, tiles with their joints, fibres and crumbs. A square that meets itself. */
import { svg } from './draw.ts';

const SIDE = 600;

/** The same sequence on every machine. */
function makeDice(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** amount below 0: darker, above: lighter. */
export function tone(color: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A strip of wood with its streaks along x, from its middle. */
function strip(long: number, wide: number, color: string, dice: () => number): string {
  const own = tone(color, (dice() - 0.5) * 0.3);
  const streaks = Array.from({ length: 7 }, () => {
    const y = (dice() - 0.5) * wide * 0.92;
    const bend = (dice() - 0.5) * 8;
    return `<path d="M${-long / 2} ${y}Q0 ${y + bend} ${long / 2} ${y}" stroke="${tone(own, dice() < 0.7 ? -0.16 : 0.14)}" stroke-width="${1 + dice() * 3}" fill="none" opacity=".7"/>`;
  });
  const edge = `<rect x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" fill="none" stroke="${tone(color, -0.55)}" stroke-width="1.6"/>`;
  return `<rect x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" fill="${own}"/>${streaks.join('')}${edge}`;
}

const at = (x: number, y: number, turn: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn}</g>`;

/** Strips that meet at right angles, each beside the end of another. */
export function drawHerringbone(color: string): string {
  const dice = makeDice(3);
  const wide = SIDE / 8;
  const parts: string[] = [];
  // Two strips of 4 × 1, repeated by steps of (1, 1) and of (4, -4).
  for (let step = -12; step < 20; step++) {
    for (let jump = -3; jump < 5; jump++) {
      const [x, y] = [(step + jump * 4) * wide, (step - jump * 4) * wide];
      if (x < -5 * wide || x > SIDE + wide || y < -wide || y > SIDE + 4 * wide) continue;
      parts.push(
        at(x + wide * 2, y + wide / 2, 0, strip(wide * 4, wide, color, dice)),
        at(x + wide * 4.5, y - wide, 90, strip(wide * 4, wide, tone(color, -0.12), dice)),
      );
    }
  }
  return svg(SIDE, SIDE, [`<rect width="${SIDE}" height="${SIDE}" fill="${tone(color, -0.1)}"/>`, ...parts]);
}

/** Squares of strips that lie crosswise, framed by a dark line. */
export function drawParquetry(color: string): string {
  const dice = makeDice(5);
  const block = SIDE / 3;
  const parts: string[] = [];
  for (let i = 0; i < 9; i++) {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const [x, y] = [(column + 0.5) * block, (row + 0.5) * block];
    const turn = i % 2 ? 90 : 0;
    const strips = [-2, -1, 0, 1, 2].map((k) =>
      at(0, (k * block * 0.84) / 5, 0, strip(block * 0.84, (block * 0.84) / 5, color, dice)),
    );
    parts.push(at(x, y, turn, strips.join('')));
    parts.push(
      at(column * block, row * block, 45, strip(block * 0.15, block * 0.15, tone(color, -0.5), dice)),
    );
  }
  const ground = [
    `<rect width="${SIDE}" height="${SIDE}" fill="${tone(color, -0.35)}"/>`,
    `<path d="M0 0h600M0 200h600M0 400h600M0 600h600M0 0v600M200 0v600M400 0v600M600 0v600" stroke="${tone(color, 0.2)}" stroke-width="6"/>`,
  ];
  return svg(SIDE, SIDE, [...ground, ...parts]);
}

/** Clouded squares with a joint; three across. */
export function drawTileFloor(color: string): string {
  const dice = makeDice(11);
  const side = SIDE / 3;
  const parts: string[] = [];
  for (let i = 0; i < 9; i++) {
    const [x, y] = [(i % 3) * side, Math.floor(i / 3) * side];
    parts.push(
      `<rect x="${x + 3}" y="${y + 3}" width="${side - 6}" height="${side - 6}" rx="3" fill="${tone(color, (dice() - 0.5) * 0.1)}"/>`,
    );
    for (let k = 0; k < 26; k++) {
      const [cx, cy, r] = [x + 14 + dice() * (side - 28), y + 12 + dice() * (side - 24), 3 + dice() * 10];
      parts.push(
        `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.6}" fill="${tone(color, dice() < 0.5 ? -0.12 : 0.22)}" opacity=".35"/>`,
      );
    }
  }
  return svg(SIDE, SIDE, [`<rect width="${SIDE}" height="${SIDE}" fill="${tone(color, -0.32)}"/>`, ...parts]);
}

/** Short fibres or crumbs of near colours: carpet, cork. */
export function drawCrumbs(color: string, size: number, contrast: number): string {
  const dice = makeDice(17);
  const count = Math.round(5200 / size);
  const parts = Array.from({ length: count }, () => {
    const [x, y, turn] = [dice() * SIDE, dice() * SIDE, dice() * 180];
    const shade = tone(color, (dice() - 0.5) * 2 * contrast);
    return `<ellipse transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" rx="${(size * (0.6 + dice())).toFixed(1)}" ry="${(size * 0.55).toFixed(1)}" fill="${shade}"/>`;
  });
  return svg(SIDE, SIDE, [`<rect width="${SIDE}" height="${SIDE}" fill="${color}"/>`, ...parts]);
}

/** 16 × 16 cells, each a shade of the colour of its own: chips of one sheet. */
export function drawCells(color: string, spread: number): string {
  const dice = makeDice(23);
  const side = SIDE / 16;
  const cells = Array.from({ length: 256 }, (_, i) => {
    const shade = tone(color, (dice() - 0.5) * 2 * spread);
    return `<rect x="${(i % 16) * side}" y="${Math.floor(i / 16) * side}" width="${side + 0.5}" height="${side + 0.5}" fill="${shade}"/>`;
  });
  return svg(SIDE, SIDE, cells);
}
