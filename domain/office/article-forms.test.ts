import { describe, expect, test } from 'vitest';
import { isSpoilt, listArticleForms } from './article-forms.ts';

describe('what an article may have been', () => {
  test.each([
    ['LАМ-1208', 'LAM-1208'],
    ['ABC-77', 'АВС-77'],
    ['авс-77', 'ABC-77'],
    ['BД–AK–205', 'ВД-АК-205'],
    ['tr-63', 'TR-63'],
    [' KM\u00a010-50 ', 'KM 10-50'],
    ['451278', '00451278'],
    ['4870001000028.0', '4870001000028'],
  ])('%j: %j', (written, article) => {
    expect(listArticleForms(written)).toContain(article);
  });

  test.each([
    // Letters of both alphabets that have no twins stand as they are.
    ['LД-1', 'LD-1'],
    ['ДГ-1', 'DG-1'],
    // Zeros are added, never taken away: a spreadsheet only loses them.
    ['00451278', '451278'],
    ['LAM-1208', 'LAM-1208'],
  ])('%j is never %j', (written, article) => {
    expect(listArticleForms(written)).not.toContain(article);
  });

  test('they are few, however long it is', () => {
    expect(listArticleForms('1').length).toBeLessThan(10);
    expect(listArticleForms('1'.repeat(40))).toEqual([]);
  });
});

test.each(['1,23E+12', '4.87e+12', '1E+05', '2026-12-05', '12.май', '05 дек', 'дек.05', '5-Oct'])(
  '%s is spoilt',
  (article) => {
    expect(isSpoilt(article)).toBe(true);
  },
);

test.each(['E-12', '12E', '1-12', 'май-10', '12.50', '2026-12', 'ME+12', '12E+x'])(
  '%s may be an article',
  (article) => {
    expect(isSpoilt(article)).toBe(false);
  },
);
