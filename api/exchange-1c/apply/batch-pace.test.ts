import { expect, test } from 'vitest';
import { BatchPace } from './batch-pace.ts';

test('a batch that took long is followed by smaller ones, and by larger ones when there is time again', () => {
  const pace = new BatchPace(2000);
  expect(pace.size()).toBe(500);
  pace.took(100);
  expect(pace.size()).toBe(1000);
  pace.took(100);
  expect(pace.size()).toBe(2000);
  pace.took(100);
  expect(pace.size()).toBe(2000);
  pace.took(500);
  expect(pace.size()).toBe(2000);
  pace.took(4000);
  expect(pace.size()).toBe(250);
  for (let n = 0; n < 5; n += 1) pace.took(60_000);
  expect(pace.size()).toBe(20);
  for (let n = 0; n < 10; n += 1) pace.took(10);
  expect(pace.size()).toBe(2000);
});

test('what comes one by one stays one by one', () => {
  const pace = new BatchPace(1);
  pace.took(9000);
  expect(pace.size()).toBe(1);
  pace.took(1);
  expect(pace.size()).toBe(1);
});
