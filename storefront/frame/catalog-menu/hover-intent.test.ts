import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HoverIntent, isHeadingFor, PATIENCE_MS, REST_MS } from './hover-intent.ts';

const side = { x: 320, top: 100, bottom: 800 };

describe('a pointer on its way to the sections', () => {
  test.each([
    ['straight to the right', { x: 200, y: 300 }, { x: 240, y: 300 }, true],
    ['down to the right, within the sections', { x: 100, y: 200 }, { x: 150, y: 260 }, true],
    ['steeply down, past their bottom', { x: 300, y: 200 }, { x: 301, y: 500 }, false],
    ['straight down along the roots', { x: 200, y: 300 }, { x: 200, y: 344 }, false],
    ['to the left', { x: 200, y: 300 }, { x: 150, y: 320 }, false],
    ['from the sections back', { x: 330, y: 300 }, { x: 331, y: 300 }, false],
  ])('%s', (_name, from, to, expected) => {
    expect(isHeadingFor(side, from, to)).toBe(expected);
  });
});

describe('the root that is meant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is shown after a short rest on it', () => {
    const show = vi.fn();
    const intent = new HoverIntent(show);
    intent.moveOnShown({ x: 200, y: 300 });
    intent.enterOther(4, { x: 200, y: 344 }, side);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledExactlyOnceWith(4);
  });

  test('stays the shown one when the pointer crosses others on its way to the sections', () => {
    const show = vi.fn();
    const intent = new HoverIntent(show);
    intent.moveOnShown({ x: 100, y: 200 });
    intent.enterOther(3, { x: 150, y: 244 }, side);
    vi.advanceTimersByTime(100);
    intent.enterOther(4, { x: 220, y: 288 }, side);
    vi.advanceTimersByTime(100);
    intent.cancel();
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(show).not.toHaveBeenCalled();
  });

  test('changes after all when the pointer stops on another root', () => {
    const show = vi.fn();
    const intent = new HoverIntent(show);
    intent.moveOnShown({ x: 100, y: 200 });
    intent.enterOther(3, { x: 150, y: 244 }, side);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(show).toHaveBeenCalledExactlyOnceWith(3);
  });

  test('is only the last of those that were flown over', () => {
    const show = vi.fn();
    const intent = new HoverIntent(show);
    intent.moveOnShown({ x: 100, y: 0 });
    for (const index of [1, 2, 3]) {
      intent.enterOther(index, { x: 100, y: index * 44 }, side);
      vi.advanceTimersByTime(REST_MS / 2);
    }
    vi.advanceTimersByTime(REST_MS);
    expect(show).toHaveBeenCalledExactlyOnceWith(3);
  });
});
