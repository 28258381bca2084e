import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakKazakh, SOFT_HYPHEN } from './kazakh-syllables.ts';

const parts = (word: string) => breakKazakh(word, 4).replaceAll(SOFT_HYPHEN, '-');

test.each([
  ['құрылыс', 'құ-ры-лыс'],
  ['материалдары', 'ма-те-риал-да-ры'],
  ['керамогранит', 'ке-ра-мог-ра-нит'],
  ['оқшаулау', 'оқ-шау-лау'],
  ['тауарлар', 'та-уар-лар'],
  ['бояулар', 'бо-яу-лар'],
  ['жабындары', 'жа-бын-да-ры'],
  ['сантехника', 'сан-тех-ни-ка'],
  ['жылыту', 'жы-лы-ту'],
  ['электротауарлар', 'элект-ро-та-уар-лар'],
  ['Шатыр', 'Ша-тыр'],
  ['ер-тоқым', 'ер-то-қым'],
  ['мебель', 'ме-бель'],
  ['33-класс', '33-класс'],
  ['дуб', 'дуб'],
])('%s: %s', (word, expected) => {
  expect(parts(word)).toBe(expected);
});

test('short words are left whole', () => {
  expect(breakKazakh('Құрылыс материалдары', 10).replaceAll(SOFT_HYPHEN, '-')).toBe(
    'Құрылыс ма-те-риал-да-ры',
  );
});

test('whatever the text: nothing is lost, no end has one letter, no part begins with a sign', () => {
  const letters = fc.constantFrom(...'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя ABC0-');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (made) => {
      const text = made.join('');
      const broken = breakKazakh(text, 4);
      expect(broken.replaceAll(SOFT_HYPHEN, '')).toBe(text);
      for (const word of broken.split(/[^\p{L}\u00AD]+/u)) {
        if (!word.includes(SOFT_HYPHEN)) continue;
        const parts = word.split(SOFT_HYPHEN);
        for (const end of [parts[0] ?? '', parts.at(-1) ?? '']) expect(end.length).toBeGreaterThanOrEqual(2);
        // A word may begin with anything itself.
        for (const part of parts.slice(1)) expect(part).not.toMatch(/^[ьъ]/);
      }
    }),
  );
});
