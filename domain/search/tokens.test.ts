import { describe, expect, test } from 'vitest';
import { toCodeStart, toCodes } from './codes.ts';
import { toFiledTexts, toNumberSpellings, toSizeSpellings } from './measures.ts';
import { type Token, toTokens } from './tokens.ts';

const texts = (text: string) => toTokens(text).map((token) => token.text);

describe('tokens', () => {
  test.each([
    ['Гипсокартон 12,5 мм', ['гипсокартон', '12.5mm']],
    ['гипсокартон 12½', ['гипсокартон', '12.5']],
    ['саморезы 3.5х25', ['саморезы', '3.5x25']],
    ['саморезы 3,5 × 25мм', ['саморезы', '3.5x25']],
    ['плитка 30*60', ['плитка', '30x60']],
    ['лист 2500х1200х12.5', ['лист', '2500x1200x12.5']],
    ['грунтовка 10л', ['грунтовка', '10l']],
    ['грунтовка 10 литров', ['грунтовка', '10l']],
    ['цемент М500', ['цемент', 'м500']],
    ['цемент m-500', ['цемент', 'м500']],
    ['кран 1/2"', ['кран', '1/2in']],
    ['кран ½ дюйма', ['кран', '1/2in']],
    ['кран 1 1/4″', ['кран', '1 1/4in']],
    ['33-сынып', ['33', 'сынып']],
    ['клей-пена', ['клеи', 'пена']],
    ['лампа E27', ['лампа', 'е27']],
    ['дюбель 10х', ['дюбел', '10']],
    ['автомат 16а 2p', ['автомат', '16a', '2р']],
    ['пленка 75 м²', ['пленка', '75m2']],
    ['АнтисептикX5л', ['антисептик', 'х5л']],
    ['рычагРуслово', ['рычаг', 'руслово']],
    ['АнтисептикLIGNOX5л', ['антисептик', 'lignox', '5l']],
    ['Cаморез', ['саморез']],
    ['TemirQol', ['temirqol']],
    ['болт М8х60', ['болт', '8x60']],
    ['болт 8x60', ['болт', '8x60']],
    ['саморез 3.5 на 25', ['саморез', '3.5x25']],
    ['муфта 20х1/2', ['муфта', '20x1/2']],
    ['кран Ду25', ['кран', '25mm']],
    ['труба d32', ['труба', '32']],
    ['кабель 2.5кв', ['кабел', '2.5mm2']],
    ['котёл КО-1,5', ['котел', 'ко1.5']],
    ['10-литровая', ['10l']],
    ['Саморез кров.4,8х35(250шт)', ['саморез', 'кров', '4.8x35', '250pc']],
    ['Смесь клад.М150', ['смес', 'клад', 'м150']],
    ['плёнка 75 кв.м', ['пленка', '75m2']],
    ['Поддон кв.170х70мм', ['поддон', 'кв', '170x70']],
    ['Шайба М16оц.', ['шаиба', 'м16', 'оц']],
    ['', []],
    ['!!! ,,, ---', []],
  ])('of «%s»', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test('are no more than a query can mean, however long the text', () => {
    expect(toTokens('а б в г д '.repeat(5000)).length).toBeLessThanOrEqual(40);
  });
});

const only = <K extends Token['kind']>(text: string, kind: K) => {
  const [token] = toTokens(text);
  if (token?.kind !== kind) throw new Error(`${text} is no ${kind}`);
  return token as Extract<Token, { kind: K }>;
};

describe('the same measure', () => {
  test.each([
    ['2,5 м', '2500mm'],
    ['60 см', '600mm'],
    ['1,7м', '170cm'],
    ['15 мм', '1/2in'],
    ['0,5 л', '500ml'],
    ['12,5', '12.5mm'],
  ])('%s may be written %s', (text, written) => {
    expect(toNumberSpellings(only(text, 'number')).map((each) => each.text)).toContain(written);
  });

  test.each([
    ['30*60', '300x600'],
    ['60х30', '30x60'],
    ['3×6 м', '3000x6000'],
    ['600x600 мм', '60x60'],
  ])('%s may be written %s', (text, written) => {
    expect(toSizeSpellings(only(text, 'size')).map((each) => each.text)).toContain(written);
  });

  test('a size is filed whole, by pairs and by its numbers', () => {
    expect(toFiledTexts(only('2500×1200×12,5 мм', 'size'))).toEqual([
      '2500x1200x12.5',
      '2500x1200',
      '1200x12.5',
      '2500mm',
      '1200mm',
      '12.5mm',
    ]);
  });
});

test.each([
  ['М8х60', ['8x60', '8', '60', 'м8']],
  ['КО-1,5', ['ко1.5', 'ко', '1.5']],
  ['OSB-3', ['оsв3', 'osb']],
  ['М500', ['м500', '500']],
  ['X5л', ['х5л', '5l']],
])('%s is filed under %j', (name, filed) => {
  expect(toTokens(name).flatMap(toFiledTexts)).toEqual(filed);
});

test('words that a price list cuts short are known as such', () => {
  const cut = (name: string) =>
    toTokens(name).flatMap((token) => (token.kind === 'word' && token.isCut ? [token.text] : []));
  expect(cut('Краска акр. матовая')).toEqual(['акр']);
  expect(cut('Кр-ка полумат.')).toEqual(['кр', 'кр-ка', 'полумат']);
});

test.each([
  ['34104', '34104'],
  ['арт. 341 04', '34104'],
  ['1220', null],
  ['34104 ламинат', null],
  ['М50000', null],
])('the beginning of a code in «%s» is %s', (query, start) => {
  expect(toCodeStart(query)).toBe(start);
});

test.each([
  ['3410400', ['3410400']],
  ['арт. 341 0400', ['3410400']],
  ['Артикул: AB-12/4', ['AB-12/4', 'ab-12/4']],
  ['цемент 3410400', ['3410400']],
  ['ламинат', []],
  ['12', []],
  ['ламинат 33 класс', []],
])('the codes in «%s»', (query, codes) => {
  expect(toCodes(query)).toEqual(codes);
});
