import type { LifeMoment } from './hydration-manifest.ts';

const LISTENING: LifeMoment = 'shop:listening';
const ALIVE: LifeMoment = 'shop:alive';

/**
 * A button that is pressed before the page is alive would answer to nobody: the last one is kept and pressed again.
 * Links and forms need no keeping, they work by themselves; a button of a form that only a page without the script has
 * does not.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Something else pressed since: the visitor has gone on.
    pressed = button && (button.type === 'button' || !button.form) ? button : null;
  };
  const stop = () => document.removeEventListener('click', keep, true);
  const pressAgain = () => {
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener('click', keep, true);
  // What comes later is answered by React itself, and only once.
  document.addEventListener(LISTENING, stop, { once: true });
  document.addEventListener(ALIVE, pressAgain, { once: true });
}
