import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSteps, PLAN_STEPS } from '../cutting/budget.ts';
import { calculate, listCalculators, planCutting, tryCutting } from './calculators.ts';
import { listSurfaceFields } from './surface.ts';

/** A star of forty corners, which every row of boards crosses twenty times. */
const star = Array.from({ length: 40 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 3 : 48, (at * Math.PI) / 20];
  return `${(50 + radius * Math.cos(angle)).toFixed(2)}:${(50 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(';');
const saw = [
  ...Array.from({ length: 21 }, (_, at) => `${at * 5}:${at % 2 ? 99 : 1}`),
  '100:100',
  '0:100',
].join(';');
const openings = Array.from({ length: 30 }, () => 'w0,1x0,1x100').join(';');

/** Any field at its bounds or between them, any choice, on the worst of surfaces. */
const hostile = fc.constantFrom(...listCalculators()).chain(({ code, fields, surface }) => {
  const all = { ...(surface ? listSurfaceFields(surface) : {}), ...fields };
  const texts = Object.fromEntries(
    Object.entries(all).map(([name, field]) => [
      name,
      field.kind === 'choice'
        ? fc.constantFrom(...field.choices)
        : field.kind === 'flag'
          ? fc.constantFrom('0', '1')
          : fc
              .oneof(
                fc.constantFrom(field.min, field.max),
                fc.double({ min: field.min, max: field.max, noNaN: true }),
              )
              .map((value) => String(field.isWhole ? Math.round(value) : value)),
    ]),
  );
  return fc.record({
    code: fc.constant(code),
    texts: fc.record({
      ...texts,
      outline: fc.constantFrom(star, saw),
      openings: fc.constantFrom('', openings, 'd0,9x2x3;w1,5x1,4x40'),
    }),
  });
});

test('no input of any calculator costs more than the budget of a plan, be it reckoned or drawn', () => {
  fc.assert(
    fc.property(hostile, ({ code, texts }) => {
      // Ten nanoseconds a step: 2,000,000 of them are 20 ms of an idle core.
      expect(countSteps(() => void calculate(code, texts))).toBeLessThanOrEqual(PLAN_STEPS);
      expect(countSteps(() => void planCutting(code, texts))).toBeLessThanOrEqual(PLAN_STEPS);
    }),
    { numRuns: 1500 },
  );
});

test('a jagged deck of narrow boards has an answer by area, and says that there is no plan', () => {
  const texts = { shape: 'polygon', outline: saw, boardWidth: '90', boardLength: '3', gap: '5' };
  expect(tryCutting('decking', texts)).toMatchObject({ isTooLarge: true });
  expect(calculate('decking', texts)).toMatchObject({ ok: true });
});

test('thousands of windows in one wall are as bounded as anything', () => {
  const texts = { where: 'wall', length: '90', height: '5', openings, tileWidth: '600', tileHeight: '300' };
  for (const method of ['plan', 'percent'])
    expect(countSteps(() => void calculate('tile', { ...texts, method }))).toBeLessThanOrEqual(PLAN_STEPS);
});
