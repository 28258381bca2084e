import type { Page } from 'playwright-core';

/** Longer than any picture of a shop on this machine takes; a picture that does not come is complained of anyway. */
const PICTURE_PATIENCE_MS = 3000;

/** Everything that can be pressed or filled in answers: the parts that come alive later have come. */
export const waitUntilWhollyAlive = (page: Page) =>
  page.waitForFunction(() => {
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('main :is(button, input, select)')].every(isAlive);
  });

/**
 * Nothing that the page has begun is under way: no call, no navigation, no intent that waits to be sent
 * (storefront/pending.ts), for two frames, so that what an answer brought has been drawn.
 */
export async function atRest(page: Page): Promise<void> {
  for (let isQuiet = false; !isQuiet; ) {
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-pending'));
    isQuiet = await page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(!document.documentElement.hasAttribute('data-pending'))),
          ),
        ),
    );
  }
}

/** React has taken the page over, its letters and the pictures in sight are there. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('content');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(async (patienceMs) => {
    await document.fonts.ready;
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility();
    };
    const isThere = (image: HTMLImageElement) =>
      new Promise((done) => {
        image.addEventListener('load', done, { once: true });
        image.addEventListener('error', done, { once: true });
        setTimeout(done, patienceMs);
      });
    const drawn = 'drawsNoPictures' in window ? [] : [...document.images];
    await Promise.all(drawn.filter((image) => !image.complete && isInSight(image)).map(isThere));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, PICTURE_PATIENCE_MS);
}

/**
 * A part that comes after the page is there and at work. Not by the silence of the network: a user's page holds a
 * stream open and is never without a request.
 */
export async function waitForFile(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${part}-`)),
    name,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
