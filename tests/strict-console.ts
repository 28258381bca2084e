/**
 * An unexpected console.error or console.warn fails the test in which it was written: React reports real faults
 * that way. A test that provokes one says so beforehand. Unhandled rejections fail the run by vitest itself.
 */
import { afterAll, afterEach, expect } from 'vitest';

let expected: { pattern: RegExp; wasSeen: boolean }[] = [];
let unexpected: string[] = [];

/** This test makes the shop warn, in these words, and it must happen. Counts for console.warn as well. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push({ pattern, wasSeen: false });
}

const toText = (parts: readonly unknown[]) =>
  parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = toText(parts);
    const match = expected.find(({ pattern }) => pattern.test(text));
    if (match) match.wasSeen = true;
    else unexpected.push(`console.${level}: ${text}`);
  };
}

function settle(): void {
  const complaints = unexpected;
  const silent = expected.filter(({ wasSeen }) => !wasSeen).map(({ pattern }) => String(pattern));
  unexpected = [];
  expected = [];
  expect(complaints, 'complaints that the test did not expect').toEqual([]);
  expect(silent, 'complaints that the test expected and did not get').toEqual([]);
}

afterEach(settle);
// What is written after the last test still fails its file.
afterAll(settle);
