import { expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { goTo, shop, startVisitors } from './visitors.ts';

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
