import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getBrand } from '../range/brands.ts';
import { drawRange } from '../range/draw-range.ts';
import { recipes } from './recipes/recipes.ts';
import { pictureFolder } from './workplace.ts';

const goods = [...drawRange(3500)].map(({ product }) => {
  const [image = ''] = product.images;
  const [family = '', variant = ''] = image.split('/');
  const brand = getBrand(product.brandCode).name;
  const order = recipes.get(family)?.({ ...product, family, variant, brand });
  return { image, family, variant, product, order };
});

/** By the start of a picture's name: properties that a name tells and that a shape shows. */
const SHAPED: readonly (readonly [start: RegExp, properties: readonly string[]])[] = [
  [/^board\/(plastic|metal|meter)/, ['kind', 'breaker_modules', 'electric_mount', 'panel_door']],
  [/^basin\//, ['basin_shape', 'basin_kind']],
  [/^bath\/asymmetric/, ['bath_side']],
  [/^bath-furniture\/mirror/, ['furn_width_cm', 'furn_height_cm', 'furn_light']],
  [/^bath-furniture\/tall/, ['furn_width_cm', 'furn_height_cm', 'furn_mounting']],
  [/^bath-furniture\/vanity/, ['furn_width_cm', 'furn_mounting', 'furn_drawers', 'furn_with_basin']],
  [/^radiator\/(aluminium|bimetal)\//, ['radiator_sections', 'radiator_axis_mm']],
  [/^toolset\/wrenches\//, ['toolset_pieces']],
  [/^toolset\/(car|electric|home)\//, ['kind', 'toolset_pieces', 'toolset_box']],
  [/^brick\//, ['brick_voids']],
  [/^shower\//, ['shower_kind', 'shower_shape', 'shower_doors']],
  [/^door\//, ['door_opening', 'door_glazed']],
  [/^entrance-door\//, ['door_side']],
  [/^extension\//, ['kind', 'extension_sockets']],
  [/^tap\//, ['purpose', 'tap_control', 'tap_shower']],
  [/^(socket|switch)\//, ['kind', 'socket_posts', 'electric_mount', 'electric_ip']],
  [/^hose\//, ['hose_diameter', 'length_m']],
  [/^valve\//, ['pipe_element', 'pipe_thread_kind', 'valve_handle']],
  [/^towel-rail\//, ['rail_shape', 'size', 'rail_bars', 'kind', 'rail_thermostat']],
];

/** Strips for the house and with a filter look alike; a gas tap differs from one for water in its colour, a two-way switch behind. */
const ALIKE = [
  [/extension-(home|surge)/g, 'strip'],
  [/valve-gas/g, 'valve-ball'],
  [/switch-two-way/g, 'switch-1'],
] as const;

test('goods whose names tell another shape are drawn in another shape', () => {
  for (const [start, properties] of SHAPED) {
    const told = new Map<string, string>();
    for (const { product, order, image } of goods.filter(({ image }) => start.test(image))) {
      const values = properties.map((code) => {
        const value = product.values.find(([property]) => property.code === code)?.[1];
        return typeof value === 'object' && 'code' in value ? value.code : String(value);
      });
      const words = ALIKE.reduce((said, [each, one]) => said.replace(each, one), values.join(' '));
      const shape = JSON.stringify([order?.stage, order?.scene]);
      expect(words, `${image} is ${shape}`).toBe(told.get(shape) ?? words);
      told.set(shape, words);
    }
    expect(told.size, String(start)).toBeGreaterThan(1);
  }
});

test('laminate, vinyl and parquet lie in layouts of their own, with the grain of the wood that their names tell', () => {
  const floors = goods.filter(({ family }) => /^(laminate|vinyl|parquet)$/.test(family));
  const layouts = new Map<unknown, string>();
  for (const { image, family, variant, product, order } of floors) {
    const layout = order?.scene.layout;
    expect(layouts.get(layout) ?? family, image).toBe(family);
    layouts.set(layout, family);
    const print = order?.fill.a?.print ?? { svg: '' };
    if (variant.startsWith('stone')) {
      const stone = product.name.ru.includes('Мрамор') ? 'marble/' : 'stone/';
      expect('surface' in print && print.surface.startsWith(stone), product.name.ru).toBe(true);
    } else {
      const strips = product.name.ru.includes('трёхполосная') ? { strips: 3 } : {};
      expect('planks' in print && print.planks, image).toEqual({ wood: variant, ...strips });
    }
  }
  expect(new Set(layouts.values()).size).toBe(3);
});

test('a coat of paint is no metal: black, graphite and white taps take their colour as paint does', () => {
  const coated = goods.filter(({ image }) => /^tap\/[a-z]+-(black|graphite|white)/.test(image));
  expect(coated.length).toBeGreaterThan(15);
  for (const { image, order } of coated) {
    expect(Object.keys(order?.fill ?? {}), image).toEqual(['b']);
    expect(order?.scene.finish, image).toBe('coated');
  }
});

test('a reel is drawn with a hose where one is sold with it, and bare where it is not', () => {
  const reels = goods.filter(({ image }) => /^watering\/reel/.test(image));
  for (const { product, order } of reels)
    expect(order?.scene.kind === 'reel-full', product.name.ru).toBe(product.name.ru.includes('со шлангом'));
  expect(new Set(reels.map(({ order }) => order?.scene.kind)).size).toBe(2);
});

test('black, graphite and white towel rails are coated, and those for current have their cable', () => {
  const rails = goods.filter(({ family }) => family === 'towel-rail');
  expect(rails.length).toBeGreaterThan(15);
  for (const { image, product, order } of rails) {
    const isCoated = /-(black|graphite|white)\//.test(image);
    expect(order?.scene.finish, image).toBe(isCoated ? 'coated' : 'polished');
    expect(order?.scene.power === 'water', image).toBe(product.name.ru.includes('водяной'));
    expect(order?.scene.power === 'thermostat', image).toBe(product.name.ru.includes('терморегулятором'));
  }
});

/** Brightness from 0 to 255 of a picture, brought to 200 pixels. */
async function readGrey(name: string): Promise<(x: number, y: number) => number> {
  const file = join(pictureFolder, `${name}.webp`);
  expect(existsSync(file), name).toBe(true);
  const data = await sharp(file).resize(200, 200).greyscale().raw().toBuffer();
  return (x, y) => data[y * 200 + x] ?? 0;
}

test('light falls from the left on every door: its shadow lies at its right', async () => {
  const doors = new Set(
    goods.map(({ image }) => image).filter((image) => image.startsWith('entrance-door/')),
  );
  expect(doors.size).toBeGreaterThan(5);
  for (const door of doors) {
    const grey = await readGrey(door);
    const strip = (from: number) =>
      Array.from({ length: 30 }, (_, at) => grey(from + at, 182)).reduce((sum, each) => sum + each, 0);
    expect(strip(160), door).toBeLessThan(strip(10));
  }
});

test('stone-like vinyl lies in its room as light or dark as its own picture', async () => {
  const mean = async (name: string, low: number) => {
    const grey = await readGrey(name);
    const all = Array.from({ length: 80 * 30 }, (_, at) => grey(60 + (at % 80), low + Math.floor(at / 80)));
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  const [white, beige, dark] = await Promise.all(
    ['bleached', 'light', 'dark'].map((tone) => mean(`vinyl/stone-${tone}/room`, 165)),
  );
  expect(dark).toBeLessThan((beige ?? 0) * 0.8);
  expect(beige).toBeLessThan((white ?? 0) * 0.97);
});

test('hollow bricks show their holes', async () => {
  const hollow = new Set(goods.map(({ image }) => image).filter((image) => /^brick\/.*\/hollow/.test(image)));
  for (const brick of hollow) {
    const grey = await readGrey(brick);
    const all = Array.from({ length: 200 * 200 }, (_, at) => grey(at % 200, Math.floor(at / 200)));
    const clay = all.filter((each) => each < 225).toSorted((a, b) => a - b);
    const middle = clay[clay.length >> 1] ?? 0;
    expect(clay.filter((each) => each < middle * 0.65).length / clay.length, brick).toBeGreaterThan(0.03);
  }
});

test('black mixers are black, and white ones no chrome', async () => {
  for (const kind of ['basin', 'kitchen', 'column']) {
    const told = kind === 'column' ? 'lever-true' : 'lever-false';
    const [black, white] = [
      await readGrey(`tap/${kind}-black/${told}`),
      await readGrey(`tap/${kind}-white/${told}`),
    ];
    const places = Array.from({ length: 200 * 200 }, (_, at) => [at % 200, Math.floor(at / 200)] as const);
    const body = places.filter(([x, y]) => black(x, y) < 150);
    const mean = (read: typeof black) => body.reduce((sum, [x, y]) => sum + read(x, y), 0) / body.length;
    expect(mean(black), kind).toBeLessThan(90);
    expect(mean(white), kind).toBeGreaterThan(175);
  }
});
