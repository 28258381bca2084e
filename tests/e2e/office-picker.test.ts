/** A picker with a phone: codes by hand and by camera, the network cut for a while, answers that are lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ean13Bars } from '#domain/ean13-bars.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { anOrderToPick } from '#tests/picking.ts';
import { forgetSession, goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();

/** What the shop has heard of a list: events, and the sums by line. */
const heardOf = (order: number) =>
  withShopDatabase(
    (db) => db<{ line: number; kind: string; count: number; events: number }[]>`
      SELECT line::int AS line, kind, sum(count)::int AS count, count(*)::int AS events
      FROM pick_events WHERE order_id = ${order} GROUP BY line, kind ORDER BY line, kind`,
  );

const statusOf = (order: number) =>
  withShopDatabase(
    async (db) => (await db<{ status: string }[]>`SELECT status FROM orders WHERE id = ${order}`)[0]?.status,
  );

/** A camera that sees what the test draws for it: bars of a code, or nothing. */
async function giveCamera(page: Page): Promise<(code: string | null) => Promise<void>> {
  await page.addInitScript(() => {
    // An empty page has none.
    if (navigator.mediaDevices === undefined) return;
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const pen = canvas.getContext('2d');
    let modules = '';
    const draw = () => {
      if (!pen) return;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#000';
      [...modules].forEach((bit, at) => {
        if (bit === '1') pen.fillRect(130 + at * 4, 80, 4, 200);
      });
    };
    setInterval(draw, 50);
    Object.assign(window, { hold: (drawn: string) => (modules = drawn) });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
  });
  return (code) =>
    page.evaluate(
      (drawn) => void (window as unknown as { hold(modules: string): void }).hold(drawn),
      code === null ? '' : ean13Bars(code),
    );
}

test('a picker collects with a camera, goes on without a network, and everything counts once', async () => {
  const { order, article, gtin } = await withShopDatabase(async (db) => {
    const made = await anOrderToPick({ db }, { counts: [3, 2] });
    const lines = await db<{ article: string; gtin: string }[]>`
      SELECT l.article, p.gtin FROM order_lines l JOIN products p ON p.id = l.product_id
      WHERE l.order_id = ${made.order} ORDER BY l.line`;
    return { ...made, article: lines[1]?.article ?? '', gtin: lines[0]?.gtin ?? '' };
  });
  const page = await openAsStaff(visitors, 'picker');
  await page.setViewportSize({ width: 360, height: 780 });
  const hold = await giveCamera(page);
  allowComplaint(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::/);

  await goToOffice(page, `/pick/${order}?store=1`);
  await page.getByRole('button', { name: 'Взять в сборку' }).click();

  // By camera: held before it a package counts once, taken away and shown again it is the next one.
  await page.getByRole('button', { name: 'Камера' }).click();
  await page.getByText('Держите код в рамке').waitFor();
  await hold(gtin);
  const progress = (picked: number) => page.getByText(`Собрано ${picked} из 5`, { exact: false }).waitFor();
  await progress(1);
  await page.waitForTimeout(1200);
  await progress(1);
  await hold(null);
  await page.waitForTimeout(1100);
  await hold(gtin);
  await progress(2);
  await hold(null);
  await page.getByRole('button', { name: 'Закрыть камеру' }).click();
  await expectClean(page, { lang: 'ru-KZ', axe: 'all', isMoved: true });

  // Without a network: by hand, by a hand scanner (which types and presses Enter), and what is not there.
  await eventually(() => heardOf(order)).toMatchObject([{ line: 1, kind: 'scan', count: 2 }]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Добавить одну' }).click();
  await progress(3);
  await page.getByLabel('Штрихкод или последние 4 цифры').fill(article);
  await page.keyboard.press('Enter');
  await progress(4);
  await page.getByRole('button', { name: 'Нет / бой' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Нет на полке' }).click();
  await page.getByText('телефон отправит', { exact: false }).waitFor();
  expect(await heardOf(order)).toHaveLength(1);

  // The network is back, and the first answer is lost: the shop has heard, the phone does not know, and sends again.
  let lost = 0;
  await page.route('**/events/', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Упаковать' }).waitFor();
  await expect.poll(() => lost, { timeout: 20_000 }).toBeGreaterThan(1);
  await page.getByText('телефон отправит', { exact: false }).waitFor({ state: 'hidden' });
  expect(await heardOf(order)).toEqual([
    { line: 1, kind: 'count', count: 1, events: 1 },
    { line: 1, kind: 'scan', count: 2, events: 2 },
    { line: 2, kind: 'missing', count: 1, events: 1 },
    { line: 2, kind: 'scan', count: 1, events: 1 },
  ]);

  await page.getByRole('button', { name: 'Упаковать' }).click();
  await page.getByLabel('Ворота или полка выдачи').fill('В4');
  await page.getByRole('button', { name: 'Готов' }).click();
  await page.getByRole('heading', { name: 'Сборка', level: 1 }).waitFor();
  expect(await statusOf(order)).toBe('ready');
});

test('a phone that is opened without a network shows what its picker took, and what is counted then counts once', async () => {
  const { order } = await withShopDatabase((db) => anOrderToPick({ db }, { counts: [3] }));
  const page = await openAsStaff(visitors, 'picker', { width: 360, hasWorker: true });
  allowComplaint(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::/);
  const kept = () => page.evaluate(() => localStorage.getItem('office-pick-kept'));
  const progress = (picked: number) => page.getByText(`Собрано ${picked} из 3`, { exact: false }).waitFor();

  await goToOffice(page, `/pick/${order}?store=1`);
  await page.getByRole('button', { name: 'Взять в сборку' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(async () => JSON.parse((await kept()) ?? '{}')).toMatchObject({
    me: { email: '' },
    queue: { lists: expect.arrayContaining([expect.objectContaining({ orderId: order })]) },
    lists: [{ orderId: order, comment: '' }],
  });

  // The page is loaded anew, and from the phone's first page; nothing but the phone answers.
  await page.context().setOffline(true);
  const answered = await page.reload();
  expect(answered?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  await progress(0);
  await page.getByRole('button', { name: 'Добавить одну' }).click();
  await progress(1);
  await page.goto(`${shop}/office/pick`);
  await page.locator(`a[href*="/pick/${order}?"]`).click();
  await progress(1);
  await page.getByRole('button', { name: 'Добавить одну' }).click();
  await progress(2);
  await page.getByText('телефон отправит', { exact: false }).waitFor();
  await expectClean(page, { lang: 'ru-KZ', axe: 'all', isMoved: true });
  expect(await heardOf(order)).toEqual([]);

  await page.context().setOffline(false);
  await eventually(() => heardOf(order)).toEqual([{ line: 1, kind: 'count', count: 2, events: 2 }]);
  await page.getByText('Обновить не удалось', { exact: false }).waitFor({ state: 'hidden', timeout: 20_000 });
  await progress(2);

  // Whoever leaves takes with them what was kept.
  await goToOffice(page, '/me');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL(/\/office\/login/);
  forgetSession('picker');
  expect(await kept()).toBeNull();
});
