/** A content editor's day: a lost address is led, a banner stands and goes, a text is written, seen and brought back. */
import { expect, test } from 'vitest';
import { anOrder } from '#tests/stored-order.ts';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();
const read = async (path: string) => (await fetch(shop + path)).text();

test('an address that was missed leads where the editor says, in both languages, and no more once it is ended', async () => {
  const lost = `/staraya-stranitsa-${crypto.randomUUID().slice(0, 4)}`;
  const to = async (path: string) => {
    const answer = await fetch(shop + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect((await to(lost))[0]).toBe(404);
  const page = await openAsStaff(visitors, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/redirects');
  await page.getByRole('button', { name: 'Новый переход' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый переход' });
  await dialog.getByLabel('С адреса').fill(lost);
  await dialog.getByLabel('На адрес').fill('/delivery');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  const end = page.getByRole('button', { name: new RegExp(`^Завершить.*${lost}/`) });
  await end.waitFor();
  await eventually(() => to(`/kz${lost}`)).toEqual([301, '/kz/delivery/']);
  await eventually(() => to(`${lost}/?utm=1`)).toEqual([301, '/delivery/?utm=1']);
  await end.click();
  await eventually(async () => (await to(lost))[0]).toBe(404);
});

test('a banner is written in both languages, seen on the kept page within seconds, moved and hidden', async () => {
  await read('/');
  const page = await openAsStaff(visitors, 'marketing');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/home');
  const title = `Неделя пола ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByRole('button', { name: 'Новый баннер' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый баннер' });
  await dialog.getByLabel('Заголовок по-русски').fill(title);
  await dialog.getByLabel('Заголовок по-казахски').fill('Еден апталығы');
  await dialog.getByLabel('Ведёт на страницу').fill('/promo');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await eventually(async () => (await read('/')).includes(title)).toBe(true);
  await eventually(async () => (await read('/kz')).includes('Еден апталығы')).toBe(true);
  await page.getByRole('button', { name: new RegExp(`^Ниже.*${title}`) }).click();
  await eventually(async () => {
    const html = await read('/');
    return html.indexOf(title) > html.indexOf('href="/c/');
  }).toBe(true);
  await page.getByRole('button', { name: new RegExp(`^Скрыть.*${title}`) }).click();
  await eventually(async () => (await read('/')).includes(title)).toBe(false);
});

test('a text shows itself while it is typed, is read by visitors, and an older version comes back', async () => {
  const path = 'pages/returns';
  const page = await openAsStaff(visitors, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, `/texts/edit?path=${encodeURIComponent(path)}`);
  const side = page.getByRole('region', { name: 'Русский' });
  const words = `Проба ${crypto.randomUUID().slice(0, 4)}`;
  const body = side.getByRole('textbox', { name: 'Текст', exact: true });
  await body.fill(`## ${words}\n\nСмотрите [туда](/c/none-such).`);
  await side.getByRole('heading', { name: words }).waitFor();
  await side.getByText('Эти ссылки никуда не ведут: /c/none-such').waitFor();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await read('/returns')).includes(words)).toBe(true);
  await body.fill(`## ${words} другая`);
  await page.keyboard.press('Control+s');
  await eventually(async () => (await read('/returns')).includes(`${words} другая`)).toBe(true);
  await side.getByRole('button', { name: 'Прежние версии' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Взять' }).last().click();
  await side.getByRole('heading', { name: words, exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await read('/returns')).includes(`${words} другая`)).toBe(false);
  const { items } = (await callAs('content', 'GET', '/texts/')) as {
    items: { path: string; language: string; id: number | null }[];
  };
  const own = items.find((text) => text.path === path && text.language === 'ru');
  const change = { subject: 'text', id: own?.id, field: 'is_published', from: true, to: false };
  await callAs('content', 'POST', '/changes/', { items: [change], apply: true });
});

test('a letter is worded and seen with a real order before it goes to anybody', async () => {
  await withShopDatabase(async (db) => {
    const [user] = await db<{ id: number }[]>`SELECT min(id)::float8 AS id FROM users`;
    await anOrder(db, { userId: user?.id ?? 0 });
  });
  const page = await openAsStaff(visitors, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/letters/words');
  await page.getByLabel('Письмо', { exact: true }).selectOption('ready');
  const side = page.getByRole('region', { name: 'Русский' });
  const letter = side.getByRole('region', { name: /^Так уйдёт письмо/ });
  await letter.getByRole('heading', { name: /^Заказ \S+ готов к выдаче$/ }).waitFor();
  await side.getByLabel('Первые слова').fill('Ждём вас, {name}! К оплате {total}.');
  await letter.getByText(/^Ждём вас, Имя! К оплате .+₸\.$/).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(async () => {
    const { data } = (await callAs('content', 'GET', '/letter-templates/')) as {
      data: { words: { opening: string }[] };
    };
    return data.words.some(({ opening }) => opening.startsWith('Ждём вас'));
  }).toBe(true);
});

test('a short message is worded within its slot and its length, seen as it comes, and worded back', async () => {
  const page = await openAsStaff(visitors, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToOffice(page, '/letters/sms');
  const panel = page.getByRole('region', { name: 'Код входа', exact: true });
  const words = panel.getByLabel('Свои слова: Русский');
  await words.fill('Шебер');
  await panel.getByText('Нужна подстановка «code» в фигурных скобках').waitFor();
  await words.fill('Sheber: {code}');
  await panel.getByText('Sheber: 123456').waitFor();
  await panel.getByText('латиница: 14 из 160, SMS: 1').waitFor();
  const read = () =>
    withShopDatabase(
      (db) => db<{ words: string }[]>`SELECT words FROM sms_words WHERE kind = 'login' AND language = 'ru'`,
    );
  await page.keyboard.press('Control+s');
  await eventually(async () => (await read())[0]?.words).toBe('Sheber: {code}');
  await panel.getByRole('button', { name: /^Вернуть слова магазина/ }).click();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await read())[0]?.words).toBe('');
});
