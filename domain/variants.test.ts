import { describe, expect, test } from 'vitest';
import { chooseVariant, findAxes, NAME_AXIS, placeOnAxes, type Trait, type Variant } from './variants.ts';

const volume: Trait = { code: 'volume_l', name: 'Объём', unit: 'л', kind: 'list' };
const color: Trait = { code: 'color', name: 'Цвет', kind: 'list' };
const pack: Trait = { code: 'pack_kg', name: 'Фасовка', unit: 'кг', kind: 'list' };
const weight: Trait = { code: 'weight', name: 'Вес', unit: 'кг', kind: 'range' };
const eco: Trait = { code: 'eco', name: 'Эко', kind: 'flag' };

/** Codes are the values' own words; a number is also a number. */
function variant(code: string, values: Record<string, string | number>, name = code): Variant {
  return {
    code,
    name,
    values: Object.fromEntries(
      Object.entries(values).map(([trait, value]) => [
        trait,
        {
          code: String(value),
          name: String(value).replace('.', ','),
          number: typeof value === 'number' ? value : null,
        },
      ]),
    ),
  };
}

const axesOf = (traits: Trait[], variants: Variant[]) =>
  findAxes(traits, variants).map(({ code, options }) => [code, ...options.map(({ name }) => name)]);

test('what staff have named stands first and in their order; where it leaves two alike, what tells them apart follows', () => {
  const paints = [
    variant('c', { color: 'серый', volume_l: 9, works: 'стены' }),
    variant('a', { color: 'белый', volume_l: 9, works: 'стены' }),
    variant('b', { color: 'белый', volume_l: 0.9, works: 'потолок' }),
  ];
  const traits = [color, volume, { ...color, code: 'works' }];
  const codes = (wanted: string[] | null, isInOrder = false) =>
    findAxes(traits, paints, { wanted, isInOrder }).map(({ code, options }) => [
      code,
      ...options.map(({ name }) => name),
    ]);
  expect(codes(['volume_l', 'color'])).toEqual([
    ['volume_l', '0,9', '9'],
    ['color', 'белый', 'серый'],
  ]);
  expect(codes(['works']).map(([code]) => code)).toEqual(['works', 'color']);
  expect(codes(['volume_l', 'color'], true)).toEqual([
    ['volume_l', '9', '0,9'],
    ['color', 'серый', 'белый'],
  ]);
  // What no longer tells them apart is passed over, and nothing named is left to the rules.
  expect(codes(['gone'])).toEqual(codes(null));
});

