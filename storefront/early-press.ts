/**
 * A button that is pressed before the page is alive would answer to nobody: the last one is kept and pressed again.
 * Links and forms need no keeping, they work by themselves.
 */
export function keepEarlyPress(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    // Something else pressed since: the shopper has gone on.
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
