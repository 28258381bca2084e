import { describe, expect, test } from 'vitest';
import { listCalculators, listSurfaceFields } from '#domain/calculators/calculators.ts';
import { toRecalculation } from '../estimates/estimates.ts';
import {
  joinOpenings,
  parseCalculation,
  splitOpenings,
  toCalculationSearch,
  toSectionParams,
} from './calculation-address.ts';

const parse = (search: string) => parseCalculation(new URLSearchParams(search));

describe('a calculation in the address', () => {
  test('goes there and back', () => {
    const state = {
      kind: 'tile',
      texts: { where: 'wall', length: '3,4', openings: 'd0,8x2,05@2,3; w1,5x1,4' },
      product: 'plitka-1',
      picks: { grout: 'zatirka-2', primer: 'none' },
    };
    expect(parse(toCalculationSearch(state))).toEqual(state);
  });

  test('goes into an estimate and is opened from there as it was', () => {
    const state = {
      kind: 'dry-mix',
      texts: { material: 'finish-putty', length: '4', openings: 'w1,5x1,4#0' },
      product: 'shpatlevka-7',
      picks: { primer: 'none', mix: 'smes-1' },
    };
    const { calculator, values } = toSectionParams(state);
    expect(calculator).toBe('dry-mix');
    expect(parse(toRecalculation(calculator, values).split('?')[1] ?? '')).toEqual(state);
  });

  test.each(listCalculators().map(({ code, fields, surface }) => [code, fields, surface] as const))(
    'every field of %s has a name of its own there',
    (kind, fields, surface) => {
      const names = Object.keys({ ...fields, ...(surface ? listSurfaceFields(surface) : {}) });
      const texts = Object.fromEntries(names.map((name, index) => [name, `t${index}`]));
      expect(parse(toCalculationSearch({ kind, texts, product: '', picks: {} }))).toMatchObject({
        kind,
        texts,
      });
    },
  );

  test('a form without JavaScript sends doors and windows as repeated names, and a tick box twice', () => {
    const { texts } = parse(
      'kind=paint&openingKind=d&openingWidth=0,9&openingHeight=2&openingKind=w&openingWidth=&openingHeight=&clips=0&clips=1',
    );
    expect(texts).toEqual({ openings: 'd0,9x2', clips: '1' });
  });

  test('what makes no sense is left out', () => {
    expect(parse('kind=tile&a<b=1&product=../x&pick=grout,primer:%20,tile:ok')).toEqual({
      kind: 'tile',
      texts: {},
      product: '',
      picks: { tile: 'ok' },
    });
  });
});

test.each([
  ['d0,9x2', [{ kind: 'd', width: '0,9', height: '2', rest: '' }]],
  [
    'w1,5х1,4x2@1; 2×1',
    [
      { kind: 'w', width: '1,5', height: '1,4', rest: 'x2@1' },
      { kind: 'w', width: '2', height: '1', rest: '' },
    ],
  ],
  ['', []],
] as const)('openings «%s» are rows', (text, rows) => {
  expect(splitOpenings(text)).toEqual(rows);
});

test('a row that is being typed keeps its place, an empty one is gone', () => {
  expect(
    joinOpenings([
      { kind: 'd', width: '0,', height: '', rest: '' },
      { kind: 'w', width: '', height: '', rest: '' },
    ]),
  ).toBe('d0,x');
});
