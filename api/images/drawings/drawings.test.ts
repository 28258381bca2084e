import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { drawPicture } from './drawings.ts';
import { findColor } from './paint.ts';

let shop: TestDatabase;
let names: string[];
beforeAll(async () => {
  shop = await openTestDatabase();
  // What stands behind the variant is for photographs alone.
  const rows = await shop.db<{ name: string }[]>`
    SELECT DISTINCT substring(images[1] FROM '^[^/]+/[^/]+') AS name FROM products ORDER BY 1`;
  names = rows.map((row) => row.name);
});
afterAll(() => shop.drop());

const box = drawPicture({ name: 'box' });

test('every picture of the range can be drawn, and none is left with the box', async () => {
  expect(names.length).toBeGreaterThan(200);
  const views = names.flatMap((name, index) =>
    index % 25 ? [name] : [name, `${name}/size`, `${name}/detail`],
  );
  await Promise.all(
    views.map(async (name) => {
      const svg = drawPicture({ name, color: null, lengthMm: 1200, widthMm: 600, heightMm: 12 });
      expect((await sharp(Buffer.from(svg)).metadata()).format, name).toBe('svg');
      expect(svg, name).not.toBe(box);
    }),
  );
});

test('families look unlike one another', () => {
  const families = Map.groupBy(names, (name) => name.split('/')[0]);
  expect(families.size).toBeGreaterThanOrEqual(49);
  const first = [...families.values()].map(([name = '']) => drawPicture({ name }));
  expect(new Set(first).size).toBe(families.size);
});

describe('a drawing takes', () => {
  test('the colour of its variant, or else of the product', () => {
    expect(drawPicture({ name: 'laminate/oak-natural' })).not.toBe(
      drawPicture({ name: 'laminate/walnut-dark' }),
    );
    expect(drawPicture({ name: 'gutter/elbow', color: 'white' })).not.toBe(
      drawPicture({ name: 'gutter/elbow', color: 'graphite' }),
    );
    expect(findColor('enamel-golden-brown')).toBe(findColor('golden-brown'));
    expect(findColor('constructor')).toBeNull();
  });

  test('the proportions of a flat product', () => {
    const square = { lengthMm: 600, widthMm: 600, heightMm: 40 };
    expect(drawPicture({ name: 'tile/marble-white', ...square })).not.toBe(
      drawPicture({ name: 'tile/marble-white', ...square, lengthMm: 1200 }),
    );
  });

  test('the numbers of its sizes, when it shows them', () => {
    const sizes = { name: 'door/white/size', widthMm: 800, heightMm: 40 };
    expect(drawPicture({ ...sizes, lengthMm: 2000 })).not.toBe(drawPicture({ ...sizes, lengthMm: 2100 }));
    expect(drawPicture({ name: 'door/white/size' })).toContain('</svg>');
  });
});

test('what nobody drew is a box, whatever its name', () => {
  for (const name of ['unheard-of', '__proto__', 'constructor/x', 'toString']) {
    expect(drawPicture({ name })).toContain('</svg>');
  }
  expect(drawPicture({ name: 'unheard-of' })).toBe(box);
});
