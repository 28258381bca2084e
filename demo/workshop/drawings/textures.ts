/** Surfaces: what a flat product looks like from near. Each fills a field of 400 × 400 and is the same every time. */
import { circle, ellipse, has, line, path, rect, times } from './brush.ts';
import { type Paint, shade } from './paint.ts';

/** Looks like chance, never changes. */
const noise = (index: number) => {
  const sine = Math.sin(index * 127.1 + 11.7) * 43_758.545;
  return sine - Math.floor(sine);
};
const whole = (number: number) => Math.round(number);

const wood = ({ fill, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(26, (i) => {
    const y = i * 16 + noise(i) * 10;
    const bend = whole((noise(i + 40) - 0.5) * 26);
    return line(
      `M-10 ${whole(y)}C110 ${whole(y + bend)} 260 ${whole(y - bend)} 410 ${whole(y + bend / 2)}`,
      dark,
      1 + noise(i + 80) * 2,
      'opacity=".38"',
    );
  }) +
  times(3, (i) =>
    ellipse(
      60 + noise(i + 7) * 280,
      50 + i * 130 + noise(i) * 30,
      16,
      6,
      'none',
      `stroke="${dark}" stroke-width="2.5" opacity=".5"`,
    ),
  );

const planks = (paint: Paint, rows: number) =>
  wood(paint) +
  times(rows, (i) => {
    const y = ((i + 1) * 400) / rows;
    const seam = whole(noise(i + 3) * 320 + 40);
    return (
      rect(
        0,
        y - 400 / rows,
        400,
        400 / rows,
        i % 2 ? '#000' : '#fff',
        0,
        `opacity="${0.04 + noise(i) * 0.06}"`,
      ) +
      line(
        `M0 ${whole(y)}H400M${seam} ${whole(y)}v${-whole(400 / rows)}`,
        shade(paint.dark, -0.3),
        2.5,
        'opacity=".65"',
      )
    );
  });

const herringbone = (paint: Paint) =>
  rect(0, 0, 400, 400, paint.fill) +
  times(6, (row) =>
    times(4, (column) => {
      const x = column * 130 - 40 + (row % 2) * 65;
      const y = row * 80 - 40;
      return (
        path(
          `M${x} ${y + 65}l65-65 28 28-65 65z`,
          row % 2 ? paint.light : paint.dark,
          `opacity=".55" stroke="${paint.dark}" stroke-width="2"`,
        ) + path(`M${x + 65} ${y}l65 65-28 28-65-65z`, paint.fill, `stroke="${paint.dark}" stroke-width="2"`)
      );
    }),
  );

const marble = ({ fill, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(9, (i) => {
    const x = i * 58 - 60 + whole(noise(i) * 40);
    const way = `M${x} -10C${x + 60} ${whole(90 + noise(i + 2) * 60)} ${x - 30} ${whole(190 + noise(i + 5) * 40)} ${x + 120} 410`;
    return line(way, dark, 1.5 + noise(i + 9) * 6, `opacity="${(0.12 + noise(i + 1) * 0.25).toFixed(2)}"`);
  });

const speckle = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(120, (i) =>
    circle(
      noise(i) * 400,
      noise(i + 200) * 400,
      1.5 + noise(i + 400) * 4,
      i % 2 ? dark : light,
      'opacity=".4"',
    ),
  );

const clouds = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(22, (i) =>
    ellipse(
      noise(i) * 400,
      noise(i + 50) * 400,
      30 + noise(i + 90) * 70,
      20 + noise(i + 70) * 40,
      i % 2 ? dark : light,
      'opacity=".13"',
    ),
  );

const bricks = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, shade(dark, 0.45)) +
  times(8, (row) =>
    times(5, (column) =>
      rect(
        column * 104 - (row % 2) * 52 + 3,
        row * 50 + 3,
        98,
        44,
        [fill, light, dark][whole(noise(row * 7 + column) * 2)] ?? fill,
        5,
      ),
    ),
  );

const rocks = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, dark) +
  times(7, (row) =>
    times(4, (column) => {
      const width = 70 + whole(noise(row * 5 + column) * 60);
      const color = [fill, light, shade(fill, -0.12)][whole(noise(row * 3 + column + 9) * 2)] ?? fill;
      return rect(column * 108 - (row % 3) * 30, row * 58 + 3, width + 30, 52, color, 16);
    }),
  );

const ornament = ({ fill, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(16, (i) => {
    const [x, y] = [(i % 4) * 100 + 50, Math.floor(i / 4) * 100 + 50];
    return `${path(`M${x} ${y - 44}q14 30 44 44q-30 14-44 44q-14-30-44-44q30-14 44-44z`, dark, 'opacity=".7"')}${circle(x, y, 11, fill)}${line(`M${x - 50} ${y - 50}h100v100`, dark, 2, 'opacity=".5"')}`;
  });

const stripes = ({ fill, light, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(
    8,
    (i) =>
      rect(i * 50, 0, 22, 400, light, 0, 'opacity=".7"') +
      rect(i * 50 + 26, 0, 3, 400, dark, 0, 'opacity=".5"'),
  );

const geometry = ({ fill, light, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(24, (i) => {
    const [x, y] = [(i % 4) * 100 + (Math.floor(i / 4) % 2) * 50, Math.floor(i / 4) * 80];
    return path(
      `M${x} ${y}l50 40-50 40-50-40z`,
      i % 3 ? light : dark,
      `opacity=".45" stroke="${dark}" stroke-width="2"`,
    );
  });

const leaves = ({ fill, dark }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(14, (i) => {
    const [x, y] = [(i % 4) * 110 + (Math.floor(i / 4) % 2) * 50, Math.floor(i / 4) * 115 + 60];
    return `<g transform="rotate(${whole(noise(i) * 80 - 40)} ${x} ${y})">${path(`M${x} ${y + 46}q-44-50 0-96q44 46 0 96z`, dark, 'opacity=".55"')}${line(`M${x} ${y + 60}v-96`, fill, 3)}</g>`;
  });

const flowers = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(12, (i) => {
    const [x, y] = [(i % 4) * 110 + (Math.floor(i / 4) % 2) * 55 + 20, Math.floor(i / 4) * 135 + 60];
    return `${times(6, (petal) => ellipse(x, y - 22, 12, 22, petal % 2 ? dark : light, `opacity=".7" transform="rotate(${petal * 60} ${x} ${y})"`))}${circle(x, y, 9, fill)}`;
  });

const weave = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, fill) +
  times(40, (i) =>
    line(`M0 ${i * 10 + 5}H400`, i % 2 ? light : dark, 4, 'opacity=".35" stroke-dasharray="7 5"'),
  );

const tiles = (paint: Paint) =>
  clouds(paint) + times(4, (i) => line(`M0 ${i * 100}H400M${i * 100} 0V400`, paint.light, 6));

const mosaic = ({ fill, dark, light }: Paint) =>
  rect(0, 0, 400, 400, shade(light, 0.5)) +
  times(100, (i) =>
    rect(
      (i % 10) * 40 + 2,
      Math.floor(i / 10) * 40 + 2,
      36,
      36,
      [fill, dark, light, shade(fill, 0.15)][whole(noise(i) * 3)] ?? fill,
      4,
    ),
  );

const slats = (paint: Paint) =>
  rect(0, 0, 400, 400, '#2f3538') +
  times(8, (i) => {
    const x = i * 50 + 8;
    const way = `M${x + 10} 0v400M${x + 22} 0v400`;
    return `${rect(x, 0, 34, 400, paint.fill)}${line(way, paint.dark, 1.5, 'opacity=".3"')}${rect(x, 0, 34, 400, 'url(#round)')}`;
  });

/** The surface that the family and its variant name; null for things that have none of their own. */
export function findTexture(family: string, kind: string): ((paint: Paint) => string) | null {
  switch (family) {
    case 'decking':
      return (paint) => planks(paint, 5);
    case 'linoleum':
      if (has(kind, 'herringbone') || has(kind, 'parquetry')) return herringbone;
      if (has(kind, 'ornament')) return ornament;
      if (has(kind, 'tile')) return tiles;
      return has(kind, 'marble') ? marble : has(kind, 'concrete') ? clouds : (paint) => planks(paint, 6);
    case 'tile':
      if (has(kind, 'marble')) return marble;
      if (has(kind, 'ornament')) return ornament;
      if (has(kind, 'terrazzo')) return speckle;
      if (has(kind, 'wood')) return (paint) => planks(paint, 5);
      return has(kind, 'concrete') || has(kind, 'stone')
        ? clouds
        : (paint) => rect(0, 0, 400, 400, paint.fill);
    case 'mosaic':
      return mosaic;
    case 'stone':
      return kind.includes('brick') ? bricks : rocks;
    case 'wallpaper':
      if (has(kind, 'floral')) return flowers;
      if (has(kind, 'damask') || has(kind, 'ornament')) return ornament;
      if (has(kind, 'geometry')) return geometry;
      if (has(kind, 'leaves')) return leaves;
      if (has(kind, 'stripes') || has(kind, 'stripe')) return stripes;
      return has(kind, 'paintable') || has(kind, 'linen') ? weave : has(kind, 'kids') ? flowers : clouds;
    case 'carpet':
      return weave;
    case 'wall-panel':
      if (has(kind, 'slat')) return slats;
      if (/oak|ash|walnut|wenge|elm|maple|pine/.test(kind)) return wood;
      return has(kind, 'marble') ? marble : clouds;
    default:
      return null;
  }
}
