import { expect, test } from 'vitest';
import { callAs, goToOffice, openAsStaff } from './office-staff.ts';
import { DEMO_PASSWORD, eventually, shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();
const SECTION = { code: 'laminat', before: 'Ламинат', after: 'Ламинат и паркет' };

const seenOnStorefront = async () => (await fetch(`${shop}/c/${SECTION.code}`)).text();

test('an administrator comes in, invites, renames a section, sees it in the shop, takes it back and finds it in the log', async () => {
  const page = await visitors.open();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/office/login?to=%2Foffice%2Fstaff`);
  await page.getByLabel('Почта').fill('administrator@staff.sheber.test');
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Сотрудники', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/office/staff');

  // By the palette, as by the button.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('пригл');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя').fill('Проба Журналова');
  await dialog.getByLabel('Почта').fill(`probe-${Date.now()}@staff.sheber.test`);
  const send = dialog.getByRole('button', { name: 'Отправить приглашение' });
  // A button that cannot be pressed says why.
  expect(await send.getAttribute('title')).toBe('Выберите хотя бы одну роль');
  await dialog.getByLabel('контент').check();
  await send.click();
  await dialog.getByText('/office/invite/').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Проба Журналова').waitFor();

  // G T: to the sections.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Разделы', level: 1 }).waitFor();
  await page.getByRole('searchbox').fill(SECTION.code);
  await page.getByRole('button', { name: SECTION.before, exact: true }).first().click();
  await page.getByLabel(`Название: ${SECTION.before}`).fill(SECTION.after);
  await page.getByText('1 изменение').waitFor();

  // What is unsaved is asked about before it is left, by a link or by the browser's «back».
  for (const goAway of [() => page.getByRole('link', { name: 'Журнал' }).click(), () => page.goBack()]) {
    await goAway();
    const question = page.getByRole('dialog', { name: 'Правки не сохранены' });
    await question.getByRole('button', { name: 'Остаться' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel(`Название: ${SECTION.before}`).inputValue()).toBe(SECTION.after);
  }
  await page.keyboard.press('Control+s');
  await page.getByText('Сохранено: 1 поле').waitFor();
  await expect.poll(seenOnStorefront, { timeout: 3000 }).toContain(SECTION.after);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByText('Возвращено как было').waitFor();
  await eventually(seenOnStorefront).not.toContain(SECTION.after);

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Журнал', level: 1 }).waitFor();
  const saved = page.getByRole('row', { name: /Сохранены правки/ }).first();
  await eventually(() => saved.textContent()).toContain('Администратор ДЕМО');
  await saved.getByRole('link').click();
  await page.getByRole('heading', { name: 'Сохранены правки', level: 1 }).waitFor();
  await page.getByText('и паркет').first().waitFor();
});

test('two write to one name: the conflict is shown word by word, and the chosen one is kept', async () => {
  const page = await openAsStaff(visitors, 'administrator');
  await goToOffice(page, '/tree?q=kraski');
  const { items } = (await callAs('catalogue', 'GET', '/tree/')) as {
    items: { id: number; code: string; nameRu: string }[];
  };
  const section = items.find(({ code }) => code.includes('krask'));
  if (!section) throw new Error('the demo has no section of paints');
  const change = (from: string, to: string) =>
    callAs('catalogue', 'POST', '/changes/', {
      items: [{ subject: 'section', id: section.id, field: 'name_ru', from, to }],
      apply: true,
    });
  await goToOffice(page, `/tree?q=${section.code}&id=${section.id}`);
  await page.getByLabel(`Название: ${section.nameRu}`).fill(`${section.nameRu} и колеры`);
  await change(section.nameRu, `${section.nameRu} и эмали`);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /изменил другой/ });
  await dialog.waitFor();
  expect(await dialog.locator('mark').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('колеры'), expect.stringContaining('эмали')]),
  );
  await dialog.getByLabel('Свой вариант:').fill(`${section.nameRu}, эмали и колеры`);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Сохранено: 1 поле').waitFor();
  const after = (await callAs('catalogue', 'GET', '/tree/')) as { items: typeof items };
  expect(after.items.find(({ id }) => id === section.id)?.nameRu).toBe(`${section.nameRu}, эмали и колеры`);
  await change(`${section.nameRu}, эмали и колеры`, section.nameRu);
});
