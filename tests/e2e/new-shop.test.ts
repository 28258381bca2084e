/** A shop of nobody's yet: from `DEMO=off npm start` to the first order, by what the terminal and the screens say. */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { type BuiltShop, startBuiltShop } from '#rigs/built-shop.ts';
import { findEmbeddedUrl } from '#server/embedded-postgres.ts';
import { launchBrowser } from '#tests/browser.ts';
import { authenticator } from '#tests/office.ts';
import { waitUntilAlive } from '#tests/page-ready.ts';
import { root } from '#tools/run.ts';
import { checkoutOf } from './checkout-page.ts';
import { PATIENCE_MS } from './kept-contexts.ts';
import { eventually } from './visitors.ts';
import { words } from './words.ts';

const PRODUCT = { ru: 'Лак яхтный глянцевый 1 л', kz: 'Жылтыр яхта лагы 1 л' };
const PASSWORD = 'первый хозяин магазина 7';
const t = words.ru;

let shop: BuiltShop;
let said = '';
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  const env = { DEMO: 'off', WEB_CONCURRENCY: '1', DATABASE_PATIENCE: '20' };
  shop = await startBuiltShop(env, undefined, (text) => {
    said += text;
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
};

/** The command as the terminal of the shop prints it, with a name of one's own. */
function inviteOwner(): string {
  const [, command] = /npm run shop -- (staff invite) name@example.kz/.exec(said) ?? [];
  if (!command) throw new Error(`the terminal says nothing of the first administrator:\n${said}`);
  const words = ['operator/shop.ts', ...command.split(' '), 'owner@example.kz', '--name', 'Хозяйка'];
  const env = { ...process.env, DATA_DIR: shop.dataDir, PORT: new URL(shop.url).port, DEMO: 'off' };
  const printed = execFileSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  const token = /\/office\/invite\/([\w-]{43})/.exec(printed)?.[1];
  return `${shop.url}/office/invite/${token}`;
}

async function comeIn(page: Page): Promise<void> {
  await page.goto(`${shop.url}/office`);
  await page.getByText('Здесь ещё никто не работает').waitFor();
  await page.goto(inviteOwner());
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Пароль ещё раз').fill(PASSWORD);
  await page.getByRole('button', { name: 'Дальше' }).click();
  const shown = await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).textContent();
  await page
    .getByRole('textbox')
    .first()
    .fill(authenticator(shown?.replaceAll(' ', '') ?? ''));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'До открытия магазина' }).waitFor();
}

/** Nothing is there yet, and nothing has failed: each of these says where it begins. */
async function seeNoPlaces(page: Page): Promise<void> {
  const begins = page.getByText(/^(?:Городов|Магазинов) пока нет$/);
  await begins.waitFor();
  for (const path of ['/delivery/slots', '/delivery/zones', '/delivery/hours', '/stock']) {
    await page.goto(`${shop.url}/office${path}`);
    await begins.waitFor();
    await page.getByRole('link', { name: 'К городам и магазинам' }).waitFor();
    expect(await page.getByText('Не удалось загрузить').count(), path).toBe(0);
  }
}

const saved = (page: Page) =>
  page
    .getByText(/^Сохранено/)
    .last()
    .waitFor();

/** From the list of what is missing to where it is done. */
async function follow(page: Page, step: string): Promise<void> {
  await page.getByRole('link', { name: 'Сегодня', exact: true }).click();
  await page
    .getByRole('link', { name: new RegExp(`^${step}`) })
    .first()
    .click();
}

async function tellSeller(page: Page): Promise<void> {
  await follow(page, 'Продавец');
  const name = page.getByRole('group', { name: /^Название/ });
  await name.getByRole('textbox').first().fill('ТОО «Первый магазин»');
  await name.getByRole('textbox').last().fill('«Бірінші дүкен» ЖШС');
  await page.getByLabel('БИН', { exact: true }).fill('990240001237');
  const address = page.getByRole('group', { name: /^Юридический адрес/ });
  await address.getByRole('textbox').first().fill('г. Алматы, пр. Абая, 1');
  await address.getByRole('textbox').last().fill('Алматы қ., Абай даңғылы, 1');
  await page.getByLabel('Телефон магазина').fill('+7 (727) 200-00-00');
  await page.getByLabel('По счёту для организаций').uncheck();
  await page.keyboard.press('Control+s');
  await saved(page);
}

async function makePlaces(page: Page): Promise<void> {
  await follow(page, 'Города');
  await page.getByLabel('Город', { exact: true }).selectOption({ label: 'Алматы' });
  await page.getByRole('button', { name: 'Добавить город' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Добавить магазин' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название', { exact: true }).fill('Магазин на Абая');
  await dialog.getByLabel('Атауы (қаз)').fill('Абайдағы дүкен');
  await dialog.getByLabel('Адрес', { exact: true }).fill('пр. Абая, 1');
  await dialog.getByLabel('Мекенжайы (қаз)').fill('Абай даңғылы, 1');
  await dialog.getByLabel('Место на карте').fill('43.24, 76.95');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /Магазин на Абая/ }).waitFor();
}

