import { describe, expect, test } from 'vitest';
import { type Article, findHolds, findNorm, settleFields } from './article.ts';
import type { Need } from './calculation.ts';
import { distanceOf } from './fitness.ts';
import { placeOf } from './range.ts';
import { mainRoleOf } from './subject.ts';

const need = (role: Need['role'], unit: Need['unit'], numbers: Record<string, number> = {}): Need => ({
  role,
  unit,
  quantity: 1,
  reservePercent: 0,
  amount: 1,
  formula: { key: 'area', numbers },
  supply: null,
});
const pack = (unit: string, ratio: number, weight = 1) => [
  { unit: 'pack', ratio: 1, weight: weight * ratio },
  { unit, ratio, weight },
];

describe('what one sale unit holds', () => {
  test.each<[string, Need, Article, number | null]>([
    [
      'tiles by their number',
      need('tile', 'pcs'),
      { units: pack('m2', 1.26), facts: { tile_pack_pieces: 7, size: '300x600' } },
      7,
    ],
    ['tiles by their area', need('tile', 'pcs'), { units: pack('m2', 1.44), facts: { size: '600x600' } }, 4],
    ['screws of a pack', need('screw-25', 'pcs'), { units: pack('piece', 200), facts: {} }, 200],
    [
      'a longer profile stands for more',
      need('track', 'pcs', { piece: 4 }),
      { units: pack('m', 3), facts: {} },
      0.75,
    ],
    ['a stud cannot be joined', need('stud', 'pcs', { piece: 4 }), { units: pack('m', 3), facts: {} }, 1],
    ['litres by weight', need('primer', 'kg'), { units: pack('l', 10, 1.45), facts: {} }, 14.5],
    [
      'roofing by the sheet',
      need('roofing', 'pcs', { sheet: 5, usefulWidth: 1.1 }),
      { units: pack('m2', 1), facts: {} },
      1 / 5.5,
    ],
    ['cement for concrete', need('concrete', 'm3'), { units: pack('kg', 35), facts: {} }, 0.1],
    [
      'sections of a radiator',
      need('radiator-section', 'pcs'),
      { units: [], facts: { radiator_sections: 7 } },
      7,
    ],
    ['nothing that anybody could tell', need('primer', 'l'), { units: pack('kg', 5), facts: {} }, null],
  ])('%s', (_, asked, article, holds) => {
    const found = findHolds(asked, article);
    if (holds === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(holds, 9);
  });
});

test('norms in the unit of their formula', () => {
  const facts = { mix_consumption: 1.95, radiator_output_w: 1400, radiator_sections: 7 };
  expect(findNorm('screed', { units: [], facts })).toBeCloseTo(19.5, 9);
  expect(findNorm('radiator-section', { units: [], facts })).toBe(200);
  expect(findNorm('grout', { units: [], facts })).toBeUndefined();
});

describe('fields that goods settle', () => {
  test('a tile lies on its longer side; a roll brings its repeat', () => {
    expect(settleFields('tile', { units: [], facts: { size: '300x600', thickness_mm: 9 } }, {})).toEqual({
      tileWidth: '600',
      tileHeight: '300',
      tileThickness: '9',
    });
    const roll = { wallp_width_m: 1.06, wallp_length_m: 10.05, wallp_repeat_cm: 53, wallp_match: 'offset' };
    expect(settleFields('wallpaper', { units: [], facts: roll }, {})).toEqual({
      rollWidth: '1.06',
      rollLength: '10.05',
      repeat: '0.53',
      match: 'half-drop',
    });
  });

  test('a typed joint stands before the usual one of bricks', () => {
    const brick = { units: [], facts: { size: '250x120x65', kind: 'brick-common' } };
    expect(settleFields('masonry', brick, {}).joint).toBe('10');
    expect(settleFields('masonry', brick, { joint: '8' }).joint).toBeUndefined();
  });
});

describe('where goods stand', () => {
  test('what is asked for narrows the choice', () => {
    expect(placeOf('tile', { code: 'tile', texts: { where: 'floor' } }).choices).toEqual(['floor']);
    expect(placeOf('masonry', { code: 'masonry', texts: { material: 'brick' } }).sections).toEqual([
      'kirpich',
    ]);
    expect(placeOf('mix', { code: 'dry-mix', texts: { material: 'finish-putty' } }).sections).toEqual([
      'shpatlevka',
    ]);
    expect(mainRoleOf('fence', { material: 'picket' })).toBe('picket');
  });

  test('crosses of the joint that was typed are nearest', () => {
    const asked = { code: 'tile', texts: { joint: '2,5' } };
    expect(distanceOf('crosses', asked, { units: [], facts: { spacer_joint_mm: 2.5 } })).toBe(0);
    expect(distanceOf('crosses', asked, { units: [], facts: {} })).toBe(Number.POSITIVE_INFINITY);
  });
});
