/** A person without a pointer: Tab until what is wanted has the focus, arrows inside a set of radio buttons. */
import type { Locator, Page } from 'playwright-core';

/** More than any page has places to stop at: the way round it has been gone once. */
const MOST_STEPS = 150;

async function step(target: Locator, key: string, isThere: () => Promise<boolean>): Promise<void> {
  // Fields that are drawn by their labels are not seen themselves.
  await target.waitFor({ state: 'attached' });
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await isThere()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export const tabTo = (target: Locator): Promise<void> => step(target, 'Tab', () => hasFocus(target));

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Past the header, by the first thing that a keyboard meets on a page. */
export const skipToContent = (page: Page): Promise<void> => press(page.locator('a[href="#content"]'));

/** Tab leads into the set, at what is chosen in it or at its beginning; the arrows choose on their way. */
export async function chooseByArrows(radio: Locator): Promise<void> {
  const isInSet = () =>
    radio.evaluate((element) => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') === element.getAttribute('name');
    });
  await step(radio, 'Tab', isInSet);
  await step(radio, 'ArrowDown', () => hasFocus(radio));
  if (!(await radio.isChecked())) await radio.page().keyboard.press('Space');
}
