import { expect, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

interface OrderOfList {
  id: number;
}

/** A receipt of the demo's own orders. */
async function findReceiptId(token: string): Promise<number> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${shop}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: T }).data;
  };
  for (const { id } of await ask<OrderOfList[]>('/api/v1/orders/?status=completed')) {
    const { receipts } = await ask<{ receipts: { id: number }[] }>(`/api/v1/orders/${id}/`);
    if (receipts[0]) return receipts[0].id;
  }
  throw new Error('no order of the demo has a receipt');
}

test('a receipt reads in both languages, prints as a tape at the left edge, and comes as PDF', async () => {
  const token = await logIn('club@sheber.test');
  const path = `/personal/orders/receipt/${await findReceiptId(token)}`;
  const page = await visitors.open({ width: 1272, token });
  for (const locale of ['kz', 'ru'] as const) {
    await goTo(page, localePath(path, locale));
    const t = words[locale];
    const tape = page.getByRole('article', { name: t('receipt.tape') });
    await tape.getByText(t('receipt.demo')).waitFor();
    await tape.getByText(t('receipt.total')).waitFor();
    await tape.getByRole('img').waitFor();
    await expectClean(page, { lang: locale === 'kz' ? 'kk-KZ' : 'ru-KZ' });
  }
  const t = words.ru;
  await page.emulateMedia({ media: 'print' });
  const tape = page.getByRole('article', { name: t('receipt.tape') });
  const box = await tape.boundingBox();
  // 72 mm of the tape, and nothing else of the page.
  expect(Math.round(box?.width ?? 0)).toBe(Math.round((72 / 25.4) * 96));
  expect(box?.x).toBeLessThan(20);
  expect(await page.getByRole('button', { name: t('receipt.print') }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
});

test('what was bought stands in a list that a word narrows, on a phone in Kazakh', async () => {
  const t = words.kz;
  const page = await visitors.open({ width: 360, token: await logIn('club@sheber.test') });
  await goTo(page, localePath('/personal/purchased', 'kz'));
  await expectClean(page, { lang: 'kk-KZ', axe: 'all' });
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('purchased.then', { price: '' }).trim() });
  const before = await cards.count();
  expect(before).toBeGreaterThan(0);
  await page.getByLabel(t('purchased.search')).fill('no such thing');
  await page.getByRole('button', { name: t('purchased.show') }).click();
  await page.getByRole('heading', { name: t('purchased.nothing') }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('no such thing');
});
