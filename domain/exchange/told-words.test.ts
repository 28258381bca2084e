import { expect, it } from 'vitest';
import { findCountry, findTranslated, parseVat, splitLanguages } from './told-words.ts';

it.each([
  ['16', 16],
  ['16%', 16],
  ['НДС 12%', 12],
  ['12,00', 12],
  ['Без налога', 0],
  ['Без НДС', 0],
  ['БезНДС', 0],
  ['НДС16', 16],
  ['0', 0],
  ['', null],
  ['высокая', null],
])('%j is %j percent of VAT', (text, percent) => expect(parseVat(text)).toBe(percent));

it.each([
  ['Казахстан', 'KZ'],
  ['КАЗАХСТАН', 'KZ'],
  ['Россия', 'RU'],
  ['Российская Федерация', 'RU'],
  ['РФ', 'RU'],
  ['Китай', 'CN'],
  ['КОРЕЯ, РЕСПУБЛИКА', 'KR'],
  ['ИРАН (ИСЛАМСКАЯ РЕСПУБЛИКА)', 'IR'],
  ['Соединенные Штаты', 'US'],
  ['Чешская Республика', 'CZ'],
  ['ТАЙВАНЬ (КИТАЙ)', 'TW'],
  ['Босния и Герцеговина', 'BA'],
  ['Гонконг (САР)', 'HK'],
  ['Южная Корея', 'KR'],
  ['de', 'DE'],
  ['Нарния', null],
  ['', null],
])('%s is %j', (name, code) => expect(findCountry(name)).toBe(code));

it.each([
  ['Цвет (каз)', 'Цвет'],
  ['Цвет (Қаз.)', 'Цвет'],
  ['Цвет', null],
])('%s translates %j', (name, translated) => expect(findTranslated(name)).toBe(translated));

it.each([
  ['Ламинат | Ламинат', 'Ламинат', 'Ламинат'],
  ['Краски|Бояулар', 'Краски', 'Бояулар'],
  ['Краски', 'Краски', null],
  ['Tikkurila | Tikkurila', 'Tikkurila', 'Tikkurila'],
  ['Клей для плитки | Fix Master 25', 'Клей для плитки | Fix Master 25', null],
  ['Краски |', 'Краски |', null],
  ['А | Б | В', 'А | Б | В', null],
])('%s is %s and %j', (name, ru, kz) => expect(splitLanguages(name)).toEqual({ ru, kz }));
