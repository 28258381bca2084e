import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepNumbersWhole, keepOnOneLine, typograph } from './typography.ts';

// In the tables «_» stands for the no-break space.
const shown = (text: string, locale: 'ru' | 'kz') => typograph(text, locale).replaceAll('\u00A0', '_');

describe('Russian', () => {
  test.each([
    ['12 990 ₸', '12_990_₸'],
    ['1 234 567 ₸', '1_234_567_₸'],
    ['4 500 ₸/м²', '4_500_₸/м²'],
    ['2,22 м² в пачке', '2,22_м² в_пачке'],
    ['15,4 кг, 7 уп. и 3 шт.', '15,4_кг, 7_уп. и_3_шт.'],
    ['скидка 15 %', 'скидка 15_%'],
    ['до 27 °C', 'до_27_°C'],
    ['и в доме', 'и_в_доме'],
    ['Для пола и стен', 'Для_пола и_стен'],
    ['(на складе)', '(на_складе)'],
    ['в 2026 100 пачек', 'в_2026 100 пачек'],
    ['класс 33 8 мм', 'класс 33 8_мм'],
    ['5 метров', '5 метров'],
    ['плитка 30 × 60 см', 'плитка 30_×_60_см'],
    ['баллы × 2', 'баллы ×_2'],
    ['5 мм', '5_мм'],
    ['новость дня', 'новость дня'],
    ['канат', 'канат'],
    ['8 7182 55-40-40', '8 7182 55-40-40'],
    ['без цены', 'без_цены'],
    ['через 24 часа, 1 час, 12 часов', 'через 24_часа, 1_час, 12_часов'],
    ['дрель 18 В, 3000 об', 'дрель 18_В, 3000 об'],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(shown(text, 'ru')).toBe(expected);
  });
});

describe('Kazakh', () => {
  test.each([
    ['12 990 ₸', '12_990_₸'],
    ['қаптамада 2,22 м²', 'қаптамада 2,22_м²'],
    ['еден мен қабырға', 'еден_мен қабырға'],
    ['бүгін де, ертең де', 'бүгін_де, ертең_де'],
    ['3 дана', '3_дана'],
    ['5 қап, 5 қапт.', '5_қап, 5_қапт.'],
    ['2 бухта, 4 парақ, 3 шелек', '2_бухта, 4_парақ, 3_шелек'],
    ['24 сағ, 14 күн, 6 ай, 2 жыл', '24_сағ, 14_күн, 6_ай, 2_жыл'],
    ['24 сағат бойы', '24_сағат бойы'],
    ['100 ұпай, 500 теңге', '100_ұпай, 500_теңге'],
    ['на', 'на'],
    ['и в доме', 'и в доме'],
  ])('%s → %s', (text, expected) => {
    expect(shown(text, 'kz')).toBe(expected);
  });
});

describe('a name or a value keeps its numbers whole and breaks elsewhere', () => {
  test.each([
    ['Герметик силиконовый 310 мл белый', 'Герметик силиконовый 310_мл белый'],
    ['выдерживает воду 24 часа', 'выдерживает воду 24_часа'],
    ['Плитка для пола 30 × 60 см', 'Плитка для пола 30_×_60_см'],
    ['суға 24 сағат төзеді', 'суға 24_сағат төзеді'],
    ['Еден мен қабырға 10 000 дана', 'Еден мен қабырға 10_000_дана'],
    ['ашық реңкті, 33-класс, 10 мм', 'ашық реңкті, 33-|класс, 10_мм'],
    ['−12 %-ға дейін, 300 ₸-ге арзан', '−12_%-|ға дейін, 300_₸-|ге арзан'],
    ['кран 1/2″ ВР–НР, Алматы – Астана', 'кран 1/2″ ВР–|НР, Алматы – Астана'],
    ['шланг 5-слойный, BX-500, E13-S, 18-М', 'шланг 5-|слойный, BX-500, E13-S, 18-М'],
  ])('%s → %s', (text, expected) => {
    expect(keepNumbersWhole(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '|')).toBe(expected);
  });
});

test('a second pass finds nothing to do, and only spaces and joiners ever change', () => {
  const words = [
    'в',
    'на',
    'и',
    '12',
    '990',
    '2026',
    '₸',
    'м²',
    'кг',
    'уп.',
    'дом',
    '-класс',
    'мен',
    'де',
    ' ',
    ' ',
    '\u00A0',
    ',',
    '(',
    '-',
    '\n',
  ];
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words)).map((chosen) => chosen.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('ru' as const, 'kz' as const), (text, locale) => {
      const once = typograph(text, locale);
      expect(typograph(once, locale)).toBe(once);
      const plain = (words: string) => words.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
      expect(plain(once)).toBe(plain(text));
    }),
    { numRuns: 1000 },
  );
});

test('a name full of figures breaks between its words alone', () => {
  const name = 'Клей 25 кг 3 × 1,5 мм² 220 В, 33 класс, круг № 5, 12 990 ₸';
  expect(keepNumbersWhole(name).split(' ')).toEqual([
    'Клей',
    '25\u00A0кг',
    '3\u00A0×\u00A01,5\u00A0мм²',
    '220\u00A0В,',
    '33\u00A0класс,',
    'круг',
    '№\u00A05,',
    '12\u00A0990\u00A0₸',
  ]);
});

test('a number with hyphens and spaces has no place to break in', () => {
  expect(keepOnOneLine('+7 (700) 12-7').replaceAll('\u2060', '_')).toBe('+7 _(700) _12-_7');
});
