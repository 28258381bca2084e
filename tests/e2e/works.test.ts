import { expect, test } from 'vitest';
import { formatTenge } from '#domain/money.ts';
import { baseFor, FAN, tintTenge } from '#domain/tinting/tinting.ts';
import { checkoutOf } from './checkout-page.ts';
import { aUser, lastOrder } from './new-user.ts';
import { takeProduct } from './own-goods.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();

interface Tinting {
  base: 'a' | 'c';
  litres: number;
}

test('a tint and a cut are chosen on their pages, and cart, checkout and order charge what was told', async () => {
  const [user, paint, sheet] = await Promise.all([
    aUser('works'),
    takeProduct({ section: 'kraska-dlya-sten-i-potolkov' }),
    takeProduct({ section: 'osb-i-fanera' }),
  ]);
  const asked = await fetch(`${shop}/api/v1/products/${paint.code}/tinting/?city=pavlodar`);
  const { data: tinting } = (await asked.json()) as { data: Tinting };
  const colour = FAN.find((each) => baseFor(each) === tinting.base);
  if (!colour) throw new Error('the fan has a colour for every base');
  const page = await visitors.open({ width: 1272, token: user.token });
  const { t, choose, order, made, settled } = checkoutOf(page, 'ru');

  await goTo(page, `/p/${paint.code}#tint-${colour.code}`);
  const fan = page.getByRole('region', { name: t('tint.title') });
  await fan.scrollIntoViewIfNeeded();
  const tint = tintTenge(colour, tinting.litres);
  await fan.getByText(formatTenge(tint), { exact: true }).waitFor();
  await fan.getByRole('button', { name: t('tint.put') }).click();
  await settled();

  await goTo(page, `/p/${sheet.code}`);
  const saw = page.getByRole('region', { name: t('cut.title') });
  await saw.scrollIntoViewIfNeeded();
  await saw.getByLabel(t('cut.length')).fill('600');
  await saw.getByLabel(t('cut.width')).fill('400');
  await saw.getByLabel(t('cut.count')).fill('3');
  await saw.getByRole('button', { name: t('cut.put') }).click();
  await settled();
  const told = (await saw.textContent()) ?? '';

  await goTo(page, '/cart');
  await settled();
  const shown = async () => (await page.getByRole('complementary').first().textContent()) ?? '';
  const [goods, works] = await user
    .call<{ totals: { total: number }; works: { sum: number; items: { kind: string; sum: number }[] } }>(
      'GET',
      '/api/v1/cart/?city=pavlodar',
    )
    .then((cart) => [cart.totals.total, cart.works] as const);
  const cut = works.items.find(({ kind }) => kind === 'cut')?.sum ?? 0;
  expect(works.items.find(({ kind }) => kind === 'tint')?.sum).toBe(tint);
  expect(told).toContain(formatTenge(cut));
  const total = formatTenge(goods + works.sum);
  await eventually(shown).toContain(total);

  await goTo(page, '/order');
  await choose(t('payment.cash_on_receipt')).check({ force: true });
  await settled();
  await order.waitFor();
  expect((await order.textContent()) ?? '').toContain(total);
  await order.click();
  await made.waitFor();
  const stored = await lastOrder(user);
  expect(stored.total).toBe(goods + works.sum);
  expect(stored.services.map(({ code, sum }) => [code, sum]).sort()).toEqual([
    ['cut', cut],
    ['tint', tint],
  ]);
});