async function makeTreeAndBrand(page: Page): Promise<void> {
  await follow(page, 'Разделы каталога');
  await page.getByRole('button', { name: 'Готовые отделы' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Взять 14 отделов' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /Лаки и пропитки для дерева/ }).waitFor();
  await follow(page, 'Бренды');
  await page.getByRole('button', { name: 'Добавить бренд' }).click();
  await dialog.getByLabel('Название').fill('Жаңа Бояу');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function makeProduct(page: Page): Promise<void> {
  await follow(page, 'Товары');
  await page.getByRole('button', { name: 'Товар', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название', { exact: true }).fill(PRODUCT.ru);
  await dialog.getByLabel('Атауы (қаз)').fill(PRODUCT.kz);
  await dialog.getByLabel('Раздел').selectOption({ label: 'Лаки и пропитки для дерева' });
  await dialog.getByLabel('Бренд').selectOption({ label: 'Жаңа Бояу' });
  await dialog.getByLabel('Цена').fill('4500');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.waitForURL(/\/office\/products\/\d+/);
  await page.getByLabel('Продаётся').check();
  await page.keyboard.press('Control+s');
  await page.getByText('Сохранено: 1 поле', { exact: true }).last().waitFor();
  await page.getByText('1 изменение').waitFor({ state: 'hidden' });
  await follow(page, 'Остатки');
  await page.getByRole('searchbox').fill('лак');
  await page
    .getByRole('button', { name: /Изменить/ })
    .first()
    .click();
  await dialog.getByLabel('Что произошло').selectOption({ label: 'Пришло' });
  await dialog.getByLabel('Сколько').fill('5');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Logins have journeys of their own: this buyer has one already. */
async function giveSession(page: Page): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const db = connect(
    { databaseUrl: findEmbeddedUrl(shop.dataDir), workers: 1 },
    { max: 1, name: 'sheber-journey' },
  );
  await db`
    WITH buyer AS (
      INSERT INTO users (email, phone, password_hash, first_name, last_name, email_confirmed_at)
      VALUES ('buyer@example.kz', '+77057770041', 'none', 'Айгерим', 'Сейткали', now()) RETURNING id)
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT ${createHash('sha256').update(token).digest()}, id, now() + interval '1 hour' FROM buyer`;
  await db.end({ timeout: 1 });
  await page.context().addCookies([{ name: 'token', value: token, url: shop.url }]);
}

async function order(page: Page): Promise<void> {
  await giveSession(page);
  await page.goto(`${shop.url}/search?q=${encodeURIComponent('лак')}`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: PRODUCT.ru }).first().click();
  await page.getByRole('heading', { level: 1, name: PRODUCT.ru }).waitFor();
  await page
    .getByRole('button', { name: t('button.active') })
    .first()
    .click();
  await page.goto(`${shop.url}/cart`);
  await waitUntilAlive(page);
  await page.getByRole('complementary').locator('a[href$="/order"]').click();
  await page.waitForURL(/\/order$/);
  const { choose, order: place, made, settled } = checkoutOf(page, 'ru');
  await place.waitFor();
  await choose(t('payment.cash_on_receipt')).check();
  await settled();
  await place.click();
  await made.waitFor();
}

test('an owner comes to nothing, makes a shop by its list, opens it, and sells', async () => {
  const page = await openPage();
  await comeIn(page);
  const visitor = await openPage();
  const answer = await visitor.goto(shop.url);
  expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  await visitor.getByRole('heading', { name: 'Магазин готовится к открытию' }).waitFor();

  const open = page.getByRole('button', { name: /^Открыть магазин/ });
  expect(await open.getAttribute('title')).toMatch(/^Осталось 10 обязательных шагов/);
  await seeNoPlaces(page);
  await tellSeller(page);
  await makePlaces(page);
  await makeTreeAndBrand(page);
  await makeProduct(page);
  await page.getByRole('link', { name: 'Сегодня', exact: true }).click();
  await page.getByText('готово 11 из 11 обязательных шагов').waitFor();

  // Looked at as it will be, before anybody else may.
  const [look] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Посмотреть магазин' }).click(),
  ]);
  await look.waitForURL(({ pathname }) => pathname === '/');
  // What was saved a moment ago is on the pages within a second, and this one may have been drawn before.
  await eventually(async () => {
    await look.reload();
    return look.getByRole('link', { name: 'Лаки и краски' }).count();
  }).toBeGreaterThan(0);
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Магазин готовится к открытию' }).waitFor();

  await open.click();
  await page.getByRole('heading', { name: 'До открытия магазина' }).waitFor({ state: 'hidden' });
  await eventually(async () => {
    await visitor.goto(shop.url);
    return visitor.getByRole('heading', { name: 'Магазин готовится к открытию' }).count();
  }).toBe(0);
  await order(visitor);
  await page.goto(`${shop.url}/office/orders`);
  await page.getByRole('row', { name: /Айгерим/ }).waitFor();
});
