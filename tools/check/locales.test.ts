import { describe, expect, test } from 'vitest';
import { findLocaleGaps } from './locales.ts';

const judge = (
  ru: object,
  kz: object,
  code = Object.keys(ru)
    .map((key) => `t('${key}');`)
    .join(''),
) =>
  findLocaleGaps([
    { path: 'storefront/i18n/ru.json', text: JSON.stringify(ru, null, 2) },
    { path: 'storefront/i18n/kz.json', text: JSON.stringify(kz, null, 2) },
    { path: 'storefront/home/home.tsx', text: code },
  ]);

const ruForms = {
  one: '{count} товар',
  few: '{count} товара',
  many: '{count} товаров',
  other: '{count} товара',
};
const kzForms = { one: '{count} тауар', other: '{count} тауар' };

test('equal files whose keys are all used have no gaps', () => {
  expect(judge({ a: 'Корзина', b: ruForms }, { a: 'Себет', b: kzForms })).toEqual([]);
});

test('a key that kz lacks is found at its line in ru, and the other way round', () => {
  const missing = judge({ a: 'А', b: 'Корзина' }, { a: 'А' });
  expect(missing).toMatchObject([{ path: 'storefront/i18n/ru.json', line: 3 }]);
  expect(missing[0]?.message).toContain('missing in kz.json');
  expect(judge({ a: 'А' }, { a: 'А', b: 'Себет' })).toMatchObject([
    { path: 'storefront/i18n/kz.json', line: 3 },
  ]);
});

test('a message file that is not there is found', () => {
  const ru = { path: 'storefront/i18n/ru.json', text: '{}' };
  expect(findLocaleGaps([ru])).toMatchObject([{ path: 'storefront/i18n/kz.json' }]);
});

describe('a message is refused', () => {
  test.each([
    ['with other placeholders', { a: 'В {city}' }, { a: '{town} қаласында' }],
    ['with an empty text', { a: 'А' }, { a: ' ' }],
    ['with an empty form', { a: ruForms }, { a: { ...kzForms, one: '' } }],
    ['with plural forms in one language only', { a: ruForms }, { a: '{count} тауар' }],
    [
      'without the form few in Russian',
      { a: { one: '{count}', many: '{count}', other: '{count}' } },
      { a: kzForms },
    ],
    ['with a Russian form in Kazakh', { a: ruForms }, { a: { ...kzForms, few: '{count}' } }],
  ])('%s', (_, ru, kz) => {
    expect(judge(ru, kz)).toHaveLength(1);
  });
});

test('a key that a screen asks for and no file has is found at the screen', () => {
  const findings = judge({ a: 'А' }, { a: 'А' }, "t('a');\nt('b');");
  expect(findings).toMatchObject([{ path: 'storefront/home/home.tsx', line: 2 }]);
});

test('a key asked for through an object is found as well', () => {
  expect(judge({ a: 'А' }, { a: 'А' }, "t('a');\nwords.t('b');")).toMatchObject([{ line: 2 }]);
});

test('a key that nothing asks for is found', () => {
  expect(judge({ a: 'А' }, { a: 'А' }, '')).toMatchObject([{ path: 'storefront/i18n/ru.json', line: 2 }]);
});

test.each(['t(`error.${code}`);', "t('error.' + code);", "const title = 'error.lost'; t(title);"])(
  'a key counts as used by %s',
  (code) => {
    expect(judge({ 'error.lost': 'А' }, { 'error.lost': 'А' }, code)).toEqual([]);
  },
);

test('the office has a dictionary of its own, held in the same way', () => {
  const office = (ru: object, kz: object, code: string) =>
    findLocaleGaps([
      { path: 'office/i18n/ru.json', text: JSON.stringify(ru, null, 2) },
      { path: 'office/i18n/kz.json', text: JSON.stringify(kz, null, 2) },
      { path: 'office/shell/rail.tsx', text: code },
    ]);
  expect(office({ a: 'Меню' }, { a: 'Мәзір' }, "t('a');")).toEqual([]);
  expect(office({ a: 'Меню', b: 'Вход' }, { a: 'Мәзір' }, "t('a'); t('b');")).toMatchObject([
    { path: 'office/i18n/ru.json', line: 3 },
  ]);
  expect(office({ a: 'Меню' }, { a: 'Мәзір' }, "t('a'); t('c');")).toMatchObject([
    { path: 'office/shell/rail.tsx', line: 1 },
  ]);
});

test('a key counts as used where a beginning is asked for as a key', () => {
  expect(
    judge({ 'call.save': 'Сохранено' }, { 'call.save': 'Сақталды' }, 't(`call.${name}` as Key);'),
  ).toEqual([]);
});
