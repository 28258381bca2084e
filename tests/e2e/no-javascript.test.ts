import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { aUser } from './new-user.ts';
import { DEMO_PASSWORD, eventually, follow, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('without JavaScript in %s at %i px', (locale, width) => {
  const t = words[locale];
  const other: Locale = locale === 'ru' ? 'kz' : 'ru';
  const at = (path: string) => localePath(path, locale);
  const open = () => visitors.open({ width, javaScriptEnabled: false });

  test('one finds the way from the catalogue link to a product and through the pages of a listing', async () => {
    const page = await open();
    await page.goto(at('/'));
    const catalog = page
      .getByRole('link', { name: t('header.catalog'), exact: true })
      .locator('visible=true')
      .first();
    await catalog.click();
    await page.waitForURL(at('/catalog'));
    await page
      .getByRole('main')
      .locator(`a[href="${at('/c/laminat')}"]`)
      .first()
      .click();
    await page.waitForURL(at('/c/laminat'));
    const first = await page.getByRole('article').first().textContent();
    const pager = page.getByRole('navigation', { name: t('design.pager') });
    await follow(pager.getByRole('link', { name: t('design.pager.next') }));
    await page.waitForURL(`${at('/c/laminat')}?page=2`);
    expect(await page.getByRole('article').first().textContent()).not.toBe(first);
    const link = page.getByRole('article').first().getByRole('link').first();
    const name = await link.textContent();
    await link.click();
    await page.waitForURL(/\/p\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  });

  test.each(['/c/laminat', '/sets/kits/elektrika'])('the list of %s is put in order', async (path) => {
    const page = await open();
    await page.goto(at(path));
    await page.getByLabel(t('listing.sort'), { exact: true }).selectOption('price-asc');
    await page.getByRole('button', { name: t('listing.sortApply'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === at(path) && url.searchParams.get('sort') === 'price-asc');
  });

  test('the search, the language and the city are forms and links', async () => {
    const page = await open();
    await page.goto(at('/c/laminat'));
    await page.getByRole('searchbox', { name: t('header.search') }).fill('33 класс');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('33 класс');
    expect(await page.getByRole('searchbox', { name: t('header.search') }).inputValue()).toBe('33 класс');

    const languages = page.getByRole('navigation', { name: t('language.switch') });
    await follow(languages.getByRole('link', { name: LOCALES[other].label }));
    await page.waitForURL((url) => url.pathname === localePath('/search', other));
    expect(new URL(page.url()).searchParams.get('q')).toBe('33 класс');
    expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[other].langTag);

    const address = page.url();
    const cities = page.getByRole('combobox', { name: words[other]('city.title') });
    await cities.selectOption('almaty');
    await follow(page.getByRole('button', { name: words[other]('city.choose'), exact: true }));
    await page.waitForURL(address);
    expect(await cities.inputValue()).toBe('almaty');
    expect(await page.getByRole('banner').textContent()).toContain('Алматы');
  });

  test('goods are put into the cart, counted and asked for with contacts', async () => {
    const page = await open();
    await page.goto(at('/c/laminat'));
    const card = page
      .getByRole('article')
      .filter({ hasText: t('button.active') })
      .first();
    const name = await card.getByRole('link').first().textContent();
    await card.getByRole('button', { name: t('button.active') }).click();
    await page.waitForURL(at('/cart'));
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: name ?? '', exact: true })
      .first()
      .waitFor();
    const count = main.getByRole('spinbutton');
    await count.fill('2');
    // The same page anew: what is filled in before it has come would be lost.
    await Promise.all([
      page.waitForEvent('load'),
      follow(main.getByRole('button', { name: t('cart.plain.recount') })),
    ]);
    expect(await count.inputValue()).toBe('2');
    await main.getByLabel(t('cart.plain.name'), { exact: true }).fill('Айгүл');
    await main
      .getByLabel(t('cart.plain.phone'), { exact: true })
      .fill(locale === 'ru' ? '+7 701 555-44-33' : '+7 701 555-44-34');
    await follow(main.getByRole('button', { name: t('cart.plain.send') }));
    // By its text: the browser's driver looks for no words within <noscript>.
    await eventually(() => main.textContent()).toContain(t('cart.plain.sent'));
    expect(await main.getByRole('spinbutton').count()).toBe(0);
  });

  test('the checkout leads to the login and back, and a pickup becomes an order', async () => {
    const user = await aUser('plain');
    const page = await open();
    await page.goto(at('/c/laminat'));
    await page
      .getByRole('article')
      .filter({ hasText: t('button.active') })
      .first()
      .getByRole('button', { name: t('button.active') })
      .click();
    await page.waitForURL(at('/cart'));
    const main = page.getByRole('main');
    await follow(main.getByRole('link', { name: t('cart.plain.logIn'), exact: true }));
    const login = page.locator('form[action="/_login"]');
    const enter = async (password: string) => {
      await login.getByLabel(t('login.login'), { exact: true }).fill(user.email);
      await login.getByLabel(t('login.password'), { exact: true }).fill(password);
      await follow(login.getByRole('button', { name: t('login.submit'), exact: true }));
    };
    await enter('not-this-one');
    await page.waitForURL(/entered=auth.invalid_credentials/);
    expect(await main.textContent()).toContain(errors['auth.invalid_credentials'][locale]);
    await enter(DEMO_PASSWORD);
    await page.waitForURL(at('/cart'));
    const order = page.locator('form[action="/_cart/order"]');
    await order.getByRole('radio', { name: t('payment.card_on_receipt') }).check();
    await order.getByRole('button').click();
    await page.waitForURL(/\/order-created\?number=/);
    const number = new URL(page.url()).searchParams.get('number') ?? '';
    expect(await main.textContent()).toContain(number);
    await page.goto(at('/cart'));
    expect(await main.getByRole('spinbutton').count()).toBe(0);
    const made = await user.call<{ data: { number: string }[] }>('GET', '/api/v1/orders/');
    expect(made.data.map((each) => each.number)).toEqual([number]);
  });

  test('a product has a form for questions, and says what became of one; nothing stands there that needs the script', async () => {
    const page = await open();
    await page.goto(at('/c/laminat'));
    await page.getByRole('article').first().getByRole('link').first().click();
    const form = page.locator('form[action="/_question"]');
    for (const name of ['name', 'contact', 'question'] as const)
      expect(await form.getByLabel(t(`questions.plain.${name}`), { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: t('questions.ask'), exact: true }).count()).toBe(1);
    await page.goto(`${new URL(page.url()).pathname}?asked=sent#questions`);
    expect(await page.getByRole('main').textContent()).toContain(t('questions.asked.sent'));
  });

  test('a guarded page and a wrong address still lead on', async () => {
    const page = await open();
    await page.goto(at('/personal'));
    expect(new URL(page.url()).pathname).toBe(at('/'));
    const response = await page.goto(at('/no/such/page'));
    expect(response?.status()).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('notFound.catalog') })
      .click();
    await page.waitForURL(`${at('/catalog')}/`);
  });
});
