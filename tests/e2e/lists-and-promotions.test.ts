/** Comparison, favourites, cart and promotions with something in them, on a phone and a tablet in both languages. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { aUser, putIn } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { listProductCodes } from './screen-addresses.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

const boxOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
const isWhole = (place: Locator) => place.evaluate((each) => each.scrollWidth <= each.clientWidth);

test('at 360 px the count of a compared product that is in the cart stays within its column', async () => {
  const [user, [first = '', second = '']] = await Promise.all([
    aUser('compared-count'),
    listProductCodes(shop),
  ]);
  await putIn(user, { productCode: first, count: 2 });
  const page = await visitors.open({ width: 360, token: user.token });
  await goTo(page, `/compare?products=${first},${second}`);
  const count = page.getByRole('table').getByRole('spinbutton').first();
  await count.waitFor();
  const stepper = count.locator('xpath=ancestor::*[@data-look="card"]');
  const [inner, outer] = await Promise.all([boxOf(stepper), boxOf(count.locator('xpath=ancestor::th'))]);
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
  expect(await isWhole(stepper.getByText('м²'))).toBe(true);
});

test.each(['ru', 'kz'] as const)('%s: at 768 px what is done with favourites is one line', async (locale) => {
  const [user, codes] = await Promise.all([aUser('tablet-favourites'), listProductCodes(shop)]);
  await fetch(`${shop}/api/v2/products/favorites/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ productsCode: codes }),
  });
  const page = await visitors.open({ width: 768, token: user.token });
  await goTo(page, localePath('/favorites', locale));
  const clear = page.getByRole('button', { name: words[locale]('lists.clear') });
  const sort = page.getByRole('combobox', { name: words[locale]('listing.sort') });
  await clear.waitFor();
  const [last, first] = await Promise.all([boxOf(clear), boxOf(sort)]);
  expect(Math.abs(last.top + last.height / 2 - first.top - first.height / 2)).toBeLessThan(4);
});

test('at 768 px the weight’s tape ends where its panel ends, and the cart’s tools are one line in Kazakh', async () => {
  const [user, product] = await Promise.all([aUser('tablet-cart'), takeProduct()]);
  await putIn(user, { productCode: product.code, count: 1 });
  const page = await visitors.open({ width: 768, token: user.token });
  await goTo(page, localePath('/cart', 'kz'));
  const weight = page.getByRole('region', { name: words.kz('cart.weight') });
  await weight.waitFor();
  const [tape, panel] = await Promise.all([boxOf(weight.locator('svg')), boxOf(weight)]);
  expect(panel.right - tape.right).toBeLessThan(32);
  const save = await boxOf(page.getByRole('button', { name: words.kz('estimates.saveAs') }));
  const all = await boxOf(page.getByRole('checkbox', { name: words.kz('cart.chooseAll') }));
  expect(Math.abs(save.top + save.height / 2 - all.top - all.height / 2)).toBeLessThan(8);
});

test('a promotion at 360 px: buttons over the whole width, goods right below their title, one ground', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, '/promo/tri-lampy-po-tsene-dvuh');
  const main = page.getByRole('main');
  const share = main.getByRole('button', { name: words.ru('lists.share') });
  await eventually(async () => (await boxOf(share)).width).toBe(328);
  const title = main.getByRole('heading', { name: words.ru('promo.goods') });
  const next = await boxOf(title.locator('xpath=../following-sibling::*[1]'));
  expect(next.top - (await boxOf(title)).bottom).toBeLessThan(28);
  // The photograph’s own ground, so that it has no edge.
  const ground = await main
    .locator('[data-size="page"] span:has(> img)')
    .evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(ground).toBe('rgb(247, 247, 244)');
});

test('at 360 px a promotion’s remark stands below its name, which breaks between words', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, localePath('/promo-calculator', 'kz'));
  const remark = page.getByText(words.kz('promo.withCard'), { exact: true }).first();
  await remark.waitFor();
  const name = remark.locator('xpath=preceding-sibling::span');
  const [below, above] = await Promise.all([boxOf(remark), boxOf(name)]);
  expect(below.left).toBe(above.left);
  expect(below.top).toBeGreaterThanOrEqual(above.bottom - 1);
});
