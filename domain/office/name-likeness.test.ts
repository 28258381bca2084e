import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessOf, listTries } from './name-likeness.ts';

test.each([
  ['Клей плиточный Dalanor 25 кг', 'Клей плиточный Dalanor 25 кг', 1, 1],
  ['клей плиточного 25 кг', 'Клей плиточный Dalanor, 25 кг', 0.85, 0.99],
  ['Клей обойный 25 кг', 'Клей плиточный Dalanor, 25 кг', 0.4, 0.7],
  ['Насос садовый', 'Клей плиточный Dalanor, 25 кг', 0, 0],
  ['', 'Клей', 0, 0],
])('«%s» means «%s» with a sureness from %d to %d', (text, name, least, most) => {
  const likeness = likenessOf(text, name);
  expect(likeness).toBeGreaterThanOrEqual(least);
  expect(likeness).toBeLessThanOrEqual(most);
});

test('whatever is compared is from 0 to 1, and a name means itself more than anything longer', () => {
  const words = fc.array(fc.constantFrom('клей', 'плитка', 'грунт', '25', 'кг', 'серая'), { minLength: 1 });
  fc.assert(
    fc.property(words, words, (one, more) => {
      const [text, longer] = [one.join(' '), [...one, ...more, 'насос'].join(' ')];
      expect(likenessOf(text, longer)).toBeLessThanOrEqual(likenessOf(text, text));
      expect(likenessOf(text, longer)).toBeGreaterThanOrEqual(0);
      expect(likenessOf(text, text)).toBe(1);
    }),
  );
});

test('goods are looked for by all words, then by the longest of them', () => {
  expect(listTries('Клей плиточный 25 кг')).toEqual(['клей плиточный 25 кг', 'плиточный клей', 'плиточный']);
  expect(listTries('№ 5')).not.toContain('');
});
