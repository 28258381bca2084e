import type { EffectCallback } from 'react';

/**
 * For an effect that nobody waits for: runs it in a task of its own. Those of a whole page at once would hold up a phone
 * just when the page has come alive. Gives what ends it, begun or not.
 */
export function later(effect: EffectCallback): () => void {
  let end: ReturnType<EffectCallback>;
  const waiting = setTimeout(() => {
    end = effect();
  });
  return () => {
    clearTimeout(waiting);
    end?.();
  };
}
