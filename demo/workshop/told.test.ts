import { expect, test } from 'vitest';
import { getBrand } from '../range/brands.ts';
import { drawRange } from '../range/draw-range.ts';
import { recipes } from './recipes/recipes.ts';

const goods = [...drawRange(3500)].map(({ product }) => {
  const [image = ''] = product.images;
  const [family = '', variant = ''] = image.split('/');
  const brand = getBrand(product.brandCode).name;
  return { image, product, order: recipes.get(family)?.({ ...product, family, variant, brand }) };
});

/** The numbers that a name tells in these places. */
const told = (name: string, pattern: RegExp) => (pattern.exec(name) ?? []).slice(1).map(Number);

test('bricks, panel radiators and showers are as long, high and deep as their names tell', () => {
  const seen = (family: string) => goods.filter(({ image }) => image.startsWith(family));
  for (const { product, order } of seen('brick/')) {
    const [, , high = 0] = told(product.name.ru, /(\d+)×(\d+)×(\d+) мм/);
    expect(order?.scene.high, product.name.ru).toBe(high / 100);
  }
  for (const { product, order } of seen('radiator/steel-panel')) {
    const [type = 0, high = 0, wide = 0] = told(product.name.ru, /(\d\d), (\d+)×(\d+) мм/);
    const pipes = product.name.ru.includes('нижнее') ? 'below' : 'side';
    const scene = { wide: wide / 10, high: high / 10, panels: type % 10, pipes };
    expect(order?.scene, product.name.ru).toEqual(scene);
  }
  for (const { product, order } of seen('shower/')) {
    const [wide = 0, deep = 0] = told(product.name.ru, /(\d+)×(\d+) см/);
    const drawn = Number(order?.scene.wide) / Number(order?.scene.deep);
    expect(Math.abs(drawn - wide / deep), product.name.ru).toBeLessThan(0.2);
    const tray = /поддон (\d+) см/.exec(product.name.ru)?.[1];
    if (tray !== undefined) expect(Number(order?.scene.tray) > 20, product.name.ru).toBe(Number(tray) > 20);
  }
});

test('a box for breakers is wide and high enough for its modules', () => {
  const boxes = goods.filter(({ image }) => /^board\/(plastic|metal|meter)/.test(image));
  expect(boxes.length).toBeGreaterThan(20);
  for (const { product, order } of boxes) {
    const [modules = 0] = told(product.name.ru, /(\d+) модул/);
    const { columns, rows, mount } = order?.scene ?? {};
    expect(Number(columns) * Number(rows), product.name.ru).toBe(modules);
    expect(mount === 'hidden', product.name.ru).toBe(product.name.ru.includes('встраиваемый'));
  }
});

test('a laser level that throws more lines than two has a head for each direction', () => {
  const levels = goods.filter(({ image }) => image.startsWith('measure/laser-level'));
  expect(levels.length).toBeGreaterThan(3);
  for (const { product, order } of levels) {
    const isMany = !/, 2 линии/.test(product.name.ru);
    expect(order?.scene.heads, product.name.ru).toBe(isMany ? 'three' : 'one');
  }
});