describe('by what goods of a group are chosen', () => {
  test('one row per characteristic that differs; what all share is none', () => {
    const paints = [
      variant('a', { color: 'белый', volume_l: 9, works: 'стены' }),
      variant('b', { color: 'белый', volume_l: 0.9, works: 'стены' }),
      variant('c', { color: 'серый', volume_l: 9, works: 'стены' }),
    ];
    expect(axesOf([color, { ...eco, code: 'works', kind: 'list' }, volume], paints)).toEqual([
      ['color', 'белый', 'серый'],
      ['volume_l', '0,9', '9'],
    ]);
  });

  test('numbers stand from small to large, words by the alphabet with their numbers', () => {
    const screws = ['М10', 'М8', 'М12'].map((size) => variant(size, { size }));
    expect(axesOf([{ ...color, code: 'size' }], screws)).toEqual([['size', 'М8', 'М10', 'М12']]);
    const cans = [10, 2.5, 0.9].map((litres) => variant(String(litres), { volume_l: litres }));
    expect(axesOf([volume], cans)).toEqual([['volume_l', '0,9', '2,5', '10']]);
  });

  test('of two that go hand in hand the first stays', () => {
    const cans = [
      variant('a', { volume_l: 1, pack_kg: 1.5 }),
      variant('b', { volume_l: 2, pack_kg: 3 }),
      variant('c', { volume_l: 4, pack_kg: 6 }),
    ];
    expect(axesOf([volume, pack], cans)).toEqual([['volume_l', '1', '2', '4']]);
  });

  test('a colour never stands for a volume', () => {
    const cans = [
      variant('a', { color: 'белый', volume_l: 1 }),
      variant('b', { color: 'серый', volume_l: 3 }),
    ];
    expect(axesOf([color, volume], cans).map(([code]) => code)).toEqual(['color', 'volume_l']);
  });

  test('what follows from another characteristic is left out', () => {
    const sheets = [
      variant('a', { size: '2×1', thickness: 8, color: 'белый' }),
      variant('b', { size: '2×1', thickness: 8, color: 'синий' }),
      variant('c', { size: '3×1', thickness: 8, color: 'белый' }),
      variant('d', { size: '3×2', thickness: 10, color: 'белый' }),
    ];
    const size: Trait = { ...color, code: 'size' };
    const thickness: Trait = { ...volume, code: 'thickness' };
    expect(axesOf([thickness, size, color], sheets).map(([code]) => code)).toEqual(['size', 'color']);
  });

  test('a measured one is asked for only where the lists leave two alike', () => {
    const alike = [variant('a', { color: 'белый', weight: 3 }), variant('b', { color: 'белый', weight: 7 })];
    expect(axesOf([color, weight], alike)).toEqual([['weight', '3', '7']]);
    const apart = [variant('a', { color: 'белый', weight: 3 }), variant('b', { color: 'синий', weight: 7 })];
    expect(axesOf([color, weight], apart)).toEqual([['color', 'белый', 'синий']]);
  });

  test('where nothing tells them apart their names do, without the words all share', () => {
    const paints = ['Краска Тау белая 3 л', 'Краска Тау серая 3 л', 'Краска Тау синяя матовая 3 л'].map(
      (name) => variant(name, { color: 'любой' }, name),
    );
    expect(axesOf([color], paints)).toEqual([[NAME_AXIS, 'белая', 'серая', 'синяя матовая']]);
  });

  test('a product alone in its group has nothing to choose', () => {
    expect(findAxes([color], [variant('a', { color: 'белый' })])).toEqual([]);
  });

  test('what has no value of a characteristic stands on no place of it', () => {
    const bare = variant('b', {});
    const axes = findAxes([color], [variant('a', { color: 'белый' }), bare]);
    expect(axes).toMatchObject([{ code: 'color', options: [{ name: 'белый' }] }]);
    expect(placeOnAxes(bare, axes)).toEqual({});
  });
});

describe('where a value leads', () => {
  const at = (code: string, base: string, litres: string) => ({ code, values: { base, litres } });
  const paints = [at('a1', 'A', '1'), at('a9', 'A', '9'), at('c9', 'C', '9'), at('c3', 'C', '3')];
  const lead = (from: (typeof paints)[number], axis: string, value: string, sold = '') => {
    const found = chooseVariant(paints, from, axis, value, ({ code }) => code !== sold);
    return found && [found.variant.code, found.isNearest];
  };

  test.each([
    ['its own value', 'a1', 'base', 'A', ['a1', false]],
    ['a combination that exists', 'a9', 'base', 'C', ['c9', false]],
    ['one that does not: the nearest', 'a1', 'litres', '3', ['c3', true]],
    ['a value of nobody', 'a1', 'litres', '5', null],
  ])('%s', (_, from, axis, value, expected) => {
    expect(lead(paints.find(({ code }) => code === from) as (typeof paints)[number], axis, value)).toEqual(
      expected,
    );
  });

  test('of equally near ones that which can be bought', () => {
    expect(lead(paints[0] as (typeof paints)[number], 'base', 'C')).toEqual(['c9', true]);
    expect(lead(paints[0] as (typeof paints)[number], 'base', 'C', 'c9')).toEqual(['c3', true]);
  });
});
