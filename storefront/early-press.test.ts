import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyPress } from './early-press.ts';

/** An element of which a press finds the button around it. */
class Pressable {
  click = vi.fn();
  isConnected = true;
  readonly isButton: boolean;
  constructor(isButton: boolean) {
    this.isButton = isButton;
  }
  closest(): Pressable | null {
    return this.isButton ? this : null;
  }
}

function open() {
  const listeners = new Set<(event: { target: unknown }) => void>();
  vi.stubGlobal('Element', Pressable);
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  return {
    press: (target: unknown) => {
      for (const listener of listeners) listener({ target });
    },
    pressAgain: keepEarlyPress(),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a button pressed before the page is alive is pressed again, once, however often it was', () => {
  const { press, pressAgain } = open();
  const button = new Pressable(true);
  press(button);
  press(button);
  pressAgain();
  expect(button.click).toHaveBeenCalledOnce();
});

test('only the last press counts, and none of a button that is gone or that comes afterwards', () => {
  const [first, gone, late] = [new Pressable(true), new Pressable(true), new Pressable(true)];
  const { press, pressAgain } = open();
  press(first);
  press(new Pressable(false));
  press(gone);
  gone.isConnected = false;
  pressAgain();
  press(late);
  for (const button of [first, gone, late]) expect(button.click).not.toHaveBeenCalled();
});
