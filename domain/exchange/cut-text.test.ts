import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut where no letter is cut', () => {
  expect(cutText('Дверь 🚪', 7)).toBe('Дверь ');
  expect(cutText('Дверь 🚪', 8)).toBe('Дверь 🚪');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});
