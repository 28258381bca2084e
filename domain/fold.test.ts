import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['тұсқағаз', 'тускагаз'],
  ['қабырға', 'кабырга'],
  ['сүлгі кептіргіш', 'сулги кептиргиш'],
  ['әрлеу', 'арлеу'],
  ['өлшеу', 'олшеу'],
  ['қаһарман', 'кахарман'],
  ['ҢЕҢ', 'нен'],
  ['Ёлка', 'елка'],
  ['Рудный', 'рудныи'],
  ['Уральск', 'уралск'],
  ['Екiбастұз', 'екибастуз'],
  ['Kaspi', 'kaspi'],
  ['й', 'и'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding what is folded changes nothing', () => {
  const letters = [...'абвгәғқңөұүһіёйъьАӘҚaceikmoptxyz0-9 -'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters)), (chosen) => {
      const folded = foldText(chosen.join(''));
      expect(foldText(folded)).toBe(folded);
    }),
  );
});
