/** A cart goes on from the cart: as a link to somebody else, as an estimate, and from there into the promo calculator. */
import { beforeAll, expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { aUser } from './new-user.ts';
import { takeGoods } from './own-goods.ts';
import { eventually, goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
let token: string;
let codes: string[];

beforeAll(async () => {
  const [user, goods] = await Promise.all([
    aUser('cart-estimate'),
    takeGoods(2, { section: 'svetodiodnye-lampy' }),
  ]);
  token = user.token;
  codes = goods.map(({ code }) => code);
});

test.each([
  ['ru', 1272],
  ['kz', 360],
] as const)(
  '%s at %d: shared by a link, saved as an estimate, taken into the calculator',
  async (locale, width) => {
    const t = words[locale];
    const at = (path: string) => localePath(path, locale);
    await fetch(`${shop}/api/v1/cart/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items: codes.map((productCode, index) => ({ productCode, count: index + 2 })) }),
    });
    const page = await visitors.open({ width, token });
    const main = page.getByRole('main');
    const counts = () =>
      main
        .getByRole('spinbutton')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).sort());
    // The system's own sheet, where a phone has one.
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (what = {}) => void shared.push(what);
    });
    await goTo(page, at('/cart'));
    await eventually(counts).toEqual(['2', '3']);
    await main.getByRole('button', { name: t('product.share') }).click();
    const url = await page.evaluate(
      () => (window as unknown as { shared: ShareData[] }).shared[0]?.url ?? '',
    );

    const friend = await visitors.open({ width });
    await goTo(friend, url.replace(new URL(url).origin, ''));
    const proposal = friend.getByRole('region', { name: t('cart.shared', { count: 2 }) });
    await eventually(() => proposal.getByRole('listitem').count()).toBe(2);
    expect(await friend.evaluate(() => localStorage.getItem('sheber-cart'))).toBeNull();
    await proposal.getByRole('button').first().click();
    await eventually(() => friend.getByRole('main').getByRole('spinbutton').count()).toBe(2);

    await main.getByRole('button', { name: t('estimates.saveAs') }).click();
    await page.waitForURL(/\/personal\/estimates\?id=\d+/);
    await eventually(() => page.locator('li[data-line]').count()).toBe(2);

    await goTo(page, at('/promo-calculator'));
    await main.getByRole('button', { name: t('estimates.takeFrom') }).click();
    const dialog = page.getByRole('dialog', { name: t('estimates.takeFrom') });
    await dialog.getByLabel(t('estimates.which')).waitFor();
    await dialog.getByRole('button', { name: t('estimates.takeGoods') }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(counts).toEqual(['2', '3']);
    await page.waitForURL(/items=/);
  },
);
