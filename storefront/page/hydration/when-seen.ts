/**
 * When a page has been seen: painted, with the pictures that its server marked as urgent. What makes it alive waits for
 * this, so that on a slow line nothing comes before what it is seen with. Nobody is kept waiting: a press, a page that
 * nobody looks at and a picture that does not come end the wait at once or soon.
 */

/** From the first paint on; a picture that takes longer shares the line. */
const PICTURE_PATIENCE_MS = 1000;
/** Where no paint is told of: long past any that happens. */
const PAINT_PATIENCE_MS = 3000;

const PRESSES = ['pointerdown', 'keydown'] as const;

export async function whenSeen(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await Promise.race([pressed(), painted().then(pictured)]);
}

function pressed(): Promise<void> {
  return new Promise((settle) => {
    for (const press of PRESSES)
      addEventListener(press, () => settle(), { once: true, capture: true, passive: true });
  });
}

function painted(): Promise<void> {
  const told = new Promise<void>((settle) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      settle();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return Promise.race([told, sleep(PAINT_PATIENCE_MS)]);
}

function pictured(): Promise<void> {
  const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const missing = urgent.filter((image) => !image.complete);
  if (missing.length === 0) return Promise.resolve();
  const shown = Promise.all(missing.map(settled)).then(nextFrame).then(nextFrame);
  return Promise.race([shown, sleep(PICTURE_PATIENCE_MS)]);
}

const settled = (image: HTMLImageElement) =>
  new Promise((settle) => {
    image.addEventListener('load', settle, { once: true });
    image.addEventListener('error', settle, { once: true });
  });

const nextFrame = () => new Promise<void>((settle) => requestAnimationFrame(() => settle()));

const sleep = (ms: number) => new Promise<void>((settle) => setTimeout(settle, ms));
