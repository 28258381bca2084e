import { describe, expect, test } from 'vitest';
import { SINGLE_SALE } from '#domain/quantity.ts';
import { settleDraft, typeDraft } from './stepper-input.ts';

const ordinary = { min: 1, max: 100 };
const cart = { min: 0, max: 146 };
const byTen = { step: 10, min: 20 };

describe('typing', () => {
  test.each([
    ['7', '7', 7],
    ['12', '12', 12],
    ['007', '7', 7],
    ['1.5', '15', 15],
    ['−3', '3', 3],
    ['3 шт.', '3', 3],
  ])('%s is taken as %s', (text, draft, count) => {
    expect(typeDraft(text, ordinary, SINGLE_SALE)).toEqual({ draft, count });
  });

  test('a count above the maximum is lowered at once', () => {
    expect(typeDraft('999', cart, SINGLE_SALE)).toEqual({ draft: '146', count: 146 });
  });

  test('an emptied field reports nothing until it is left', () => {
    expect(typeDraft('', cart, SINGLE_SALE)).toEqual({ draft: '', count: null });
    expect(typeDraft('abc', cart, SINGLE_SALE)).toEqual({ draft: '', count: null });
  });

  test('a count below the minimum may be typed through without being reported', () => {
    expect(typeDraft('1', { min: 5, max: 100 }, SINGLE_SALE)).toEqual({ draft: '1', count: null });
    expect(typeDraft('12', { min: 5, max: 100 }, SINGLE_SALE)).toEqual({ draft: '12', count: 12 });
  });

  test('a count between two steps of sale is not reported', () => {
    expect(typeDraft('25', ordinary, byTen).count).toBeNull();
    expect(typeDraft('30', ordinary, byTen).count).toBe(30);
  });

  test('with nothing in stock the field stays empty', () => {
    expect(typeDraft('5', { min: 0, max: 0 }, SINGLE_SALE).draft).toBe('');
  });
});

describe('leaving the field', () => {
  test('an empty draft becomes the minimum', () => {
    expect(settleDraft('', ordinary, SINGLE_SALE)).toBe(1);
    expect(settleDraft('', cart, SINGLE_SALE)).toBe(0);
  });

  test('a draft below the minimum is raised to it', () => {
    expect(settleDraft('2', { min: 5, max: 100 }, SINGLE_SALE)).toBe(5);
  });

  test('a draft between two steps goes up to the next one that the stock allows', () => {
    expect(settleDraft('25', ordinary, byTen)).toBe(30);
    expect(settleDraft('3', ordinary, byTen)).toBe(20);
    expect(settleDraft('98', { min: 1, max: 95 }, byTen)).toBe(90);
  });
});
