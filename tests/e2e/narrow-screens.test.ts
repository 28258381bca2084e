/** What a phone and a tablet show whole: names, choices, maps and figures have the room that their words need. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { aUser, putIn } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { listProductCodes } from './screen-addresses.ts';
import { eventually, goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

const widthOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().width);
const heightOf = (place: Locator) => place.evaluate((each) => each.getBoundingClientRect().height);

test.each([360, 768] as const)(
  'the shelves of the home page show names and club prices whole at %i px in both languages',
  async (width) => {
    const page = await visitors.open({ width });
    for (const locale of ['ru', 'kz'] as const) {
      await goTo(page, localePath('/', locale));
      const cut = await page.getByRole('article').evaluateAll((cards) => {
        document.documentElement.dataset.whole = '';
        const names = cards.flatMap((card) => [...card.querySelectorAll<HTMLElement>('a[id]')]);
        return {
          all: names.length,
          cut: names.filter((name) => name.scrollHeight > name.clientHeight + 1).length,
        };
      });
      expect(cut.all).toBeGreaterThan(10);
      // One name in thirty is longer than all others of its row.
      expect(cut.cut).toBeLessThanOrEqual(1);
      // A club price has the room of its words, without a sign.
      const signs = page.getByRole('article').locator('[data-look="club"] svg:visible');
      expect(await signs.count()).toBe(0);
    }
  },
);

test('a name in a phone’s cart has half of the screen, and its stock stands on one line', async () => {
  const [user, product] = await Promise.all([aUser('narrow-cart'), takeProduct()]);
  await putIn(user, { productCode: product.code, count: 1 });
  const page = await visitors.open({ width: 360, token: user.token });
  await goTo(page, '/cart');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
  const column = line
    .getByRole('link')
    .filter({ hasText: product.name.slice(0, 8) })
    .locator('xpath=..');
  expect(await widthOf(column)).toBeGreaterThanOrEqual(160);
  // The sign alone is seen of what has no room for its words; they are heard.
  const save = page.getByRole('button', { name: words.ru('estimates.saveAs') });
  expect(await widthOf(save)).toBeLessThanOrEqual(48);
});

test.each(['ru', 'kz'] as const)(
  '%s: a set at 360 px says how many others there are, uncut',
  async (locale) => {
    const page = await visitors.open({ width: 360 });
    await goTo(page, localePath('/p/sets/interiors/svetlaya-vannaya', locale));
    const choice = page.getByRole('main').getByRole('combobox').first();
    const face = choice.locator('xpath=../span');
    const others = (await choice.getByRole('option').count()) - 1;
    expect(await face.textContent()).toBe(words[locale]('sets.swapFace', { count: others }));
    expect(await face.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    // In the list each one has its name and its price.
    expect(await choice.getByRole('option').first().textContent()).toMatch(/ — .+₸$/);
  },
);

test('at 768 px the map of the checkout fills its place, and the addresses beside it take two lines', async () => {
  const [user, product] = await Promise.all([aUser('narrow-order'), takeProduct()]);
  await putIn(user, { productCode: product.code, count: 1 });
  const page = await visitors.open({ width: 768, token: user.token });
  await goTo(page, '/order');
  const map = page.getByRole('img', { name: words.ru('store.scheme') });
  await map.waitFor();
  expect(await heightOf(map)).toBe(await heightOf(map.locator('xpath=..')));
  const tallest = await page
    .getByRole('radio')
    .locator('xpath=../span/b')
    .evaluateAll((names) => Math.max(...names.map((name) => name.getBoundingClientRect().height)));
  expect(tallest).toBeLessThan(50);
});

test('the price chart has words of the page’s size at 360, 768 and 1272 px', async () => {
  const [code] = await listProductCodes(shop);
  for (const width of [360, 768, 1272] as const) {
    const page = await visitors.open({ width });
    await goTo(page, `/p/${code}#product-history`);
    const label = page.locator('[aria-labelledby="product-history"] svg text').first();
    await label.waitFor({ state: 'attached' });
    const size = await label.evaluate((each) => {
      const svg = each.closest('svg');
      const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
      return Number.parseFloat(getComputedStyle(each).fontSize) * scale;
    });
    expect(size).toBeGreaterThan(12);
    expect(size).toBeLessThan(15.5);
  }
});

test('an order’s actions fill a phone’s width: the first over all of it, the others in halves', async () => {
  const page = await visitors.open({ width: 360, token: await logIn('club@sheber.test') });
  await goTo(page, '/personal/orders/2');
  const repeat = page.getByRole('button', { name: words.ru('orderPage.repeat') });
  await eventually(() => widthOf(repeat)).toBe(328);
  const receipt = page.getByRole('link', { name: words.ru('orderPage.receipt'), exact: true }).first();
  expect(await widthOf(receipt)).toBe(160);
});

test('at 360 px a comparison’s names of properties stand in whole words, and its actions beside each other', async () => {
  const codes = (await listProductCodes(shop)).join(',');
  const page = await visitors.open({ width: 360 });
  await goTo(page, `/compare?products=${codes}`);
  const name = page.getByRole('rowheader').filter({ hasText: 'износостойкости' });
  const lines = await name.evaluate((each) => {
    const text = each.firstChild?.nodeType === Node.TEXT_NODE ? each.firstChild : each;
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(2);
  const buy = page.getByRole('table').getByRole('button', { name: words.ru('button.active') });
  expect(await heightOf(buy.first())).toBeLessThan(48);
  const tops = await page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: new RegExp(`^(${words.ru('compare.add')}|${words.ru('lists.share')})$`) })
    .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
});

test('at 360 px what was bought is put into the cart and into an estimate by two buttons side by side', async () => {
  const page = await visitors.open({ width: 360, token: await logIn('club@sheber.test') });
  await goTo(page, '/personal/purchased');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: words.ru('button.active') }) });
  const [cart, estimate] = await Promise.all(
    ['button.active', 'estimates.into'].map((key) =>
      card
        .first()
        .getByRole('button', { name: words.ru(key as 'button.active') })
        .boundingBox(),
    ),
  );
  expect(cart?.y).toBe(estimate?.y);
});

const topsOf = (places: Locator) =>
  places.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

test.each(['ru', 'kz'] as const)(
  '%s: on a tablet messengers stand on one line, and what is bought besides in places of one width',
  async (locale) => {
    const [code] = await listProductCodes(shop);
    const page = await visitors.open({ width: 768 });
    await goTo(page, localePath(`/p/${code}`, locale));
    const messengers = page.locator('a[href*="wa.me"], a[href*="t.me"]');
    expect(new Set(await topsOf(messengers)).size).toBe(1);
    const goods = page.getByRole('region', { name: words[locale]('product.together') }).getByRole('listitem');
    await goods.first().scrollIntoViewIfNeeded();
    const widths = await goods.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
);

test.each(['ru', 'kz'] as const)(
  '%s: in half a phone each remark and the last pieces have one line, and the arrows stand beside their title',
  async (locale) => {
    const page = await visitors.open({ width: 360 });
    for (const section of ['tsement', 'gipsokarton']) {
      // A first visit may be read in the letters that stand in for the shop's own, which are as wide by and large only.
      await eventually(async () => {
        await goTo(page, localePath(`/c/${section}`, locale));
        return page.getByRole('article').evaluateAll((cards) => {
          document.documentElement.dataset.whole = '';
          return cards
            .flatMap((card) => [...card.querySelectorAll<HTMLElement>('[data-level="low"], p > span')])
            .filter((each) => each.matches('[data-level]') || getComputedStyle(each).fontWeight === '600')
            .filter((each) => each.offsetHeight > 28)
            .map((each) => each.textContent);
        });
      }).toEqual([]);
    }
    const [code] = await listProductCodes(shop);
    await goTo(page, localePath(`/p/${code}`, locale));
    const shelf = page.getByRole('region', { name: words[locale]('product.similar') });
    await shelf.scrollIntoViewIfNeeded();
    const title = await shelf.getByRole('heading').first().boundingBox();
    expect(title?.height).toBeLessThan(40);
    const forward = await shelf
      .getByRole('button', { name: words[locale]('design.slider.forward') })
      .boundingBox();
    expect(Math.abs((title?.y ?? 0) - (forward?.y ?? 1000))).toBeLessThan(30);
    // A code is read and copied as one.
    const ntin = page.getByRole('cell', { name: /^DEMO-/ });
    const lines = await ntin.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  },
);

test.each([768, 1272] as const)(
  'at %i px the map of the home page is as high as its place, no higher',
  async (width) => {
    const page = await visitors.open({ width });
    await goTo(page, localePath('/', 'kz'));
    const map = page.getByRole('img', { name: words.kz('store.scheme') });
    await map.scrollIntoViewIfNeeded();
    expect(await heightOf(map)).toBe(await heightOf(map.locator('xpath=..')));
    expect(await heightOf(map)).toBeLessThan(480);
  },
);

test('on a tablet the room of the home page leaves its fields in the same screenful', async () => {
  const page = await visitors.open({ width: 768 });
  await goTo(page, '/');
  const room = page
    .getByRole('region', { name: words.ru('home.calculator') })
    .getByRole('img')
    .first();
  await room.scrollIntoViewIfNeeded();
  expect(await heightOf(room)).toBeLessThan(340);
});

test.each([360, 768, 1272] as const)('at %i px a calculator cuts none of its choices', async (width) => {
  const page = await visitors.open({ width });
  await goTo(page, '/calculator?kind=tile');
  const cut = await page
    .getByRole('main')
    .getByRole('combobox')
    .evaluateAll((selects) => {
      const pen = document.createElement('canvas').getContext('2d');
      return (selects as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        if (!pen || select.clientWidth === 0) return [];
        pen.font = font;
        const room =
          select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return [...select.options]
          .filter(({ text }) => pen.measureText(text).width > room)
          .map(({ text }) => text);
      });
    });
  expect(cut).toEqual([]);
});

test('in half a phone the button of what comes on order has one line', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, localePath('/c/napolnye-pokrytiya', 'kz'));
  const order = page.getByRole('article').getByRole('link', { name: words.kz('button.order'), exact: true });
  expect(await order.count()).toBeGreaterThan(0);
  expect(await heightOf(order.first())).toBeLessThan(48);
});
