import { expect, test } from 'vitest';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { cards, PATH, query, waitForControls } from './listing-page.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();

test('a burst of presses asks for the first and the last list alone, and the last one stays', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await waitForControls(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_payload.json'))
      asked.push(decodeURIComponent(new URL(request.url()).search));
  });
  await page.evaluate(() => {
    for (const code of ['31', '32', '33', '34']) {
      document
        .querySelector<HTMLInputElement>(`#filters input[name="f.floor_class"][value="${code}"]`)
        ?.click();
    }
  });
  await eventually(() => query(page)).toBe('f.floor_class=31,32,33,34');
  expect(asked).toEqual(['?f.floor_class=31', '?f.floor_class=31,32,33,34']);
  // The first list may have been overtaken on its way; then it left no step to go back to.
  await page.goBack();
  await eventually(() => query(page)).not.toContain('34');
  const left = query(page).includes('31') ? 1 : 0;
  await eventually(() => page.locator('#filters input[name="f.floor_class"]:checked').count()).toBe(left);
});

test('what is ticked before the filters have come alive counts all the same', async () => {
  const page = await visitors.open();
  let letThrough = () => {};
  const ticked = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/assets/controls-*.js', async (route) => {
    await ticked;
    await route.continue();
  });
  await goTo(page, PATH);
  await page.locator('#filters').getByRole('checkbox', { name: '33' }).check();
  expect(query(page)).toBe('');
  letThrough();
  await eventually(() => query(page)).toBe('f.floor_class=33');
  expect(await page.locator('#filters').getByRole('checkbox', { name: '33' }).isChecked()).toBe(true);
});

test('a burst of presses while the filters come alive loses none', async () => {
  const page = await visitors.open();
  // React does its work in messages to itself: held back, the press itself brings the filters to life.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function hold(this: MessagePort, ...message: unknown[]) {
      const send = () => Reflect.apply(post, this, message);
      if (isHeld) held.push(send);
      else send();
    };
    addEventListener('test:hold', () => {
      isHeld = true;
    });
    addEventListener('test:release', () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    });
  });
  let letThrough = () => {};
  const isHeld = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/assets/controls-*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await goTo(page, PATH);
  await page.evaluate(() => dispatchEvent(new Event('test:hold')));
  const controls = page.waitForEvent('requestfinished', (request) => request.url().includes('/controls-'));
  letThrough();
  await controls;
  await page.waitForTimeout(100);
  await page.evaluate(() => {
    for (const code of ['31', '32', '33'])
      document
        .querySelector<HTMLInputElement>(`#filters input[name="f.floor_class"][value="${code}"]`)
        ?.click();
    dispatchEvent(new Event('test:release'));
  });
  await eventually(() => query(page)).toBe('f.floor_class=31,32,33');
});

test('filters whose code does not come are the ordinary form that they are without the script', async () => {
  const page = await visitors.open();
  allowComplaint(page, /controls-|net::ERR_FAILED/);
  await page.route('**/assets/controls-*.js', (route) => route.abort());
  await goTo(page, PATH);
  await page.locator('#filters').getByRole('checkbox', { name: '34' }).check();
  await page.getByRole('button', { name: 'Показать товары' }).click();
  await page.waitForURL(/f\.floor_class=34/);
  await page.getByRole('link', { name: 'Убрать фильтр: Класс износостойкости: 34' }).click();
  await page.waitForURL((url) => url.pathname === PATH && url.search === '');
});

