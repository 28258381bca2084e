/**
 * A press that is under way must end on what it began on: whatever would move the page waits for its click. A field's
 * error, say, comes when the field is left, and it is left by pressing the button beneath it.
 */
type AfterPress = (act: () => void) => void;

export function watchPresses(page: Pick<EventTarget, 'addEventListener'>): AfterPress {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const over = () => {
    isPressed = false;
    // The click comes right after this event.
    setTimeout(() => {
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
    });
  };
  page.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  page.addEventListener('pointerup', over, true);
  page.addEventListener('pointercancel', over, true);
  return (act) => {
    if (isPressed) waiting.push(act);
    else act();
  };
}

export const afterPress: AfterPress =
  typeof document === 'undefined' ? (act) => act() : watchPresses(document);
