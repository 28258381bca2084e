import type { MouseEvent } from 'react';

/** For a link that does its work here: a press with a key or another button is still the browser's. */
export const onPlainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
