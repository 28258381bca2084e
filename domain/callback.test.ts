import { expect, test } from 'vitest';
import { callbackTime, isCallbackName } from './callback.ts';

test.each([
  ['03:00', 'today'],
  ['08:59', 'today'],
  ['09:00', 'soon'],
  ['19:59', 'soon'],
  ['20:00', 'tomorrow'],
  ['23:59', 'tomorrow'],
])('asked at %s the call comes %s', (time, expected) => {
  expect(callbackTime(`2026-11-15T${time}:00+05:00`)).toBe(expected);
});

test.each([
  ['', false],
  ['   ', false],
  ['А', false],
  ['Ай', true],
  [' Айгуль ', true],
  ['Ә'.repeat(50), true],
  ['Ә'.repeat(51), false],
])('«%s» is a name: %s', (name, expected) => {
  expect(isCallbackName(name)).toBe(expected);
});
