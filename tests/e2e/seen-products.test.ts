import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Product } from '#contract/catalog.ts';
import { waitForFile } from '#tests/page-ready.ts';
import { checkoutOf } from './checkout-page.ts';
import { aUser } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';

interface EventBatch {
  language: string | null;
  events: { kind: string; productCode: string; count: number }[];
}

const visitors = startVisitors();

async function aProductOf(section: string): Promise<Product> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=24`);
  const { items } = (await response.json()) as { items: Product[] };
  const found = items.find((item) => !item.onOrder && item.balance.some(({ city }) => city === 'pavlodar'));
  if (!found) throw new Error(`nothing of ${section} is on sale`);
  return found;
}

test('a look that lasts is remembered under a random mark, and comes back as seen', async () => {
  const [first, second] = [await aProductOf('laminat'), await aProductOf('keramogranit')];
  const page = await visitors.open();
  for (const { code } of [first, second]) {
    const told = page.waitForResponse((response) => response.url().endsWith('/api/v1/views/'));
    await goTo(page, `/p/${code}`);
    expect(await (await told).json()).toEqual({ data: { isRecorded: true } });
  }
  const mark = (await page.context().cookies()).find(({ name }) => name === 'uc');
  expect(mark).toMatchObject({ sameSite: 'Lax', secure: true, value: expect.stringMatching(/^[\w-]{22}$/) });
  const block = await fetch(
    `${shop}/api/v1/recs/product_viewed/?uc=${mark?.value}&productCode=${second.code}`,
  );
  const { products } = (await block.json()) as { products: Product[] };
  expect(products.map(({ code }) => code)).toEqual([first.code]);
});

/** Runs in the page: what leaves for the stream is written down, since the browser shows a page's last words to nobody. */
function writeDownWhatIsTold(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, options) => {
    if (input === '/api/v1/events/') {
      const language = new Headers(options?.headers).get('x-language-id');
      const line = JSON.stringify({ language, ...JSON.parse(String(options?.body)) });
      localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${line}\n`);
    }
    return send(input, options);
  };
}

async function readTold(page: Page): Promise<string[]> {
  const told = await page.evaluate(() => localStorage.getItem('told') ?? '');
  return told
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as EventBatch)
    .flatMap(({ language, events }) =>
      events.map(({ kind, productCode, count }) => `${language}: ${kind} ${productCode} ${count}`),
    );
}

test('what a buyer does is told to the shop: put in, taken out, an order begun and made', async () => {
  const [{ code }, buyer] = await Promise.all([takeProduct({ section: 'smesiteli' }), aUser('told')]);
  const page = await visitors.open({ token: buyer.token });
  await page.addInitScript(writeDownWhatIsTold);
  const { t, choose, order, made, settled } = checkoutOf(page, 'ru');
  const counts = async () =>
    (await buyer.call<Cart>('GET', '/api/v1/cart/?city=pavlodar')).items.map(({ count }) => count);

  await goTo(page, `/p/${code}`);
  await waitForFile(page, 'event-watch');
  const buying = page.getByRole('region', { name: t('product.buying') });
  await buying
    .getByRole('button', { name: t('button.active') })
    .first()
    .click();
  await eventually(counts).toEqual([1]);
  const count = buying.getByRole('spinbutton').first();
  for (const wanted of [3, 1]) {
    await count.fill(String(wanted));
    await eventually(counts).toEqual([wanted]);
  }

  await goTo(page, '/order');
  await choose(t('payment.cash_on_receipt')).check({ force: true });
  await settled();
  await order.click();
  await made.waitFor();
  await eventually(() => readTold(page)).toEqual([
    `ru: add ${code} 1`,
    `ru: add ${code} 2`,
    `ru: remove ${code} 2`,
    `ru: begin ${code} 1`,
    `ru: purchase ${code} 1`,
  ]);
});
