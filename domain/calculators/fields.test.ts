import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, listCalculators, listSurfaceFields } from './calculators.ts';
import { choice, flag, number, optional, parseDecimal, parseFields, usually, whole } from './fields.ts';
import { parseOpenings, parseOutline, parseSurface } from './surface.ts';

describe('a typed number', () => {
  test.each([
    ['2,7', 2.7],
    ['2.70', 2.7],
    [' 1 200,5 ', 1200.5],
    ['-3', -3],
    ['0', 0],
  ])('«%s» is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each(['', 'x', '1e5', 'NaN', 'Infinity', '1,2,3', ',5', '5,', '0x10', '--1', '9'.repeat(30)])(
    '«%s» is none',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('fields', () => {
  const fields = {
    length: number('m', [0.1, 100]),
    layers: whole([1, 5], 2),
    norm: optional('norm', [0, 2]),
    trim: usually('m', [0, 0.5], 0.1),
    match: choice('free', 'straight'),
    wool: flag(true),
  };

  test('empty texts take the usual values', () => {
    expect(parseFields(fields, { length: '4,2' })).toEqual({
      ok: true,
      value: { length: 4.2, layers: 2, norm: null, trim: 0.1, match: 'free', wool: true },
    });
  });

  test('every fault is told at its field, all at once', () => {
    const texts = { layers: '2,5', norm: '3', trim: '-1', match: 'glue', wool: 'maybe' };
    expect(parseFields(fields, texts)).toEqual({
      ok: false,
      errors: [
        { field: 'length', code: 'missing' },
        { field: 'layers', code: 'not-whole' },
        { field: 'norm', code: 'too-large', limit: 2 },
        { field: 'trim', code: 'too-small', limit: 0 },
        { field: 'match', code: 'unknown-choice' },
        { field: 'wool', code: 'unknown-choice' },
      ],
    });
    expect(parseFields(fields, { length: 'четыре' })).toMatchObject({
      errors: [{ field: 'length', code: 'not-a-number' }],
    });
  });
});

describe('openings and outlines', () => {
  test('a door, two windows, a door in its place', () => {
    expect(parseOpenings('d0,9x2; w1.5×1,4x2; D0,8х2,05@2,3')).toEqual([
      { kind: 'door', widthM: 0.9, heightM: 2, count: 1 },
      { kind: 'window', widthM: 1.5, heightM: 1.4, count: 2 },
      { kind: 'door', widthM: 0.8, heightM: 2.05, count: 1, leftM: 2.3, sillM: 0 },
    ]);
    expect(parseOpenings('')).toEqual([]);
  });

  test.each(['d0,9', 'x', '0x2', '1x2x0', '1x2x1.5', '1x2x3x4', '1x2@', '1x2@-1', '1x2@1:2:3', 'd1x99'])(
    '«%s» is no opening',
    (text) => {
      expect(parseOpenings(text)).toBeNull();
    },
  );

  test('an outline of three points, and what is none', () => {
    expect(parseOutline('0:0; 4:0; 0:3,5')).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 3.5 },
    ]);
    for (const text of ['', '0:0;1:1', '0:0;4:0;0', '0:0;1:1;1:0;0:1', '0:0;4:0;0:900'])
      expect(parseOutline(text)).toBeNull();
  });
});

describe('a surface', () => {
  const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2; w1,5x1,4' };

  test.each([
    [{ where: 'floor' }, 14],
    [{ where: 'ceiling' }, 14],
    [{ where: 'walls' }, 36.6],
    [{ where: 'walls', keepOpenings: '1' }, 40.5],
    [{ where: 'walls', walls: '0', openings: 'd0,9x2#2; w1,5x1,4#0' }, 8.7],
    [{ where: 'walls', walls: '3, 1,2,2', openings: 'd0,9x2#2; w1,5x1,4#0' }, 27.9],
    [{ where: 'wall' }, 6.9],
    [{ where: 'walls', area: '20' }, 20],
    [{ where: 'floor', shape: 'l', cutLength: '1', cutWidth: '0,5' }, 13.5],
    [{ where: 'floor', shape: 'polygon', outline: '0:0;4:0;0:3' }, 6],
  ])('%j is %d m²', (texts, areaM2) => {
    const parsed = parseSurface({ ...room, ...texts }, { kind: null });
    expect(parsed.ok && parsed.value.areaM2).toBeCloseTo(areaM2, 9);
  });

  test.each([
    [{ where: 'walls' }, { length: '', height: '' }, ['length missing', 'height missing']],
    [{ where: 'floor' }, { width: '101' }, ['width too-large']],
    [{ where: 'floor' }, { shape: 'polygon' }, ['outline missing']],
    [{ where: 'floor' }, { shape: 'polygon', outline: '1' }, ['outline bad-outline']],
    [
      { where: 'floor' },
      { shape: 'l', cutLength: '4', cutWidth: '' },
      ['cutLength too-large', 'cutWidth missing'],
    ],
    [{ where: 'walls' }, { openings: 'w9x9x9' }, ['openings openings-exceed-walls']],
    [{ where: 'walls' }, { openings: 'дверь' }, ['openings bad-openings']],
    [{ where: 'walls' }, { openings: 'd0,9x2#x' }, ['openings bad-openings']],
    [{ where: 'walls' }, { walls: '4' }, ['walls unknown-choice']],
  ])('%j with %j is refused', (where, faulty, errors) => {
    const parsed = parseSurface({ ...room, ...where, ...faulty }, { kind: null });
    expect(parsed.ok ? [] : parsed.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
  });
});

test('whatever is typed, a calculator gives finite numbers or errors at known fields', () => {
  const names = [
    ...new Set(listCalculators().flatMap(({ fields }) => Object.keys(fields))),
    ...Object.keys(listSurfaceFields({ kind: null })),
    ...['openings', 'outline'],
  ];
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '1',
      '2,5',
      '10',
      '300',
      '-1',
      'NaN',
      '1e9',
      'wall',
      'walls',
      'l',
      'd1x2',
      '0:0;4:0;0:3',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...listCalculators().map(({ code }) => code)),
      fc.dictionary(fc.constantFrom(...names), text),
      (code, texts) => {
        const answer = calculate(code, { length: '4', width: '3', height: '2,5', ...texts });
        if (!answer) throw new Error(`no calculator ${code}`);
        if (!answer.ok)
          expect(answer.errors.every(({ field }) => names.includes(field) || field.startsWith('cut'))).toBe(
            true,
          );
        else
          for (const need of answer.value.needs)
            expect(Object.values(need.formula.numbers).every(Number.isFinite) && need.amount > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