test('a chip takes its filter off and hands the focus on; the count is said aloud', async () => {
  const page = await visitors.open();
  await goTo(page, `${PATH}?f.floor_class=33&f.thickness_mm=8`);
  await waitForControls(page);
  const status = page.getByRole('status').filter({ hasText: /^Найден/ });
  const before = await status.textContent();
  const chip = page.getByRole('link', { name: 'Убрать фильтр: 8 мм' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await eventually(() => query(page)).toBe('f.floor_class=33');
  await eventually(() => status.textContent()).not.toBe(before);
  await eventually(() => page.evaluate(() => document.activeElement?.closest('ul')?.ariaLabel)).toBe(
    'Выбранные фильтры',
  );
});

test('the sheet is closed by Esc and by back, and keeps what was chosen in it', async () => {
  const page = await visitors.open({ width: 360 });
  await goTo(page, PATH);
  await waitForControls(page);
  const opener = page.getByRole('link', { name: 'Фильтры' });
  const sheet = page.getByRole('dialog');
  await opener.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(page.url()).toMatch(/\/c\/laminat$/);

  await opener.click();
  await sheet.getByRole('checkbox', { name: '34' }).check();
  await eventually(() => query(page)).toBe('f.floor_class=34');
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await eventually(() => page.url()).toMatch(/\/c\/laminat\?f\.floor_class=34$/);
  await eventually(() =>
    page.getByRole('link', { name: 'Убрать фильтр: Класс износостойкости: 34' }).count(),
  ).toBe(1);
});

test('a price is bounded by figures and by the slider, with the keyboard alone', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await waitForControls(page);
  const filters = page.locator('#filters');
  const most = filters.getByRole('group', { name: 'Цена' }).getByRole('textbox', { name: 'До' });
  await most.fill('9 000');
  await most.press('Enter');
  await eventually(() => query(page)).toBe('priceTo=9000');
  expect(await most.evaluate((input) => input === document.activeElement)).toBe(true);
  const slider = filters.getByRole('slider', { name: 'Цена: До' });
  expect(await slider.getAttribute('aria-valuetext')).toBe('9\u00A0000\u00A0₸');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(() => query(page)).toMatch(/^priceTo=89\d\d$/);
  await page.keyboard.press('End');
  await eventually(() => query(page)).toBe('');
});

test('a choice that finds nothing offers to drop its filters one by one', async () => {
  const page = await visitors.open();
  await goTo(page, `${PATH}?f.floor_class=33&priceTo=1`);
  await waitForControls(page);
  await page.getByRole('heading', { name: 'Под такой набор фильтров товаров нет' }).waitFor();
  await expectClean(page, { lang: 'ru-KZ' });
  await page.getByRole('link', { name: /^Без «до 1/ }).click();
  await eventually(() => query(page)).toBe('f.floor_class=33');
  await eventually(() => cards(page)).toBeGreaterThan(0);
});

test('a list that comes late is waited for in sight, and makes nothing jump', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await waitForControls(page);
  await page.route('**/_payload.json*', async (route) => {
    await new Promise((done) => setTimeout(done, 900));
    await route.continue();
  });
  const goods = page.getByRole('region', { name: 'Товары раздела «Ламинат»' });
  await page.locator('#filters').getByRole('checkbox', { name: '34' }).check();
  expect(await goods.getAttribute('aria-busy')).toBe('true');
  await eventually(() => query(page)).toBe('f.floor_class=34');
  await eventually(() => goods.getAttribute('aria-busy')).toBe('false');
  await expectClean(page, { lang: 'ru-KZ' });
});

test('a list that does not come is no empty list', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await waitForControls(page);
  allowComplaint(page, /_payload\.json/);
  await page.route('**/_payload.json*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, statusMessage: 'x', requestId: 'r' } }),
  );
  // Not check(): the box may be gone with the page before its state is looked at.
  await page.locator('#filters').getByRole('checkbox', { name: '33' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Ламинат' }).waitFor();
  expect(await page.getByText('Под такой набор фильтров').count()).toBe(0);
});

test('a folded filter brings its values when it is pressed, and takes the focus with it', async () => {
  const page = await visitors.open();
  await goTo(page, PATH);
  await waitForControls(page);
  const filters = page.locator('#filters');
  expect(await filters.getByRole('checkbox', { name: 'Дуб Риддер' }).count()).toBe(0);
  await filters.getByRole('button', { name: 'Декор' }).press('Enter');
  await filters.getByRole('checkbox', { name: 'Дуб Риддер' }).check();
  await eventually(() => query(page)).toBe('f.floor_decor=dub-ridder&open=floor_decor');
  // The last one taken back must not shut the list under the pointer.
  await filters.getByRole('checkbox', { name: 'Дуб Риддер' }).uncheck();
  await eventually(() => query(page)).toBe('open=floor_decor');
  expect(await filters.getByRole('checkbox', { name: 'Дуб Риддер' }).isVisible()).toBe(true);
  await filters.getByRole('button', { name: /Показать ещё/ }).click();
  const more = filters.locator('summary', { hasText: 'Свернуть' });
  await eventually(() => more.evaluate((head) => head === document.activeElement)).toBe(true);
  await expectClean(page, { lang: 'ru-KZ' });
});

test('without JavaScript a folded filter comes with the next page, and with it what was ticked', async () => {
  const page = await visitors.open({ javaScriptEnabled: false });
  allowComplaint(page, /preloaded using link preload but not used/);
  await page.goto(PATH);
  const filters = page.locator('#filters');
  await filters.getByRole('checkbox', { name: '33' }).check();
  await filters.getByRole('button', { name: 'Декор' }).click();
  await page.waitForURL(/open=floor_decor/);
  expect(await filters.getByRole('checkbox', { name: '33' }).isChecked()).toBe(true);
  await filters.getByRole('checkbox', { name: 'Дуб Риддер' }).check();
  await filters.getByRole('button', { name: 'Показать товары' }).click();
  await page.waitForURL(/f\.floor_decor=dub-ridder/);
});

test('the data of a page is read off its words; where these were changed before, the page is asked for once more', async () => {
  const page = await visitors.open();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === PATH) asked.push(request.resourceType());
  });
  await goTo(page, PATH);
  await waitForControls(page);
  expect(asked).toEqual(['document']);
  // As a translator does it, as soon as the words are there.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.querySelector('meta[name=description]');
      meta?.setAttribute('content', 'Laminate');
    });
  });
  asked.length = 0;
  await goTo(page, PATH);
  await waitForControls(page);
  expect(asked).toEqual(['document', 'fetch']);
  expect(await cards(page)).toBe(24);
});
