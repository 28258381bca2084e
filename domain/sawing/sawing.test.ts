import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KERF_MM, parseParts, planCuts, planList, sayParts, toCutStock, writeParts } from './sawing.ts';

const sheet = { lengthMm: 2500, widthMm: 1250 };
const board = { lengthMm: 3000, widthMm: 0 };

describe('a list of parts', () => {
  test.each([
    ['600x400*2;300x200*4', '600×400 мм × 2, 300×200 мм × 4'],
    ['1200*3', '1200 мм × 3'],
  ])('%s is read, said and written', (text, said) => {
    const parts = parseParts(text) ?? [];
    expect(sayParts(parts)).toBe(said);
    expect(writeParts(parts)).toBe(text);
  });

  test.each(['', 'x', '600x400', '600x400*0', '49x400*1', '600x400*101', '600x400*2;', '600×400*1'])(
    '%j is none',
    (text) => expect(parseParts(text)).toBeNull(),
  );
});

// By hand: two halves of a sheet are one cut of 1 250 mm; a board in three thirds is two cuts and no third one.
test.each([
  ['half a sheet twice', sheet, '1248x1250*2', 1, 2],
  ['one small part', sheet, '600x400*1', 1, 1],
  ['three sheets', sheet, '2000x1000*3', 3, 9],
  ['a board in three', board, '998*3', 1, 2],
  ['a board and a rest', board, '1000*1', 1, 1],
  ['two boards', board, '1600*2', 2, 2],
] as const)('%s: so many pieces, so much cutting', (_name, stock, detail, pieces, charged) => {
  const plan = planList(stock, detail);
  expect([plan?.pieces.length, plan?.charged]).toEqual([pieces, charged]);
});

test.each([
  ['larger than the sheet', sheet, '2600x400*1'],
  ['a length alone out of a sheet', sheet, '600*1'],
  ['a rectangle out of a board', board, '600x100*1'],
  ['longer than the board', board, '3001*1'],
] as const)('no plan: %s', (_name, stock, detail) => {
  expect(planList(stock, detail)).toBeNull();
});

test('every part lies within its sheet, whole, and none over another', () => {
  const side = fc.integer({ min: 50, max: 1250 });
  const part = fc.record({ lengthMm: side, widthMm: side, count: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const plan = planCuts(sheet, parts);
      const wanted = parts.reduce((sum, { lengthMm, widthMm, count }) => sum + lengthMm * widthMm * count, 0);
      const placed = plan?.pieces.flatMap((piece) => piece.parts) ?? [];
      expect(placed.reduce((sum, { w, h }) => sum + w * h, 0)).toBe(wanted);
      for (const { parts: own } of plan?.pieces ?? [])
        for (const [at, one] of own.entries()) {
          expect(one.x + one.w <= sheet.lengthMm && one.y + one.h <= sheet.widthMm).toBe(true);
          for (const other of own.slice(at + 1)) {
            const isApart =
              one.x + one.w + KERF_MM <= other.x ||
              other.x + other.w + KERF_MM <= one.x ||
              one.y + one.h + KERF_MM <= other.y ||
              other.y + other.h + KERF_MM <= one.y;
            expect(isApart).toBe(true);
          }
        }
    }),
  );
});

test.each([
  ['a sheet', { family: 'SHEET', baseUnit: 'sheet', lengthMm: 2500, widthMm: 1250, lengthM: null }, sheet],
  ['a board', { family: 'WOOD', baseUnit: 'piece', lengthMm: null, widthMm: null, lengthM: 3 }, board],
  ['a lamp', { family: 'LAMP', baseUnit: 'piece', lengthMm: 100, widthMm: 100, lengthM: null }, null],
  [
    'a sheet of unknown size',
    { family: 'SHEET', baseUnit: 'sheet', lengthMm: null, widthMm: 1, lengthM: null },
    null,
  ],
])('of a product: %s', (_name, facts, stock) => {
  expect(toCutStock(facts)).toEqual(stock);
});
