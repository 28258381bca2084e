import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getBrand } from '../range/brands.ts';
import { drawRange } from '../range/draw-range.ts';
import { collections } from '../range/sets/collections.ts';
import { interiors } from '../range/sets/interiors.ts';
import { otherKits } from '../range/sets/other-kits.ts';
import { roomKits } from '../range/sets/room-kits.ts';
import { placeOf, roomOf, thingOf } from '../range/sets/rooms.ts';
import { planDrawings, planPictures } from './plan.ts';
import { recipes } from './recipes/recipes.ts';
import { rooms } from './rooms/rooms.ts';
import { sectionPictures } from './sections.ts';
import { familyFolder, pictureFolder, roomFolder } from './workplace.ts';

const plan = planPictures(null);

test('one name is one picture: whatever a recipe reads of a product stands in the picture’s name', () => {
  const orders = new Map<string, string>();
  for (const { product } of drawRange(3500)) {
    const [name = ''] = product.images;
    const [family = '', variant = ''] = name.split('/');
    const order = recipes.get(family)?.({
      ...product,
      family,
      variant,
      brand: getBrand(product.brandCode).name,
    });
    if (!order) continue;
    const ordered = JSON.stringify(order);
    expect(orders.get(name) ?? ordered, name).toBe(ordered);
    orders.set(name, ordered);
  }
  expect(orders.size).toBe(plan.filter(({ products }) => products > 0).length);
});

test('every scene has its file, and a scene serves six products and more', () => {
  for (const { stage } of plan) {
    const folder = stage.startsWith('rooms/') ? join(roomFolder, '..') : familyFolder;
    expect(existsSync(join(folder, `${stage}.py`)), stage).toBe(true);
  }
  // Rooms serve sets and second pictures.
  const ofGoods = plan.filter(({ stage }) => !stage.startsWith('rooms/'));
  const scenes = new Set(ofGoods.map(({ stage, scene }) => `${stage} ${JSON.stringify(scene)}`));
  const goods = plan.reduce((sum, { products }) => sum + products, 0);
  expect(scenes.size * 6).toBeLessThan(goods);
});

test('every department has a picture of its own', () => {
  const codes = plan.map(({ name }) => name).filter((name) => name.startsWith('section/'));
  expect(codes).toHaveLength(Object.keys(sectionPictures).length);
  expect(codes).toHaveLength(14);
});

test('what differs in brand, colour or amount looks different', () => {
  const fills = Map.groupBy(plan, ({ stage, scene, fill }) => JSON.stringify([stage, scene, fill]));
  const packs = [...fills.values()].filter(([first]) => /^(bag|bucket|can)$/.test(first?.family ?? ''));
  for (const same of packs) expect(same.filter(({ products }) => products > 0)).toHaveLength(1);
});

test('the pictures of the repository are planned ones, light enough for a first view, together below 30 MB', () => {
  const files = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  );
  const names = new Set([...plan.map(({ name }) => name), ...planDrawings()]);
  const ledger: Record<string, string> = JSON.parse(
    readFileSync(join(pictureFolder, 'made-of.json'), 'utf8'),
  );
  const own = files.map((file) => file.replaceAll('\\', '/').replace(/\.webp$/, ''));
  expect(own.filter((name) => !names.has(name))).toEqual([]);
  expect(own.filter((name) => ledger[name] === undefined)).toEqual([]);
  const sizes = files.map((file) => statSync(join(pictureFolder, file)).size);
  files.forEach((file, at) => {
    expect(sizes[at], file).toBeLessThan(file.startsWith('room') ? 120_000 : 60_000);
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * 1024 * 1024);
});

test('every demo set is shown in a room that is planned or as a tile of its goods, and a photographed room shows all that its sets name', () => {
  for (const set of [...roomKits, ...otherKits, ...collections, ...interiors]) {
    const room = roomOf(set);
    if (room !== null) expect(Object.keys(rooms), set.code).toContain(room);
    for (const item of set.groups.flatMap(({ items }) => items)) {
      const thing = thingOf(set, item);
      if (room === null || thing === null) continue;
      const { x, y } = placeOf(room, thing) ?? { x: -1, y: -1 };
      expect(Math.min(x, y, 100 - x, 100 - y), `${thing} of ${set.code}`).toBeGreaterThan(1);
    }
  }
});
