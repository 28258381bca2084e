/** How words break where there is little room: no dot hangs, a figure keeps its unit, a menu and actions keep their lines. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { atRest } from '#tests/page-ready.ts';
import { aUser, putIn } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { listProductCodes } from './screen-addresses.ts';
import { goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

const boxOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);

/** Dots between two facts that are seen, the words after them on another line. */
const danglingDots = (place: Locator) =>
  place.evaluate((root) => {
    const range = document.createRange();
    const letterBox = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const letters = texts.flatMap((node) =>
      [...node.data].map((letter, at) => ({ letter, node, at })).filter(({ letter }) => letter.trim() !== ''),
    );
    return letters.flatMap(({ letter, node, at }, index) => {
      const [before, after] = [letters[index - 1], letters[index + 1]];
      if (letter !== '·' || !before || !after || !node.parentElement?.checkVisibility()) return [];
      const dot = letterBox(node, at);
      const edge = (node.parentElement.parentElement?.parentElement ?? root).getBoundingClientRect().left;
      const isLast = letterBox(after.node, after.at).top > dot.bottom;
      const isFirst = letterBox(before.node, before.at).bottom < dot.top && dot.right > edge + 1;
      return isLast || isFirst ? [node.parentElement.closest('p, div, label')?.textContent ?? ''] : [];
    });
  });

test('where a line of facts breaks at 360 px no dot is left hanging: cart, checkout, account', async () => {
  const [user, floor] = await Promise.all([aUser('dots'), takeProduct({ section: 'laminat' })]);
  await putIn(user, { productCode: floor.code, count: 2 });
  const page = await visitors.open({ width: 360, token: user.token });
  for (const locale of ['ru', 'kz'] as const) {
    for (const path of ['/cart', '/order', '/personal/address']) {
      await goTo(page, localePath(path, locale));
      await atRest(page);
      expect(await danglingDots(page.getByRole('main')), `${locale} ${path}`).toEqual([]);
    }
  }
});

test.each(['ru', 'kz'] as const)(
  '%s: at 768 px the account’s menu is one line, and an order’s actions begin where its title does',
  async (locale) => {
    const page = await visitors.open({ width: 768, token: await logIn('club@sheber.test') });
    await goTo(page, localePath('/personal/orders/2', locale));
    const menu = page.getByRole('navigation', { name: words[locale]('personal.menu') });
    expect((await boxOf(menu)).height).toBeLessThan(64);
    const entries = menu.getByRole('link');
    // The last one, favourites, stands in the header above.
    const last = entries.nth((await entries.count()) - 1);
    const leave = menu.getByRole('button', { name: words[locale]('personal.logout') });
    // Until the shop's own letters have come the menu is wider, and is pushed aside by a finger.
    const overlap = async () => (await boxOf(last)).right - (await boxOf(leave)).left;
    await expect.poll(overlap).toBeLessThan(0);
    const main = page.getByRole('main');
    const receipt = main.getByRole('link', { name: words[locale]('orderPage.receipt'), exact: true }).first();
    expect((await boxOf(receipt)).left).toBe((await boxOf(main.getByRole('heading', { level: 1 }))).left);
  },
);

test('names of what was kept hold their figures and units in one line', async () => {
  const codes = (await listProductCodes(shop)).join(',');
  const page = await visitors.open({ width: 360 });
  await goTo(page, `/favorites?products=${codes}`);
  const links = page.getByRole('main').getByRole('article').locator('a[id]');
  await links.first().waitFor();
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(2);
  expect(names.join()).toMatch(/\d\u00A0мм/);
  expect(names.map(keepNumbersWhole)).toEqual(names);
});
