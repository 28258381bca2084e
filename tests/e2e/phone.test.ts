import { expect, inject, test } from 'vitest';
import { localePath } from '#domain/locale.ts';
import { formatPhone } from '#domain/phone.ts';
import { listMessages } from '#tests/outbox.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { aUser } from './new-user.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const OLD = '+77057770031';
const NEW = '+77057770032';

const messagesTo = (phone: string) =>
  listMessages(inject('shopDataDir')).filter((message) => message.startsWith(phone));

test('in Kazakh on a phone, by keyboard alone: another number by the code sent there, and the old one hears of it', async () => {
  const t = words.kz;
  const buyer = await aUser('another-phone', OLD);
  const page = await visitors.open({ width: 360, token: buyer.token });
  await goTo(page, localePath('/personal/private', 'kz'));
  await page.getByText(formatPhone(OLD)).waitFor();
  await page.getByRole('button', { name: t('phoneChange.open') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t('phoneChange.title') });
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  await eventually(() => field('phone').evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await field('phone').getAttribute('autocomplete')).toBe('tel');
  expect(await field('password').getAttribute('autocomplete')).toBe('current-password');

  // A wrong password is told at its field; the number stays.
  allowComplaint(page, /\b422\b/);
  await page.keyboard.type('8 705 777 00 32');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await eventually(() => field('password').getAttribute('aria-invalid')).toBe('true');
  await expectClean(page, { lang: 'kk-KZ', axe: 'all', isMoved: true });
  await field('password').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('sheber-demo-1');
  await page.keyboard.press('Enter');

  await eventually(() => field('code').evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await field('code').getAttribute('autocomplete')).toBe('one-time-code');
  const code = /(\d{6})/.exec(messagesTo(NEW).at(-1)?.split('\n')[1] ?? '')?.[1] ?? '';
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(formatPhone(NEW)).waitFor();
  expect(messagesTo(OLD).at(-1)).toContain('+7 7** *** ** 32');
});

test('the first way in is a code, which a demo shows in its outbox', async () => {
  const t = words.ru;
  const buyer = await aUser('by-code');
  const page = await visitors.open();
  await goTo(page, '/contacts');
  await page
    .getByRole('link', { name: t('header.login') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('login.title') });
  await dialog.getByLabel(t('registration.phone')).fill(buyer.phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel(t('code.code')).waitFor();
  const [outbox] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: t('code.demoOutbox') }).click(),
  ]);
  const message = outbox.getByRole('listitem').filter({ hasText: buyer.phone }).getByRole('strong');
  const code = /\d{6}/.exec((await message.first().textContent()) ?? '')?.[0] ?? '';
  await outbox.close();
  await dialog.getByLabel(t('code.code')).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Айгерім').first().waitFor();
});
