/** A marketer sees a season before it begins: the page of a product at the price of a promotion to come, and leaves by one press. */
import { expect, test } from 'vitest';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();
const NEXT_YEAR = new Date().getFullYear() + 1;

test('a promotion of next spring is seen on the page of its product, nothing is kept, and one press leaves', async () => {
  const code = await withShopDatabase(async (db) => {
    const [thing] = await db<{ code: string; id: number }[]>`
      SELECT p.code, p.id FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND r.price > 5000 AND NOT p.on_order ORDER BY p.id DESC LIMIT 1`;
    const scope = {
      sections: [],
      brands: [],
      products: [thing?.code ?? ''],
      except: { sections: [], brands: [], products: [] },
    };
    const starts = `${NEXT_YEAR}-03-08T00:00:00+05:00`;
    await db`
      INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, mechanic, scope, starts_at, ends_at, state)
      VALUES (${`spring-${crypto.randomUUID().slice(0, 8)}`}, 'Весенняя проба', 'Көктемгі сынақ', '', '',
              ${db.json({ type: 'percent', percent: 45 })}, ${db.json(scope)}, ${starts}, ${starts}::timestamptz + interval '1 day', 'live')`;
    return thing?.code ?? '';
  });
  const page = await openAsStaff(visitors, 'marketing');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/rehearsal');
  await page
    .getByRole('button', { name: /^Показать.*Весенняя проба/ })
    .first()
    .waitFor();
  const { data } = (await callAs('marketing', 'POST', '/rehearsals/', {
    ...{ at: `${NEXT_YEAR}-03-08T09:00:00+05:00`, city: 'pavlodar', language: 'ru', buyer: 'visitor' },
  })) as { data: { address: string } };
  const { origin } = new URL(data.address);
  const buyer = await visitors.open({ width: 1272 });
  await buyer.goto(data.address, { timeout: 90_000 });
  const bar = buyer.getByRole('complementary', { name: 'Репетиция' });
  await bar.getByText(`8 марта ${NEXT_YEAR} г., 09:00`).waitFor();
  const answer = await buyer.goto(`${origin}/p/${code}`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await buyer.getByText(/−45\s*%/).count()).toBeGreaterThan(0);
  await bar.getByRole('button', { name: 'Выйти из репетиции' }).click();
  await buyer.waitForURL(`${origin}/`);
  expect(await bar.count()).toBe(0);
  await buyer.goto(`${origin}/p/${code}`);
  expect(await buyer.getByText(/−45\s*%/).count()).toBe(0);
});
