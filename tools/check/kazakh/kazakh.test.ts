import { describe, expect, test } from 'vitest';
import { drawRange } from '#demo/range/draw-range.ts';
import type { Source } from '../project.ts';
import { findKazakhEndings, textRules } from './endings.ts';
import { findKazakhTerms } from './terms.ts';
import { toKazakhTexts } from './texts.ts';

const inMessages = (text: string): Source[] => [
  { path: 'storefront/i18n/kz.json', text: `{\n  "a": ${JSON.stringify(text)}\n}\n` },
];

describe('texts are gathered', () => {
  test('from messages, pages and code, with what is filled in by its name', () => {
    const code = [
      "const pair = { ru: 'лента', kz: 'таспа' };",
      'const until = `Шот ${formatDate(order.keptUntil, "kz")} күніне дейін жарамды`;',
      "const ru = 'Счёт';",
    ].join('\n');
    expect(
      toKazakhTexts([
        ...inMessages('Себет'),
        { path: 'content/pages/faq.kz.md', text: '# Сұрақ\n\nЖауап\n' },
        { path: 'api/pay/words.ts', text: code },
        { path: 'api/pay/words.test.ts', text: "const old = 'сынып';" },
      ]),
    ).toEqual([
      { path: 'storefront/i18n/kz.json', line: 2, text: 'Себет' },
      { path: 'content/pages/faq.kz.md', line: 1, text: '# Сұрақ' },
      { path: 'content/pages/faq.kz.md', line: 3, text: 'Жауап' },
      { path: 'api/pay/words.ts', line: 1, text: 'таспа' },
      { path: 'api/pay/words.ts', line: 2, text: 'Шот {date} күніне дейін жарамды' },
    ]);
  });

  test('from a table with a language in each column', () => {
    const text = 'const table = `\nlenta | Лента | Таспа жиегі | 34\n`;';
    expect(toKazakhTexts([{ path: 'domain/taxonomy/table.ts', text }])).toMatchObject([
      { line: 2, text: 'Таспа жиегі' },
    ]);
  });
});

describe('an ending is refused', () => {
  test.each([
    ['after a figure, by its last word', '110-ден артық'],
    ['after a figure with a thousand', '1 000-ден артық'],
    ['after kilograms', '350 кг-дан ауырын'],
    ['after an ampere', '16 А-қа дейін'],
    ['after a count that is filled in', '{lines} тауардың {ready}-і дайын'],
    ['after a unit that is filled in', '{amount} {unit}-ден'],
    ['of an ordinal', '{nth}-ші тауарға жеңілдік'],
    ['that is missing before a postposition', 'Шот {date} дейін жарамды'],
    ['that is missing before a verb', '{date} әкелеміз'],
    ['that is missing after a time', 'ашық, {time} жабылады'],
    ['that is missing after a sum', '{sum} арзан'],
    ['that is missing after a unit', '350 кг ауырын жеткіземіз'],
    ['of «мен», which follows the last sound', '{min} мен {max} аралығында'],
    ['that is all of a label', 'Бастап'],
    ['in a word with a Latin letter', 'Жоспардағы енi'],
  ])('%s', (_, text) => {
    expect(findKazakhEndings(inMessages(text))).toMatchObject([{ line: 2 }]);
  });
});

test.each([
  ['110-нан артық, 1 500-ге дейін, R10-нан төмен емес'],
  ['350 кг-нан ауырын, 16 А-ге дейін, 5 %-ға, 50 000 ₸-ден'],
  ['{lines} тауардан {ready} тауар: {day}'],
  ['{number}-сурет, барлығы {count}'],
  ['{date} күніне дейін, {date} күні, {date} күнгі'],
  ['ашық, {time}-де жабылады'],
  ['{sum}-ге арзан, {min}–{max} аралығында'],
  ['SMS-пен, C2 класты, cookie'],
])('%s is kept', (text) => {
  expect(findKazakhEndings(inMessages(text))).toEqual([]);
});

test('names and descriptions of the demo range keep the endings with their figures filled in', () => {
  const texts = new Set(
    [...drawRange(1500)].flatMap(({ product }) => [product.name.kz, product.description.kz]),
  );
  expect(texts.size).toBeGreaterThan(2500);
  expect([...texts].flatMap((text) => textRules.flatMap((rule) => rule(text)))).toEqual([]);
});

describe('a word that another word has replaced', () => {
  test.each([
    ['базальт жылытқышы', 'жылу оқшаулағыш'],
    ['Таңдаулыдан алынды', 'таңдаулылар'],
    ['тапсырысты жою', 'бас тарту'],
    ['33-сынып', 'класс'],
    ['5 қап.', 'қапт.'],
    ['мекен-жайыңыз', 'мекенжай'],
    ['ГКПЫ парағы', 'ГКЛ'],
  ])('is found in «%s»', (text, write) => {
    const [finding, ...rest] = findKazakhTerms(inMessages(text));
    expect(rest).toEqual([]);
    expect(finding?.message).toContain(write);
  });

  test.each(['су жылытқыш', 'еден тегістегіші', 'құйма еден', 'МемСТ', '5 қап', 'бір баллон'])(
    'is not found in «%s»',
    (text) => {
      expect(findKazakhTerms(inMessages(text))).toEqual([]);
    },
  );
});
