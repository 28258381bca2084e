import { expect, test } from 'vitest';
import { composeLetter } from '../mail/mail.ts';
import { drivesLetter } from './drives-letter.ts';
import { LETTER_KINDS, type LetterOrder } from './order-letter-words.ts';
import { orderLetter } from './order-letters.ts';

const writeOrder = (...of: Parameters<typeof orderLetter>) => ({
  ...orderLetter(...of),
  ...composeLetter(orderLetter(...of)),
});

const order: LetterOrder = {
  id: 7,
  number: 'P-261117-00057',
  language: 'ru',
  email: 'buyer@sheber.test',
  firstName: 'Данияр',
  isPickup: true,
  place: 'Шебер на Естая, ул. Естая, 196',
  pickupCode: '4821',
  promisedOn: '2026-11-18',
  slot: null,
  keptUntil: '2026-11-21',
  totalTenge: 40_200,
  isAwaitingPayment: true,
  confirmUntil: null,
  isPricedByHand: false,
  hasMoney: false,
  points: { points: 0, needsCard: false },
  items: [
    { externalId: 'abc1', name: 'Ламинат', count: 4, unit: 'уп.', sumTenge: 37_200, isGift: false },
    { externalId: 'abc2', name: 'Подложка', count: 1, unit: 'рул.', sumTenge: 1, isGift: true },
  ],
  parts: { servicesTenge: 0, deliveryTenge: 3000, liftTenge: 0 },
};

test('a letter of an order shows its goods with pictures and what they come to, part by part', () => {
  const { html, text } = writeOrder('created', order, 'https://sheber.test');
  expect(html.match(/cid:\w+@goods/g)).toEqual(['cid:abc1@goods', 'cid:abc2@goods']);
  for (const words of [
    '4\u00A0уп. · 37\u00A0200\u00A0₸',
    '1\u00A0рул. · Подарок',
    'Доставка: 3\u00A0000\u00A0₸',
    'Итого: 40\u00A0200\u00A0₸',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Подъём');
});

test('an order of many lines tells how many are left out', () => {
  const [item] = order.items;
  const items = Array.from({ length: 23 }, () => item ?? order.items[0]).filter((each) => each !== undefined);
  expect(writeOrder('created', { ...order, items }, '').text).toContain('И ещё: 3');
});

test.each(LETTER_KINDS)('the letter «%s» has the one frame of all letters, in both languages', (kind) => {
  for (const language of ['ru', 'kz'] as const) {
    const { html } = writeOrder(kind, { ...order, language }, 'https://sheber.test');
    expect(html).toContain(`<html lang="${language === 'kz' ? 'kk' : 'ru'}">`);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('>Шебер</td>');
  }
});

test('the letter about drives says what comes when, in both languages, and that the money stays', () => {
  const slot = { date: '2026-11-18', from: '13:00', to: '17:00' };
  const drives = [
    { part: 1, slot, goods: 27_900, lines: [{ line: 1, count: 3, sum: 27_900 }] },
    {
      part: 2,
      slot: { ...slot, date: '2026-11-20' },
      goods: 9300,
      lines: [
        { line: 1, count: 1, sum: 9300 },
        { line: 2, count: 1, sum: 1 },
      ],
    },
  ];
  const write = (language: 'ru' | 'kz', of = drives) => {
    const letter = drivesLetter({ ...order, language }, { id: '5', drives: of }, 'https://sheber.test');
    return { ...letter, ...composeLetter(letter) };
  };
  const ru = write('ru');
  expect(ru).toMatchObject({
    dedupeKey: 'order:7:drives:5',
    subject: 'Заказ P-261117-00057 привезём в 2 приёма',
  });
  for (const words of [
    'Доставка 2: 20\u00A0ноября, 13:00–17:00 · 9\u00A0300\u00A0₸',
    'Доставка 1: Ламинат\n  3\u00A0уп. · 27\u00A0900\u00A0₸',
    '1\u00A0рул. · Подарок',
    'Доставка и услуги: 3\u00A0000\u00A0₸',
    'Итого: 40\u00A0200\u00A0₸',
  ])
    expect(ru.text).toContain(words);
  expect(write('kz').text).toContain('2-жеткізу: 20\u00A0қараша');
  expect(write('kz').subject).toBe('P-261117-00057 тапсырысын 2 бөлікке бөліп жеткіземіз');
  expect(write('ru', drives.slice(0, 1)).subject).toContain('за один раз');
});

test('the letter of an order that the shop has to confirm says that nothing is held, and until when it waits', () => {
  const waiting = { ...order, confirmUntil: new Date('2026-11-19T10:30:00Z'), isAwaitingPayment: false };
  const ru = writeOrder('created', waiting, '');
  expect(ru.subject).toBe('Заказ P-261117-00057 ждёт подтверждения магазина');
  expect(ru.text).toContain('товары пока не отложены');
  expect(ru.text).toMatch(/19\sноября, 15:30/);
  expect(ru.text).not.toContain('Готов к выдаче');
  expect(writeOrder('created', { ...waiting, language: 'kz' }, '').text).toContain(
    'тауар әзірге сақталған жоқ',
  );
});
