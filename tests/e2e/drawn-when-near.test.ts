/**
 * Below the first screenful a phone neither styles nor lays out anything before it comes near (decision 53), and what was
 * drawn by the server is not drawn again only because the page has come alive (decision 403).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectArrived, mark, press, restingTop, scrollTop } from './soft-navigation.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors({ hasPictures: true });

/** Of these things, which are drawn: the first, the last. */
const drawn = (page: Page, things: string) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    return [all[0], all.at(-1)].map((thing) => thing?.checkVisibility({ contentVisibilityAuto: true }));
  }, things);

test.each([
  ['/c/laminat', 'main article .card-link'],
  ['/', 'main h2'],
])('of %s a phone draws the rest when it comes near, a desk at once', async (path, things) => {
  const phone = await visitors.open({ width: 360 });
  await goTo(phone, path);
  const [, last] = await drawn(phone, things);
  expect(last).toBe(false);
  await phone.locator(things).last().scrollIntoViewIfNeeded();
  await eventually(async () => (await drawn(phone, things))[1]).toBe(true);

  const desk = await visitors.open({ width: 1272 });
  await goTo(desk, path);
  expect(await drawn(desk, things)).toEqual([true, true]);
});

test('back finds the place far down a list of which only a part was ever drawn', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/c/laminat');
  await mark(page);
  await page.locator('main article').nth(18).scrollIntoViewIfNeeded();
  const top = await restingTop(page);
  const place = () =>
    page
      .locator('main article')
      .nth(18)
      .evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const before = await place();
  await press(page, 'article a[href*="/p/"]');
  await expectArrived(page, /\/p\//);
  await page.goBack();
  await eventually(() => scrollTop(page)).toBe(top);
  // Rows that were passed over in one leap were never measured: each may be off by a line.
  expect(Math.abs((await place()) - before)).toBeLessThan(9 * 24);
});

test('a place that the address or a link names stands still, because all above it is laid out', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/c/laminat');
  const product = await page.locator('main article .card-link').first().getAttribute('href');
  await goTo(page, `${product}`);
  expect((await drawn(page, 'main h2'))[1]).toBe(false);
  await press(page, 'a[href$="#specs"]');
  await page.waitForURL(/#specs$/);
  await eventually(() => drawn(page, 'main h2')).toEqual([true, true]);

  await page.goto('about:blank');
  await page.goto(`${product}#specs`);
  expect(await drawn(page, 'main h2')).toEqual([true, true]);
});

test('of the shelf below an empty cart a phone draws a few cards a frame, until all of them are there', async () => {
  const phone = await visitors.open({ width: 360 });
  await phone.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const cards = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility());
      if (cards.length > 0 && cards.length !== seen.at(-1)) seen.push(cards.length);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await goTo(phone, '/cart');
  const all = await phone.locator('main article').count();
  expect(all).toBeGreaterThan(10);
  const seen = () => phone.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await eventually(async () => (await seen()).at(-1)).toBe(all);
  // Before its sheet has come nothing is painted, and all of them count as visible.
  expect((await seen()).slice(-5)).toEqual([2, 4, 7, 10, all]);
});

/** Counts, as React's own tools do, which components a commit has run again, and which of them are in a card. */
function countDrawnAgain(): void {
  interface Fiber {
    tag: number;
    flags: number;
    stateNode: Element;
    alternate: Fiber | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const HOST = 5;
  const FUNCTIONS = [0, 11, 15];
  const HAS_RUN = 1;
  const again = { components: 0, inCards: 0 };
  const elementOf = (fiber: Fiber | null): Element | undefined =>
    !fiber || fiber.tag === HOST ? fiber?.stateNode : elementOf(fiber.child);
  const look = (fiber: Fiber): void => {
    const before = fiber.alternate;
    if (!before) return;
    if (FUNCTIONS.includes(fiber.tag) && fiber.flags & HAS_RUN) {
      again.components += 1;
      if (elementOf(fiber.child)?.closest('main article')) again.inCards += 1;
    }
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) look(child);
  };
  Object.assign(window, {
    again,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => look(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

test('a section that comes alive draws none of its cards again, a press does', async () => {
  const phone = await visitors.open({ width: 360 });
  await phone.addInitScript(countDrawnAgain);
  await goTo(phone, '/c/laminat');
  const again = () =>
    phone.evaluate(() => (window as unknown as { again: { components: number; inCards: number } }).again);
  // What comes later of itself (the cart, the lists) has come.
  await phone.waitForTimeout(1000);
  const { components, inCards } = await again();
  expect(inCards).toBe(0);
  expect(components).toBeLessThan(60);
  await phone.locator('main article').getByRole('button', { name: 'В корзину' }).first().click();
  await eventually(async () => (await again()).inCards).toBeGreaterThan(0);
});
