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
  const listeners = new Map<string, Set<(event: { target?: unknown }) => void>>();
  const of = (kind: string) => {
    const known = listeners.get(kind) ?? new Set();
    listeners.set(kind, known);
    return known;
  };
  vi.stubGlobal('Element', Pressable);
  vi.stubGlobal('document', {
    addEventListener: (kind: string, listener: () => void) => of(kind).add(listener),
    removeEventListener: (kind: string, listener: () => void) => of(kind).delete(listener),
  });
  const tell = (kind: string, event: { target?: unknown }) => {
    for (const listener of of(kind)) listener(event);
  };
  keepEarlyPress();
  return {
    press: (target: unknown) => tell('click', { target }),
    listen: () => tell('shop:listening', {}),
    comeAlive: () => tell('shop:alive', {}),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a button pressed before the page is alive is pressed again, once, however often it was', () => {
  const { press, listen, comeAlive } = open();
  const button = new Pressable(true);
  press(button);
  press(button);
  listen();
  comeAlive();
  expect(button.click).toHaveBeenCalledOnce();
});

test('only the last press counts, and none of a button that is gone or that comes afterwards', () => {
  const [first, gone, late] = [new Pressable(true), new Pressable(true), new Pressable(true)];
  const { press, listen, comeAlive } = open();
  press(first);
  press(new Pressable(false));
  press(gone);
  gone.isConnected = false;
  listen();
  comeAlive();
  press(late);
  for (const button of [first, gone, late]) expect(button.click).not.toHaveBeenCalled();
});

test('what is pressed once React listens is left to React', () => {
  const { press, listen, comeAlive } = open();
  const button = new Pressable(true);
  listen();
  press(button);
  comeAlive();
  expect(button.click).not.toHaveBeenCalled();
});
