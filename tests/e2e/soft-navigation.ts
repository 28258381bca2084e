/** What a journey asks of a page that changes its content without being loaded anew. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './visitors.ts';

/** A full load wipes the mark out. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { alive: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'alive' in window);

export const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Where the page has come to rest: rows that come near are laid out, and the browser keeps what is seen in its place. */
export async function restingTop(page: Page): Promise<number> {
  let before = Number.NaN;
  await eventually(async () => {
    const top = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))),
        ),
    );
    const isAtRest = top === before;
    before = top;
    return isAtRest;
  }).toBe(true);
  return Math.round(before);
}

/** A press that does not scroll: Playwright's own would first bring the link into sight. */
export const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

/** At the top of a new page, in the same document, with its title said aloud and the focus where it begins. */
export async function expectArrived(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path);
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  // The focus may be there already, from the page before.
  await eventually(
    async () => (await page.locator('#page-announcer').textContent()) === (await page.title()),
  ).toBe(true);
  await eventually(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
}

/** What was asked for is in sight (the address tells of it earlier), and nothing fades any more. */
export const waitForRest = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      // What follows the scrolling never ends.
      document
        .getAnimations()
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );

/** A link that the page does not have by itself. */
export async function plantLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'planted link';
    document.getElementById('content')?.prepend(link);
  }, href);
}
