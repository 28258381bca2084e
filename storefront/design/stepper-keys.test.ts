import { describe, expect, test } from 'vitest';
import { isHeldTooLong, meaningOf } from './stepper-keys.ts';

const pressed = (key: string, more = {}) => ({ key, isRepeat: false, hasModifier: false, ...more });
const field = { text: '12', caret: 2, lower: 11, higher: 13 };

describe('spec 5: which keys pass', () => {
  test.each(['-', '−', '.', ','])('%s is blocked wherever the caret stands', (key) => {
    for (const caret of [0, 1, 2, null]) expect(meaningOf(pressed(key), { ...field, caret })).toBe('block');
  });

  test('a zero is blocked where it would lead the number, and only there', () => {
    expect(meaningOf(pressed('0'), { ...field, caret: 0 })).toBe('block');
    expect(meaningOf(pressed('0'), { ...field, text: '', caret: 0 })).toBe('block');
    expect(meaningOf(pressed('0'), field)).toBe('pass');
  });

  test.each([...'123456789', 'Backspace', 'Delete', 'Tab', 'ArrowLeft', 'Home', 'End', 'Unidentified'])(
    '%s passes',
    (key) => {
      expect(meaningOf(pressed(key), field)).toBe('pass');
    },
  );

  test.each(['a', 'c', 'v', '-', 'ArrowUp'])('%s with Ctrl is the browser’s', (key) => {
    expect(meaningOf(pressed(key, { hasModifier: true }), field)).toBe('pass');
  });
});

describe('keys that count', () => {
  test('arrows take the next count, Enter settles what was typed', () => {
    expect(meaningOf(pressed('ArrowUp'), field)).toEqual({ count: 13 });
    expect(meaningOf(pressed('ArrowDown'), field)).toEqual({ count: 11 });
    expect(meaningOf(pressed('Enter'), field)).toBe('settle');
  });

  test('a held arrow goes on counting', () => {
    expect(meaningOf(pressed('ArrowUp', { isRepeat: true }), field)).toEqual({ count: 13 });
    expect(meaningOf(pressed('ArrowDown', { isRepeat: true }), field)).toEqual({ count: 11 });
  });

  test('but it never takes the product out: that is a press of its own', () => {
    const last = { ...field, text: '1', lower: 0, higher: 2 };
    expect(meaningOf(pressed('ArrowDown', { isRepeat: true }), last)).toBe('block');
    expect(meaningOf(pressed('ArrowDown'), last)).toEqual({ count: 0 });
    expect(isHeldTooLong(true, 0)).toBe(true);
    expect(isHeldTooLong(true, 1)).toBe(false);
  });
});
