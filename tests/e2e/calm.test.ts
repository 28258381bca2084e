/** A reader who wants no motion, as every visitor of the journeys does. */
import { expect, test } from 'vitest';
import { goTo, startVisitors, type Width } from './visitors.ts';

const visitors = startVisitors();

test.each<[string, Width]>([
  ['/c/laminat', 1272],
  ['/kz/contacts', 360],
])('nothing on %s glides to its place', async (path, width) => {
  const page = await visitors.open({ width });
  await goTo(page, path);
  const { count, gliding, transitions } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('#content *, footer *')];
    const spaceOf = (element: Element) => getComputedStyle(element).paddingBlockStart;
    // A change of style is seen against a style that was there before.
    all.forEach(spaceOf);
    for (const { style } of all) style.paddingBlockStart = '7px';
    return {
      count: all.length,
      gliding: all.filter((element) => spaceOf(element) !== '7px').length,
      transitions: document.getAnimations().length,
    };
  });
  expect(count).toBeGreaterThan(50);
  expect({ gliding, transitions }).toEqual({ gliding: 0, transitions: 0 });
});
