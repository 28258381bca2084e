/** Short messages in the shop's own words: checked, logged, taken back, and said by what is sent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getSmsWords, type SmsWordsRow } from '#contract/office/sms-words.ts';
import { SMS_KINDS, SMS_USUAL } from '#domain/sms-words.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { wordSms } from './sms-words.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'content@sms.test', roles: ['content'] }));
});
afterAll(() => shop.close());

const read = async () => (await askOffice(shop, getSmsWords, { cookie })).json().items as SmsWordsRow[];
const save = async (id: number | undefined, from: string, to: string) => {
  const items = [{ subject: 'sms_words', id, field: 'words', from, to }];
  return (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
};

test('every message is listed in both languages, in the words that ship', async () => {
  expect((await read()).map(({ kind, language, words }) => [kind, language, words])).toEqual(
    SMS_KINDS.flatMap((kind) => [
      [kind, 'ru', ''],
      [kind, 'kz', ''],
    ]),
  );
  expect(await wordSms(shop.db, 'login', 'ru', '123456')).toBe(
    SMS_USUAL.login.ru.replace('{code}', '123456'),
  );
});

test('own words are sent, those that cannot be are refused, and an undo brings the factory words back', async () => {
  const row = (await read()).find(({ kind, language }) => kind === 'login' && language === 'kz');
  expect((await save(row?.id, '', 'Шебер')).code).toBe('sms.missing');
  expect((await save(row?.id, '', '{code} {name}')).code).toBe('sms.unknown');
  expect((await save(row?.id, '', `{code} ${'ә'.repeat(140)}`)).code).toBe('sms.long');
  const { data } = await save(row?.id, '', 'Шебер коды: {code}');
  expect(await wordSms(shop.db, 'login', 'kz', '000123')).toBe('Шебер коды: 000123');
  expect(await wordSms(shop.db, 'login', 'ru', '000123')).toContain('000123 — код входа');
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: { apply: true } });
  expect(await wordSms(shop.db, 'login', 'kz', '000123')).toContain('000123 — Шеберге кіру коды');
});
